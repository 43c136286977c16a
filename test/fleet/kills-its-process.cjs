/** For a process that plays: game 5 ends it, as if it took all the memory there is. */
if (process.send) {
  process.prependListener('message', (task) => {
    if ('batch' in task && task.batch.from <= 5 && 5 < task.batch.to) process.exit(3);
  });
}
