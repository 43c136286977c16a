/** The processes of this machine. */
import { errorCode } from './system-errors.ts';

/** Whether a process is running; one of another user may not be signalled. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
