/** ECO504: a hand with one card too many offers to take out the card that is too many, wherever it stands. */
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { readySets } from '../../test/ready-sets.ts';
import { compile } from '../compile.ts';

const card = (number: number, deck: string, clauses: string) =>
  `card ${number} ${deck}\n  leaves 2\n  energy sun\n  ${clauses}\n{ gain ${number}vp }\n`;
const TWELVE = Array.from({ length: 12 }, (_, i) =>
  card(901 + i, i < 8 ? 'brown' : 'blue', `hand own${i < 3 ? ' active' : ''}`),
).join('');
const SET = { file: 'set.eco', text: 'set s "S" extends first-continent\nhand own leaf "Own"\n' };

const problemsWith = (more: string) =>
  compile(
    [{ files: [SET, { file: 'cards.eco', text: TWELVE }, { file: 'more.eco', text: more }] }],
    readySets(),
  ).problems;
/** The file and the text after each fix of the one problem. */
function fixed(more: string) {
  const problems = problemsWith(more);
  expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([['ECO504', 'set.eco', 2]]);
  return (problems[0].fixes ?? []).map(({ title, edits, certain = false }) => {
    const [{ file }] = edits;
    return { title, file, certain, text: withEdits(file === 'more.eco' ? more : TWELVE, edits) };
  });
}

test('where only one card can be the surplus one, that is certain', () => {
  const more = card(913, 'blue', 'hand own active');
  expect(fixed(more)).toEqual([
    {
      title: 'take card 913 out of the hand',
      file: 'more.eco',
      certain: true,
      text: 'card 913 blue\n  leaves 2\n  energy sun\n{ gain 913vp }\n',
    },
  ]);
  expect(problemsWith(more)[0].hint).toBe('one card is too many: take card 913 out of the hand');
});

test('where several can be, each has a fix, and none is certain', () => {
  const more = card(913, 'brown', 'hand own\n  hand lion');
  const fixes = fixed(more);
  expect(fixes.map(({ title, certain }) => [title, certain])).toEqual(
    [904, 905, 906, 907, 908, 913].map((number) => [`take card ${number} out of the hand`, false]),
  );
  for (const { file, text } of fixes) {
    const files = [SET, { file: 'cards.eco', text: TWELVE }, { file: 'more.eco', text: more }];
    const now = files.map((one) => (one.file === file ? { file, text } : one));
    expect(compile([{ files: now }], readySets()).problems).toEqual([]);
  }
});

test('with two cards too many, or one of a wrong kind, nothing is offered', () => {
  expect(fixed(card(913, 'blue', 'hand own') + card(914, 'blue', 'hand own'))).toEqual([]);
  const missing = TWELVE.replace('hand own active', 'note "x"');
  const { problems } = compile([{ files: [SET, { file: 'cards.eco', text: missing }] }], readySets());
  expect(problems.map(({ code, fixes }) => [code, fixes])).toEqual([['ECO504', undefined]]);
});

test('it is offered for an inherited hand, too, where the card is one of the set', () => {
  const wolf = `set low "Low" extends first-continent\nhand own leaf "Own"\n${TWELVE}${card(950, 'blue', '')}`;
  const top = `set top "Top" extends low
${card(950, 'blue replaces', 'hand own')}`;
  const low = { files: [{ file: 'low.eco', text: wolf }] };
  const { problems } = compile([{ files: [{ file: 'top.eco', text: top }] }], [...readySets(), low]);
  expect(problems).toMatchObject([
    {
      code: 'ECO504',
      severity: 'warning',
      fixes: [{ title: 'take card 950 out of the hand', certain: true }],
    },
  ]);
});
