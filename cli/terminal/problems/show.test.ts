import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Problem } from '../../../program/index.ts';
import { githubProblems } from './github.ts';
import { sarifLog } from './sarif.ts';
import { showProblems, tally, textsByFile } from './show.ts';

const BARE: Problem = {
  code: 'ECO201',
  severity: 'error',
  message: 'There is no element "watr".',
  file: 'a.eco',
  line: 2,
  column: 9,
  length: 4,
};
const PROBLEM: Problem = {
  ...BARE,
  hint: 'Did you mean water?',
  related: [{ file: 'a.eco', line: 1, column: 1, message: 'in this card' }],
};
const texts = textsByFile([{ file: 'a.eco', text: 'card 1 brown\r\n\tenergy watr, sun\n' }]);
const shown = (problem: Problem) => stripVTControlCharacters(showProblems({ problems: [problem], texts }));

test('a problem is shown with its place, its line, a mark under it, the hint and the related place', () => {
  expect(shown(PROBLEM)).toBe(
    [
      'a.eco:2:9: error ECO201: There is no element "watr".',
      ' 2 │  energy watr, sun',
      '   │         ^^^^',
      '  hint: Did you mean water?',
      'a.eco:1:1: see: in this card',
      ' 1 │ card 1 brown',
      '   │ ^',
    ].join('\n'),
  );
});

test('the mark is under its word after emoji, and only the part of a very long line around it is shown', () => {
  const long = `note "🦁🦁" ${'x'.repeat(300)} watr`;
  const texts = textsByFile([{ file: 'a.eco', text: long }]);
  const at = (column: number, length: number) => {
    const problem = { ...BARE, line: 1, column, length };
    return stripVTControlCharacters(showProblems({ problems: [problem], texts }))
      .split('\n')
      .slice(1);
  };
  expect(at(6, 6)[1]).toBe(`   │ ${' '.repeat(5)}${'^'.repeat(6)}`);
  const [line, mark] = at(long.length - 3, 4);
  expect(line).toMatch(/ watr$/);
  expect(mark.length).toBe(line.length);
  expect(line).toContain('│ … x');
});

test('a problem without its text, or past the end of its line, is still shown with its position', () => {
  expect(shown({ ...PROBLEM, file: 'b.eco', line: 99 })).toMatch(/^b\.eco:99:9: error ECO201: /);
  expect(shown({ ...PROBLEM, column: 18, length: 1 })).toContain(`│ ${' '.repeat(17)}^\n`);
});

test('every format reports how many problems of a file are not listed, and the totals include them', () => {
  const unlisted = [
    { file: 'a.eco', errors: 12, warnings: 1 },
    { file: 'b:b.eco', errors: 0, warnings: 1 },
  ];
  const listed = { problems: [BARE], unlisted, texts };
  const pretty = stripVTControlCharacters(showProblems(listed));
  expect(pretty.split('\n\n').slice(1)).toEqual([
    'a.eco: 12 more errors and 1 more warning are not listed',
    'b:b.eco: 1 more warning is not listed',
  ]);
  expect(tally(listed)).toBe('13 errors, 2 warnings');
  expect(githubProblems([], unlisted).split('\n')).toEqual([
    '::error file=a.eco::12 more errors are not listed',
    '::warning file=a.eco::1 more warning is not listed',
    '::warning file=b%3Ab.eco::1 more warning is not listed',
  ]);
  const [run] = JSON.parse(JSON.stringify(sarifLog([BARE], unlisted))).runs;
  expect(run.invocations[0].toolExecutionNotifications[0]).toMatchObject({
    level: 'warning',
    message: { text: '12 more errors and 1 more warning are not listed' },
  });
});

test('errors and warnings are counted', () => {
  expect(tally({ problems: [PROBLEM, { ...PROBLEM, severity: 'warning' }, PROBLEM] })).toBe(
    '2 errors, 1 warning',
  );
});

test('GitHub gets one annotation per problem, with its syntax escaped', () => {
  const problem = { ...PROBLEM, file: 'a,b.eco', message: '100% wrong:\nvery' };
  expect(githubProblems([problem])).toBe(
    '::error file=a%2Cb.eco,line=2,col=9,endColumn=13,title=ECO201::100%25 wrong:%0Avery%0ADid you mean water?',
  );
});

test('GitHub gets no control sequence from the name of a file, and no colour', () => {
  const problem = { ...PROBLEM, file: 'a\u001b[95mEVIL\u001b[8mb.eco', message: 'wrong \u001b[31mred' };
  expect(githubProblems([problem])).not.toMatch(/\p{Cc}/u);
});

test('SARIF names each code once and gives every problem its region', () => {
  const log = JSON.parse(JSON.stringify(sarifLog([PROBLEM, { ...PROBLEM, line: 3 }])));
  expect(log.version).toBe('2.1.0');
  expect(log.runs[0].tool.driver.rules).toEqual([
    {
      id: 'ECO201',
      fullDescription: { text: expect.stringContaining('declared') },
      defaultConfiguration: { level: 'error' },
    },
  ]);
  expect(log.runs[0].results[1]).toMatchObject({
    ruleId: 'ECO201',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'a.eco' },
          region: { startLine: 3, startColumn: 9, endColumn: 13 },
        },
      },
    ],
    relatedLocations: [{ message: { text: 'in this card' } }],
  });
});
