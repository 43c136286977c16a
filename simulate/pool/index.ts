/** Processes that answer questions. */
export { WorkerEndError, Workers } from '../run/workers.ts';
export { answerQuestions, processesOf } from './processes.ts';
