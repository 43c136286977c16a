/**
 * `node worker-process.ts ADDRESS NAME JOBS LOSSES LOCK FINISH`: a worker as `ecos worker` starts it, but with locks that expire
 * soon, so that tests need not wait half a minute for the effect of what they do to it.
 */
import { startFleetWorker } from '../../simulate/fleet/worker.ts';
import { BUILD } from './build.ts';

const [address, name, ...numbers] = process.argv.slice(2);
const [jobs, losses, lock, finish] = numbers.map(Number);
const worker = await startFleetWorker(address, {
  build: BUILD,
  name,
  jobs,
  notify: console.error,
  times: { lock, poll: 250, finish, silence: 1_000, losses },
});
console.log('ready');
process.once('SIGTERM', () => void worker.stop().then(() => process.exit()));
