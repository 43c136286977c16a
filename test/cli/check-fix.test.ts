import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sarifLog } from '../../cli/terminal/problems/sarif.ts';
import { compileText } from '../base-set.ts';
import { isSarif } from '../diagnostics/sarif-schema.ts';
import { ecos } from '../ecos.ts';
import { jsonFile, plainJson } from '../security/strangers.ts';
import { workspace } from '../workspace.ts';

const QUOTES = 'card 900 brown “A” leaves 2 energy sun { gain 1vp }\n';
const FIXED = 'card 900 brown "A" leaves 2 energy sun { gain 1vp }\n';
const COMMA = 'card 901 brown leaves 2 energy sun { gain 2vp, gain 1 sun }\n';
const SEPARATED = 'card 901 brown leaves 2 energy sun { gain 2vp; gain 1 sun }\n';

test('check says how many problems can be fixed, and how', () => {
  const { ecos } = workspace({ 'a.eco': QUOTES, 'b.eco': COMMA });
  expect(ecos('check', '.').out).toMatch(/\n2 of these problems can be fixed: ecos check --fix \.\n$/);
  expect(ecos('check', 'a.eco').out).toMatch(/\nThis problem can be fixed: ecos check --fix a.eco\n$/);
});

test('a block with a mistake that nobody can fix for sure does not count as fixable', () => {
  const { ecos } = workspace({ 'a.eco': COMMA.replace('sun }', 'sum }') });
  expect(ecos('check', 'a.eco').out).not.toContain('can be fixed');
  const { code, out } = ecos('check', '--fix', 'a.eco');
  expect(out).toMatch(/^✓ no problem has a certain fix\n/);
  expect(code).toBe(1);
});

test('every file of a folder is fixed, and each fix is reported', () => {
  const { ecos, textOf } = workspace({ 'a.eco': QUOTES, 'b.eco': COMMA });
  const { code, out } = ecos('check', '--fix', '.');
  expect(out).toMatch(
    /a\.eco:1:16: ECO101: write straight quotes\n.*b\.eco:1:46: ECO111: write `;`\n✓ 2 fixes in 2 files\n/,
  );
  expect(code).toBe(0);
  expect([textOf('a.eco'), textOf('b.eco')]).toEqual([FIXED, SEPARATED]);
});

test('a dry run writes nothing, and the mistakes still count', () => {
  const { ecos, textOf } = workspace({ 'a.eco': QUOTES });
  const { code, out } = ecos('check', '--fix', '--dry-run', 'a.eco');
  expect(out).toContain('✓ 1 fix in 1 file, nothing written');
  expect(code).toBe(1);
  expect(textOf('a.eco')).toBe(QUOTES);
});

test('a read-only file is left as it is, and the others are fixed', () => {
  const { at, ecos, textOf } = workspace({ 'a.eco': QUOTES, 'b.eco': COMMA });
  chmodSync(at('a.eco'), 0o444);
  const { code, out, err } = ecos('check', '--fix', '.');
  expect(err).toMatch(/a\.eco cannot be written: it is read-only/);
  expect(out).toMatch(/^[^\n]*b\.eco:1:46: ECO111: write `;`\n✗ 1 fix in 1 file\n/);
  expect(code).toBe(2);
  expect([textOf('a.eco'), textOf('b.eco')]).toEqual([QUOTES, SEPARATED]);
});

test.each(['Place a lion. Get 2 points for each animal beside it.', 'Place a lion. Score 2 points. Dance.'])(
  'what people say in their own words is not written without being seen: %s',
  (words) => {
    const text = `card 901 brown leaves 2 energy sun { ${words} }\n`;
    const { ecos, textOf } = workspace({ 'a.eco': text });
    const { code, out } = ecos('check', '--fix', 'a.eco');
    expect(out).toMatch(/^✓ no problem has a certain fix\n/);
    expect(code).toBe(1);
    expect(textOf('a.eco')).toBe(text);
  },
);

test('what is said exactly as it is printed is written', () => {
  const card = (words: string) => `card 901 brown leaves 2 energy sun { ${words} }\n`;
  const { ecos, textOf } = workspace({
    'a.eco': card('Place a lion. Gain 2 points for each adjacent animal.'),
  });
  expect(ecos('check', '--fix', 'a.eco').code).toBe(0);
  expect(textOf('a.eco')).toBe(card('place lion; gain 2vp per adjacent animal;'));
});

test('with standard input, only the fixed text is written to standard output', () => {
  const { code, out, err } = ecos(['check', '--fix', '-'], { input: QUOTES });
  expect(out).toBe(FIXED);
  expect(err).toContain('<stdin>:1:16: ECO101: write straight quotes');
  expect(code).toBe(0);
});

test('bundled sets, built sets and files that are not UTF-8 are refused', () => {
  const latin = Buffer.from('card 900 brown "\xe9" ', 'latin1');
  const { refused } = workspace({ 'latin.eco': latin, 'built.json': jsonFile(plainJson()) });
  for (const [paths, reason] of [
    [['first-continent'], /first-continent is a bundled set/],
    [[], /needs a file or folder/],
    [['latin.eco'], /not UTF-8/],
    [['built.json'], /is a built set: fix its \.eco files/],
  ] as const)
    expect(refused('check', '--fix', ...paths)).toMatch(reason);
});

test('SARIF includes the fixes', () => {
  const { problems } = compileText(COMMA);
  const log = JSON.parse(JSON.stringify(sarifLog(problems)));
  isSarif(log);
  expect(isSarif.errors ?? []).toEqual([]);
  const replacement = { deletedRegion: { charOffset: 45, charLength: 1 }, insertedContent: { text: ';' } };
  expect(log.runs[0].results[0].fixes).toEqual([
    {
      description: { text: 'write `;`' },
      artifactChanges: [{ artifactLocation: { uri: 'cards.eco' }, replacements: [replacement] }],
    },
  ]);
});
