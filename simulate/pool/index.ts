/** Processes that answer questions. */
export { answerQuestions } from './answer-questions.ts';
export { WorkerEndError, WorkerProcesses } from './worker-processes.ts';
