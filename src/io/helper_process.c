/* helper_process.c - requests for files over a pair of sockets: who asks, and who answers. */
#define _GNU_SOURCE /* close_range */

#include "io/helper_process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/core_sentences.h"
#include "io/channel.h"
#include "io/untrusted_request.h"

/* What goes ahead of the path and the text. Both ends are one program: bytes as they lie. */
typedef struct RequestHead {
  uint32_t task, mb, over, path_length;
  uint64_t text_length;
} RequestHead;

/* What goes ahead of the sentence and the text; with it an open file, if there is one. */
typedef struct AnswerHead {
  FileId id;
  uint64_t text_length;
  uint32_t good, folder, error_length;
  int32_t reason;
} AnswerHead;

enum { TEXT_MOST = 256 << 20, CHUNK = 4096 };

/* The one helper of this process. */
static int channel = -1;
static pid_t process;

/* Reads past what there is no memory for. */
static bool skip(int from, uint64_t left) {
  char away[CHUNK];
  bool good = true;
  for (; good && left > 0; left -= left < CHUNK ? left : CHUNK)
    good = channel_receive(from, away, left < CHUNK ? (size_t)left : CHUNK);
  return good;
}

/* A text of so many bytes, ended; false when the other end is gone. Without memory for it *text is
** NULL. */
static bool receive_text(int from, uint64_t length, char **text) {
  *text = malloc((size_t)length + 1);
  if (!*text) return skip(from, length);
  (*text)[length] = '\0';
  return channel_receive(from, *text, (size_t)length);
}

/* ---- the side of the helper ---- */

/* A head, and with it a file. */
static bool send_head(int to, const AnswerHead *head, int file) {
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } with = {.room = {0}};
  struct iovec bytes = {(void *)head, sizeof *head};
  struct msghdr message = {.msg_iov = &bytes, .msg_iovlen = 1};
  if (file >= 0) {
    message.msg_control = with.room;
    message.msg_controllen = sizeof with.room;
    struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    *rights = (struct cmsghdr){
        .cmsg_len = CMSG_LEN(sizeof file), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(rights), &file, sizeof file);
  }
  ssize_t n;
  do n = sendmsg(to, &message, MSG_NOSIGNAL);
  while (n < 0 && errno == EINTR);
  return n > 0 && channel_send(to, (const char *)head + n, sizeof *head - (size_t)n);
}

static bool send_answer(int to, const FileAnswer *answer) {
  AnswerHead head = {.id = answer->id,
                     .text_length = answer->text_length,
                     .good = answer->good,
                     .folder = answer->folder,
                     .error_length = (uint32_t)strlen(answer->error),
                     .reason = answer->reason};
  return send_head(to, &head, answer->file) && channel_send(to, answer->error, head.error_length) &&
         channel_send(to, answer->text, answer->text_length);
}

static void answer_request(const FileRequest *request, bool has_memory, FileAnswer *answer) {
  *answer = (FileAnswer){.file = -1, .reason = EPERM};
  if (!has_memory) {
    answer->reason = ENOMEM;
    say_fail(answer->error, FILE_SENTENCE, SAY(OUT_OF_MEMORY));
  } else if (untrusted_may(request, answer->error, FILE_SENTENCE)) {
    disk_do(request, answer);
    if (answer->good) untrusted_note(request);
  }
}

/* One request; false when there will be no further one, or this is none. */
static bool serve_one(int from) {
  RequestHead head;
  char path[FILE_PATH], *text = NULL;
  if (!channel_receive(from, &head, sizeof head)) return false;
  if (head.path_length >= sizeof path || head.text_length > TEXT_MOST) return false;
  if (!channel_receive(from, path, head.path_length)) return false;
  path[head.path_length] = '\0';
  bool good = receive_text(from, head.text_length, &text);
  FileRequest request = {.task = head.task < FILE_TASK_NB ? (FileTask)head.task : FILE_TASK_NB,
                         .path = path,
                         .mb = head.mb <= FILE_RECORD_MB ? (int)head.mb : 0,
                         .over = head.over != 0,
                         .text = text,
                         .text_length = (size_t)head.text_length};
  FileAnswer answer;
  if (good) {
    answer_request(&request, text != NULL, &answer);
    good = send_answer(from, &answer);
    if (answer.file >= 0) close(answer.file);
    free(answer.text);
  }
  free(text);
  return good;
}

