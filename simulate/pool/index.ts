/** Processes that answer questions. */
export { answerQuestions } from './answer-questions.ts';
export { WorkerEnded, WorkerProcesses } from './worker-processes.ts';
