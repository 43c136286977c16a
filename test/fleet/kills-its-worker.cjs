/** For a process that plays: game 5 ends the whole worker, as if it took down the machine. */
if (process.send) {
  process.prependListener('message', (task) => {
    if ('batch' in task && task.batch.from <= 5 && 5 < task.batch.to) process.kill(process.ppid, 'SIGKILL');
  });
}
