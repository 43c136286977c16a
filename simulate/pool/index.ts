/** Processes that answer questions. */
export { WorkerEndError, Workers } from '../run/workers.ts';
export { answerQuestions, processStarter } from './processes.ts';