/* Keeps nothing of the program but its folder and this socket: not its files, not its place among
** the processes that the terminal sends signals to. */
static void leave_program(int keep) {
  static const int deaf[] = {SIGINT, SIGQUIT, SIGHUP, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t i = 0; i < sizeof deaf / sizeof deaf[0]; i++) signal(deaf[i], SIG_IGN);
  setpgid(0, 0);
  int nothing = open("/dev/null", O_RDWR);
  for (int file = STDIN_FILENO; nothing >= 0 && file <= STDERR_FILENO; file++) dup2(nothing, file);
  if (keep > STDERR_FILENO + 1) close_range(STDERR_FILENO + 1, (unsigned)keep - 1, 0);
  close_range((unsigned)keep + 1, ~0u, 0);
}

/* ---- the side that asks ---- */

bool helper_start(void (*confine)(void)) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) return false;
  process = fork();
  if (process == 0) {
    leave_program(pair[1]);
    if (confine) confine();
    while (serve_one(pair[1])) {
    }
    _exit(0);
  }
  int reason = errno;
  close(pair[1]);
  channel = process < 0 ? -1 : pair[0];
  if (process > 0) return true;
  close(pair[0]);
  process = 0;
  errno = reason;
  return false;
}

bool helper_is_on(void) { return process > 0; }

long helper_process(void) { return process; }

static bool send_request(const FileRequest *request) {
  RequestHead head = {.task = request->task,
                      .mb = (uint32_t)request->mb,
                      .over = request->over,
                      .path_length = (uint32_t)strlen(request->path),
                      .text_length = request->text_length};
  return channel_send(channel, &head, sizeof head) &&
         channel_send(channel, request->path, head.path_length) &&
         channel_send(channel, request->text, request->text_length);
}

/* A head, and the file that comes with it, or -1. */
static bool receive_head(AnswerHead *head, int *file) {
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } with;
  struct iovec bytes = {head, sizeof *head};
  struct msghdr message = {.msg_iov = &bytes,
                           .msg_iovlen = 1,
                           .msg_control = with.room,
                           .msg_controllen = sizeof with.room};
  ssize_t n;
  do n = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  while (n < 0 && errno == EINTR);
  if (n <= 0) return false;
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  if (rights && rights->cmsg_type == SCM_RIGHTS) memcpy(file, CMSG_DATA(rights), sizeof *file);
  return channel_receive(channel, (char *)head + n, sizeof *head - (size_t)n);
}

static bool receive_answer(FileAnswer *answer) {
  AnswerHead head;
  if (!receive_head(&head, &answer->file)) return false;
  if (!channel_receive(channel, answer->error, head.error_length)) return false;
  if (head.text_length > 0 && !receive_text(channel, head.text_length, &answer->text)) return false;
  bool short_of_memory = head.text_length > 0 && !answer->text;
  answer->id = head.id;
  answer->folder = head.folder != 0;
  answer->good = head.good && !short_of_memory;
  answer->reason = short_of_memory ? ENOMEM : head.reason;
  answer->text_length = answer->text ? (size_t)head.text_length : 0;
  if (short_of_memory) say_fail(answer->error, FILE_SENTENCE, SAY(OUT_OF_MEMORY));
  return true;
}

static const char GONE[] =
    "the process that reads and writes the files is gone: start pengyou anew";

/* Said once, because some who ask have no place for a sentence. */
static void lose_helper(void) {
  if (channel < 0) return;
  close(channel);
  channel = -1;
  fprintf(stderr, "pengyou: %s\n", GONE);
}

void helper_do(const FileRequest *request, FileAnswer *answer) {
  *answer = (FileAnswer){.file = -1};
  if (strlen(request->path) >= FILE_PATH || request->text_length > TEXT_MOST) {
    answer->reason = ENAMETOOLONG;
    say_fail(answer->error, FILE_SENTENCE, SAY(FILE_LONG));
    return;
  }
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  bool done = channel >= 0 && send_request(request) && receive_answer(answer);
  if (!done) lose_helper();
  pthread_mutex_unlock(&one_at_a_time);
  if (done) return;
  if (answer->file >= 0) close(answer->file);
  free(answer->text);
  *answer = (FileAnswer){.file = -1, .reason = EPIPE};
  say_fail(answer->error, FILE_SENTENCE, SAY(FILES_GONE));
}
