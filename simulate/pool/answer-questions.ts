/** The side of a process that answers the questions of the main process, which `worker-processes.ts` asks. */

/** What a process can be asked, by name. */
export type Functions = Record<string, (...args: never[]) => unknown>;

/** A call of a function. */
export interface Question {
  id: number;
  name: string;
  args: never[];
}

/** What a call returned or threw. */
export type Answer = { id: number; value: unknown } | { id: number; error: unknown };

/** Answers questions until the main process ends. */
export function answerQuestions(functions: Functions): void {
  // A terminal sends Ctrl-C to all processes of a command. Only the main process decides what happens to open questions.
  process.on('SIGINT', () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', async (question: Question) => {
    const answer = await answerTo(functions, question);
    // If the main process is gone, the answer is dropped.
    process.send?.(answer, undefined, undefined, () => undefined);
  });
}

async function answerTo(functions: Functions, { id, name, args }: Question): Promise<Answer> {
  try {
    return { id, value: await functions[name](...args) };
  } catch (error) {
    return { id, error };
  }
}
