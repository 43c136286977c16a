/**
 * `node worker-process.ts ADDRESS NAME JOBS [LOSSES]`: a worker as `ecos worker` starts it, but with locks that run out soon, so
 * that tests need not wait half a minute for what they do to it.
 */
import { startWorker } from '../../simulate/fleet/worker.ts';
import { BUILD } from './build.ts';

const [address, name, jobs, losses = '4'] = process.argv.slice(2);
const worker = await startWorker(address, {
  ...{ build: BUILD, name, jobs: Number(jobs), tell: console.error },
  times: { lock: 1_000, look: 250, finish: 2_000, silence: 1_000, losses: Number(losses) },
});
console.log('ready');
process.once('SIGTERM', () => void worker.stop().then(() => process.exit()));
