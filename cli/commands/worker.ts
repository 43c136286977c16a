/** `ecos worker`: plays games for other machines. */
import { pluralize, UserError } from '../../program/messages/index.ts';
import { JOBS_OPTION } from '../run/game-options.ts';
import { BUILD, processName, redisAddress } from '../simulation/fleet.ts';
import { defineCommand } from '../terminal/command.ts';
import { escapeName, print, printStderr } from '../terminal/output.ts';
import { onSignals } from '../terminal/signals.ts';

/** Milliseconds after which a stopped worker exits, even if something is still open. */
const EXIT_DELAY_MS = 500;

/** `ecos worker [ADDRESS]`: plays games for `ecos simulate --on` until it is stopped. */
export const define = defineCommand({
  arguments: [['[address]', 'address of the Redis server, like redis://HOST:6379 (default: ECOS_REDIS)']],
  options: {
    name: ['--name <name>', 'name of this worker in messages (default: host name and process id)'],
    jobs: [JOBS_OPTION[0], 'number of batches to play in parallel', JOBS_OPTION[2]],
  },
  formats: [],
  examples: 'ecos worker redis://HOST:6379 --jobs 8',
  async run([given], { jobs, name = processName() }) {
    const { isName, startFleetWorker } = await import('../../simulate/fleet/index.ts');
    if (!isName(name)) throw new UserError('--name: give a name of at most 100 characters, on one line.');
    const worker = await startFleetWorker(redisAddress(given), {
      build: BUILD,
      jobs,
      name,
      notify: (line) => printStderr(escapeName(line)),
    });
    print(
      `Worker ${name} plays ${pluralize(jobs, 'batch', 'batches')} at a time for ${worker.address}. Press Ctrl-C to stop it.`,
    );
    const stopRequest = Promise.withResolvers<void>();
    let isStopping = false;
    const cancel = onSignals(['SIGINT', 'SIGTERM'], () => {
      if (isStopping) void worker.stop();
      else printStderr('Finishing the current games. Press Ctrl-C again to leave them to other workers.');
      isStopping = true;
      stopRequest.resolve();
    });
    try {
      await Promise.race([stopRequest.promise, worker.failed]);
    } finally {
      await worker.stop();
      cancel();
    }
    print(`Stopped after ${pluralize(worker.played, 'batch', 'batches')}.`);
    // If Redis is gone, its client keeps waiting for it.
    setTimeout(() => process.exit(), EXIT_DELAY_MS).unref();
  },
});
