/** For every example in the catalogue of problems, the studio reports and offers the same as the compiler. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../compiler/index.ts';
import { CATALOGUE, type Entry } from '../../compiler/report/problems.ts';
import { AnswerService } from '../../studio/worker/answer-service.ts';
import type { Answer } from '../../studio/worker/questions.ts';
import { checkedProblems } from '../diagnostics/outputs.ts';
import { knownSets } from '../language/workspaces.ts';

const FILE = 'a.eco';
/** Problems of pictures, words and drawings are in files that a text alone does not have. */
const OF_FILES = /^ECO(412|51[12]|72[12])$/;
const entries: [string, Entry][] = Object.entries(CATALOGUE).filter(([code]) => !OF_FILES.test(code));

/** The studio's worker, without a page. */
const service = new AnswerService(knownSets());
beforeAll(() => service.open({ texts: [{ file: FILE, text: '' }], outside: [] }));

let questions = 0;
/** The problems in a text: with `tooLong`, those of its layout. */
async function problemsOf(name: 'check' | 'tooLong', text: string): Promise<Answer<'tooLong'>> {
  service.change({ file: FILE, text });
  const answer = await service.ask(++questions, name, {});
  return Array.isArray(answer) ? answer : answer!.problems;
}

/** The fields that compiler and studio share. */
const SHARED = ['code', 'severity', 'message', 'line', 'column', 'hint'] as const;
const sharedFields = (problem: Problem | Answer<'tooLong'>[number]) =>
  SHARED.map((field) => [field, problem[field]]);

describe.each(entries)('%s', (_, { wrong }) => {
  test('the studio reports the same problems as the compiler with the layout, at the same characters', async () => {
    const problems = checkedProblems(wrong, knownSets(), FILE);
    const shown = [...(await problemsOf('check', wrong)), ...(await problemsOf('tooLong', wrong))];
    expect(shown.map(sharedFields)).toEqual(problems.map(sharedFields));
    for (const [i, { line, column, length }] of problems.entries()) {
      const before = wrong.split('\n').slice(0, line - 1);
      const from = before.map((one) => `${one}\n`).join('').length + column - 1;
      expect(shown[i]).toMatchObject({ from, to: from + (length ?? 1) });
    }
  });
});
