import { expect, test } from 'vitest';
import { bundledSets, workspaceOf } from '../../test/language/workspaces.ts';
import { fileLinks } from './links.ts';
import { fileFolds, findSelections } from './ranges.ts';
import { fileTokens } from './tokens.ts';

const TEXT = `# One.
# Two.
set mine "Mine" extends first-continent
animal hare plural hares x4 on desert
card 900 brown "Hop"
  leaves 1
  energy water
  source attested "see https://example.org/hop, page 1"
{
  place hare on a desert;
  may {
    place water as pond;
    gain 1vp per hare adjacent to pond;
  };
}
scenario "it hops" {
  board " d "
  do card 900;
  choose a;
  expect 1vp;
}
`;
const file = '/cards/mine.eco';
const workspace = workspaceOf({ [file]: TEXT });
const textAt = ({ from, to }: { from: number; to: number }) => TEXT.slice(from, to);

test('declarations, blocks and comments can be folded', () => {
  const folds = fileFolds(workspace, file).map((fold) => [
    fold.kind,
    textAt(fold).split(/[\s"]/, 2).join(' '),
  ]);
  expect(folds).toEqual(
    expect.arrayContaining([
      ['comment', '# One.'],
      ['code', 'card 900'],
      ['code', 'may {'],
      ['code', 'scenario '],
    ]),
  );
  expect(folds.filter(([kind]) => kind === 'comment')).toHaveLength(1);
});

test('a selection grows from the word to the file, each range inside the next', () => {
  const spans = findSelections(workspace, file, TEXT.indexOf('pond;') + 1);
  expect(textAt(spans[0])).toBe('pond');
  expect(spans.at(-1)).toEqual({ from: 0, to: TEXT.length });
  for (const [at, { from, to }] of spans.slice(0, -1).entries()) {
    expect(from).toBeGreaterThanOrEqual(spans[at + 1].from);
    expect(to).toBeLessThanOrEqual(spans[at + 1].to);
  }
  expect(spans.map(textAt)).toEqual(expect.arrayContaining([expect.stringMatching(/^place water/)]));
});

test('each token has the kind of its meaning in that place', () => {
  const kinds = fileTokens(workspace, file).map(
    (token) => `${token.kind}${token.declares ? '!' : ''} ${textAt(token)}`,
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'comment # One.',
      'set! mine',
      'set first-continent',
      'animal! hare',
      'keyword place',
      'animal hare',
      'terrain desert',
      'element water',
      'terrain water',
      'kept! pond',
      'kept pond',
      'card-number 900',
      'text "Hop"',
    ]),
  );
});

test('tokens of the bundled sets do not overlap', () => {
  for (const { file, text } of bundledSets().flatMap(({ files }) => files)) {
    let end = 0;
    for (const { from, to } of fileTokens(workspaceOf({ [file]: text }), file)) {
      expect(from).toBeGreaterThanOrEqual(end);
      end = to;
    }
    expect(end).toBeGreaterThan(0);
  }
});

test('sets, card numbers in scenarios and web pages in sources are links', () => {
  const links = fileLinks(workspace, file).map((link) => [
    textAt(link),
    'url' in link
      ? link.url
      : `${link.file.split('/').at(-1)} ${link.file === file ? TEXT.slice(link.at, link.at + 3) : ''}`.trim(),
  ]);
  expect(links).toEqual([
    ['first-continent', 'set.eco'],
    ['https://example.org/hop', 'https://example.org/hop'],
    ['900', 'mine.eco 900'],
  ]);
});
