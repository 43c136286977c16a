/** Processes that answer questions. */
export { RemoteWorkers, WorkerEndError } from '../run/remote-worker.ts';
export { answerQuestions, processStarter } from './processes.ts';
