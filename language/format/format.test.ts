import { expect, test } from 'vitest';
import { formatFile, withEdits } from '../../grammar/index.ts';
import { bundledSets, workspaceOf } from '../../test/language/workspaces.ts';
import { formatEdits, indentation } from './format.ts';

const MESSY =
  'card 901   brown "A  ; b"\r\nleaves 2 energy sun\r\n{gain 1vp;place forest;}# ; end\r\n\r\n\r\n\r\ncard 902 blue "B" leaves 1 energy sun {gain 1vp}';
const workspace = workspaceOf({ '/a.eco': MESSY });

test('the edits of a file give the layout of ecos fmt, and change only blanks, line ends and `;`', () => {
  const edits = formatEdits(workspace, '/a.eco');
  expect(formatFile('/a.eco', MESSY)).toEqual({ text: withEdits(MESSY, edits) });
  for (const { from, to, text } of edits) expect(MESSY.slice(from, to) + text).toMatch(/^[\s;]*$/);
});

test('a formatted file has no edits, and a file with another indentation is restored', () => {
  for (const { file, text } of bundledSets().flatMap(({ files }) => files)) {
    expect(formatEdits(workspaceOf({ [file]: text }), file)).toEqual([]);
    const flat = text.replaceAll(/\n */g, (line) => (line.endsWith('\n') ? '\n' : '\n   '));
    expect(withEdits(flat, formatEdits(workspaceOf({ [file]: flat }), file))).toBe(text);
  }
});

test('formatting a range changes only that range', () => {
  const from = MESSY.indexOf('card 902');
  const edits = formatEdits(workspace, '/a.eco', { from, to: MESSY.length });
  expect(withEdits(MESSY, edits).slice(0, from)).toBe(MESSY.slice(0, from));
  expect(withEdits(MESSY, edits).slice(from)).toBe(
    'card 902 blue "B"\n  leaves 1\n  energy sun\n{\n  gain 1vp;\n}\n',
  );
});

test('a file with a syntax error is not formatted', () => {
  expect(formatEdits(workspaceOf({ '/a.eco': 'card 9 { gain' }), '/a.eco')).toEqual([]);
});

test.each([
  ['a line after `{`', 'card 1 {\n|', '  '],
  ['inside an indented block', '  may {\n|gain 1vp', '    '],
  ['before `}`', '  may {\n    |}', '  '],
  ['after a comment behind `{`', 'card 1 { # x\n|', '  '],
])('%s is indented', (_, marked, wanted) => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const edits = indentation(workspaceOf({ '/a.eco': text }), '/a.eco', at);
  const start = text.lastIndexOf('\n') + 1;
  expect(/^ */.exec(withEdits(text, edits).slice(start))![0]).toBe(wanted);
});

test.each(['gain 1vp\n|', '# {\n|', 'note "{\n|', '{|'])('after %j nothing is indented', (marked) => {
  const text = marked.replace('|', '');
  expect(indentation(workspaceOf({ '/a.eco': text }), '/a.eco', marked.indexOf('|'))).toEqual([]);
});
