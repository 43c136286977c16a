/** For every example in the catalogue of problems, the studio reports and offers the same as the compiler. */
import { beforeAll, describe, expect, test } from 'vitest';
import { compile, type Problem } from '../../compiler/index.ts';
import { CATALOGUE, type Entry } from '../../compiler/report/problems.ts';
import type { CheckAnswer, ProblemShown, QuestionName, Questions } from '../../studio/messages.ts';
import { edited } from '../../studio/page/texts/documents.ts';
import { answering } from '../../studio/worker/answering.ts';
import { checkedProblems } from '../diagnostics/outputs.ts';
import { knownSets } from '../language/workspaces.ts';

const FILE = 'a.eco';
const entries: [string, Entry][] = Object.entries(CATALOGUE);

/** The studio's worker, without a page. */
function newWorker() {
  const answer = answering(knownSets());
  answer({ opening: { texts: [{ file: FILE, text: '' }], outside: [] } });
  let id = 0;
  return <Name extends QuestionName>(name: Name, params: Questions[Name]['params'], text: string) => {
    id++;
    const changes = [{ file: FILE, text }];
    let answered = answer({ id, version: id, changes, name, params });
    while (answered?.more) answered = answer({ id, continues: true });
    expect(answered).toMatchObject({ id, version: id });
    expect(answered!.error).toBeUndefined();
    return answered!.answer as Questions[Name]['answer'];
  };
}

let ask: ReturnType<typeof newWorker>;
beforeAll(() => {
  ask = newWorker();
});

const checked = (text: string): CheckAnswer => ask('check', {}, text);

/** The fields that compiler and studio share. */
const sharedFields = ({ code, severity, message, line, column, hint }: Problem | ProblemShown) => ({
  code,
  severity,
  message,
  line,
  column,
  hint,
});

describe.each(entries)('%s', (_, { wrong, mended }) => {
  test('the studio reports the same problems as the compiler with the layout, at the same characters', () => {
    const problems = checkedProblems(wrong, knownSets(), FILE);
    const shown = [...checked(wrong).problems, ...ask('tooLong', {}, wrong)];
    expect(shown.map(sharedFields)).toEqual(problems.map(sharedFields));
    const starts = wrong
      .split('\n')
      .map((_, i, lines) => lines.slice(0, i).join('\n').length + Math.min(i, 1));
    for (const [i, { line, column, length }] of problems.entries()) {
      const from = starts[line - 1]! + column - 1;
      expect(shown[i]).toMatchObject({ from, to: from + (length ?? 1) });
    }
  });

  test('the studio offers the fixes of the compiler, with the same edits', () => {
    const { problems } = compile([{ files: [{ file: FILE, text: wrong }] }], knownSets());
    for (const [i, { fixes }] of checked(wrong).problems.entries()) {
      const known = (problems[i]!.fixes ?? []).map(({ title }) => title);
      expect(fixes.map(({ title }) => title)).toEqual(expect.arrayContaining(known));
    }
    const offered = checked(wrong).problems.flatMap(({ fixes }) => fixes);
    const fixedTexts = offered.map(({ edits }) => edited(wrong, edits));
    if (problems.some(({ fixes }) => fixes?.length)) expect(fixedTexts).toContain(mended);
    expect(checked(mended).problems).toEqual([]);
  });
});
