import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sarifLog } from '../../cli/terminal/problems/sarif.ts';
import { compileText } from '../base-set.ts';
import { isSarif } from '../diagnostics/sarif-schema.ts';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';

const QUOTES = 'card 900 brown “A” leaves 2 energy sun { gain 1vp }\n';
const FIXED = 'card 900 brown "A" leaves 2 energy sun { gain 1vp }\n';
const COMMA = 'card 901 brown leaves 2 energy sun { gain 2vp, gain 1 sun }\n';
const SEPARATED = 'card 901 brown leaves 2 energy sun { gain 2vp; gain 1 sun }\n';

const textOf = (cwd: string, file: string) => readFileSync(join(cwd, file), 'utf8');

test('check says how many problems can be fixed, and how', () => {
  const cwd = folderWith({ 'a.eco': QUOTES, 'b.eco': COMMA });
  expect(ecos(['check', '.'], { cwd }).out).toMatch(
    /\n2 of these problems can be fixed: ecos check --fix \.\n$/,
  );
  expect(ecos(['check', 'a.eco'], { cwd }).out).toMatch(
    /\nThis problem can be fixed: ecos check --fix a.eco\n$/,
  );
});

test('a block with a mistake that nobody can fix for sure does not count as fixable', () => {
  const cwd = folderWith({ 'a.eco': COMMA.replace('sun }', 'sum }') });
  expect(ecos(['check', 'a.eco'], { cwd }).out).not.toContain('can be fixed');
  const { code, out } = ecos(['check', '--fix', 'a.eco'], { cwd });
  expect(out).toMatch(/^✓ no problem has a certain fix\n/);
  expect(code).toBe(1);
});

test('every file of a folder is fixed, and each fix is reported', () => {
  const cwd = folderWith({ 'a.eco': QUOTES, 'b.eco': COMMA });
  const { code, out } = ecos(['check', '--fix', '.'], { cwd });
  expect(out).toMatch(
    /a\.eco:1:16: ECO101: write straight quotes\n.*b\.eco:1:46: ECO111: write `;`\n✓ 2 fixes in 2 files\n/,
  );
  expect(code).toBe(0);
  expect([textOf(cwd, 'a.eco'), textOf(cwd, 'b.eco')]).toEqual([FIXED, SEPARATED]);
});

test('a dry run writes nothing, and the mistakes still count', () => {
  const cwd = folderWith({ 'a.eco': QUOTES });
  const { code, out } = ecos(['check', '--fix', '--dry-run', 'a.eco'], { cwd });
  expect(out).toContain('✓ 1 fix in 1 file, nothing written');
  expect(code).toBe(1);
  expect(textOf(cwd, 'a.eco')).toBe(QUOTES);
});

test('a read-only file is left as it is, and the others are fixed', () => {
  const cwd = folderWith({ 'a.eco': QUOTES, 'b.eco': COMMA });
  chmodSync(join(cwd, 'a.eco'), 0o444);
  const { code, out, err } = ecos(['check', '--fix', '.'], { cwd });
  expect(err).toMatch(/a\.eco cannot be written: it is read-only/);
  expect(out).toMatch(/^[^\n]*b\.eco:1:46: ECO111: write `;`\n✗ 1 fix in 1 file\n/);
  expect(code).toBe(2);
  expect([textOf(cwd, 'a.eco'), textOf(cwd, 'b.eco')]).toEqual([QUOTES, SEPARATED]);
});

test('with standard input, only the fixed text is written to standard output', () => {
  const { code, out, err } = ecos(['check', '--fix', '-'], { input: QUOTES });
  expect(out).toBe(FIXED);
  expect(err).toContain('<stdin>:1:16: ECO101: write straight quotes');
  expect(code).toBe(0);
});

test('bundled sets, built sets and files that are not UTF-8 are refused', () => {
  const cwd = folderWith({ 'a.eco': FIXED });
  writeFileSync(join(cwd, 'latin.eco'), Buffer.from('card 900 brown "\xe9" ', 'latin1'));
  ecos(['build', 'a.eco', '--out', 'built'], { cwd });
  const codeAndError = (...paths: string[]) => {
    const { code, err } = ecos(['check', '--fix', ...paths], { cwd });
    return [code, err];
  };
  expect(codeAndError('first-continent')).toEqual([
    2,
    expect.stringMatching(/first-continent is a bundled set/),
  ]);
  expect(codeAndError()).toEqual([2, expect.stringMatching(/needs a file or folder/)]);
  expect(codeAndError('latin.eco')).toEqual([2, expect.stringMatching(/not UTF-8/)]);
  expect(codeAndError('built/a.json')).toEqual([
    2,
    expect.stringMatching(/is a built set: fix its \.eco files/),
  ]);
});

test('SARIF includes the fixes', () => {
  const { problems } = compileText(COMMA);
  const log = JSON.parse(JSON.stringify(sarifLog(problems)));
  isSarif(log);
  expect(isSarif.errors ?? []).toEqual([]);
  expect(log.runs[0].results[0].fixes).toEqual([
    {
      description: { text: 'write `;`' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'cards.eco' },
          replacements: [
            { deletedRegion: { charOffset: 45, charLength: 1 }, insertedContent: { text: ';' } },
          ],
        },
      ],
    },
  ]);
});
