/** A line to the worker that the test answers. */
import { signal } from '@preact/signals';
import type { Line } from '../../studio/page/parts.ts';
import type { QuestionName } from '../../studio/worker/questions.ts';

interface Asked {
  name: QuestionName;
  params: unknown;
  answer(answer: unknown, isWhole?: boolean, version?: number): void;
}

/** @param reply answers questions at once, unless it returns undefined */
export function askedLine(reply: (name: QuestionName, params: never) => unknown = () => undefined) {
  const version = signal(1);
  const asked: Asked[] = [];
  const take = (name: QuestionName, params: unknown, answered: (...answer: never[]) => void) => {
    const answer: Asked['answer'] = (found, isWhole = true, of = version.peek()) =>
      answered(...([found, isWhole, of] as never[]));
    asked.push({ name, params, answer });
    const found = reply(name, params as never);
    if (found !== undefined) answer(found);
  };
  const line: Line = {
    get version() {
      return version.value;
    },
    ask: (name, params) => new Promise((resolve) => take(name, params, resolve)),
    post: take,
  };
  return { line, asked, change: () => version.value++ };
}
