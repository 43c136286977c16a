/** Preloaded into a process that plays: game 5 kills the whole worker, as if its machine had crashed. */
if (process.send) {
  process.prependListener('message', (task) => {
    if ('batch' in task && task.batch.from <= 5 && 5 < task.batch.to) process.kill(process.ppid, 'SIGKILL');
  });
}
