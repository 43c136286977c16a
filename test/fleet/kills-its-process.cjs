/** Preloaded into a process that plays: game 5 ends the process, as if it had used up the memory. */
if (process.send) {
  process.prependListener('message', (task) => {
    if ('batch' in task && task.batch.from <= 5 && 5 < task.batch.to) process.exit(3);
  });
}
