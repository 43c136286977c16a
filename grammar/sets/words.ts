/** What a set declares besides cards: elements, animals, markers, hands and layouts. */

import { type PieceKind, pieceProperties } from '../../program/index.ts';
import { misread, moreAfter, moreBehind } from '../recovery/lists.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import type { RuleName } from '../rule-names.ts';
import {
  all,
  check,
  choice,
  field,
  flag,
  list,
  literal,
  maybe,
  type Part,
  rows,
  rule,
  set,
  type ValuePart,
} from '../syntax.ts';
import { adviceTo, removal, replacement, sourceFix } from '../tokens/edits.ts';
import { spanOf } from '../tokens/token-text.ts';
import { inLine, name, number, oneOf, text, times } from '../tokens/token-values.ts';
import { KEYWORDS } from '../tokens/tokens.ts';
import type { Keyword } from '../tokens/words.ts';
import type {
  AnimalNode,
  ElementNode,
  HandNode,
  LayoutNode,
  MarkerNode,
  PropertyNodes,
} from '../tree/declarations.ts';
import type { Num, QuotedSpan, Word } from '../tree/span.ts';

/** The name is not the first word of the next line of the set. */
const beforeNext = inLine('SettingWord', 'DeclarationWord');

/** A name, for which any word is accepted. */
export const newName: ValuePart<Word> = name('name', { kind: 'AnyWord', when: beforeNext });

/** The name of a declaration. If it has several words, they are joined into one. */
const named = all(
  field('name', newName),
  check((reading, node: { name?: Word | undefined }) => joinWords(reading, node)),
);

/** The plural in a declaration, handled the same way. */
const inPlural = all(
  field('plural', newName),
  check((reading, node: { plural?: Word | undefined }) => {
    const whole = { name: node.plural };
    joinWords(reading, whole);
    node.plural = whole.name;
  }),
);

/**
 * Reports a name that needs hyphens between its words.
 * @param isEnd whether the token at this index certainly does not belong to a name
 */
function joinWords(
  reading: Reading,
  node: { name?: Word | undefined },
  isEnd: (ahead: number) => boolean = () => false,
): void {
  const more: Word[] = [];
  const isMore = (ahead: number) =>
    reading.is(ahead, 'Name') &&
    !reading.startsLine(ahead) &&
    // `layout bay g g` ends with a sketch without quotes.
    reading.peek(ahead).image.length > 1 &&
    !KEYWORDS.has(reading.peek(ahead).image) &&
    !isEnd(ahead);
  while (isMore(more.length + 1)) {
    const token = reading.peek(more.length + 1);
    more.push({ ...spanOf(token), text: token.image });
  }
  if (!node.name || more.length === 0) return;
  const { from } = node.name;
  const { to } = more[more.length - 1];
  const text = [node.name, ...more].map((part) => part.text).join('-');
  reading.reportExpected('hyphen', adviceTo(replacement({ from, to }, text, true)));
  reading.skip(more.length);
  node.name = { from, to, text };
}

const howMany = times('piece-count');

export const element: Part<ElementNode> = rule(
  'element',
  all('element', named, field('count', howMany), flag('any', 'any')),
);

/** What animals live on, and where markers can be. */
const grounds = all(
  check(skipArticle),
  list('on', name('ground', { when: beforeNext }), {
    separator: 'or',
    when: (reading) => !atArticle(reading, 2),
  }),
);

/** Whether an article comes before a kind of ground. */
function atArticle(reading: Lookahead, at: number): boolean {
  const isOne = reading.is(at, 'Article', 'the', 'any');
  return isOne && reading.is(at + 1, 'Name') && !reading.startsLine(at) && !reading.startsLine(at + 1);
}

/** Reports an article before a kind of ground, and skips it. */
function skipArticle(reading: Reading): void {
  if (!atArticle(reading, 1)) return;
  const { image } = reading.peek(1);
  const hint = `leave \`${image}\` out: \`on ${reading.peek(2).image}\``;
  reading.reportExpected('ground', adviceTo(removal(spanOf(reading.peek(1)), image, true), hint));
  reading.skip(1);
}

/** What animals and markers have in common: their name, their number and where they can be. */
const piece = all(
  named,
  maybe('plural', inPlural),
  field('count', howMany),
  'on',
  grounds,
  moreAfter('groundsAfter', (reading) => reading.is(1, 'or') && atArticle(reading, 2), grounds),
  moreBehind('groundsBehind', [',', 'and'], 'or', grounds),
);

/** The properties behind the grounds. */
const properties = (kind: PieceKind): Part<PropertyNodes> =>
  all(
    ...pieceProperties(kind).map(([key, { words, fixed, other }]) => {
      const [before, behind] = words as readonly [readonly Keyword[], readonly Keyword[]];
      const id = `${key}-value` as const;
      const value: ValuePart<Num | Word> =
        other === 'number' ? number(id) : name(id, { article: kind === 'animal', when: beforeNext });
      const ways = Object.entries(fixed).map(([is, some]) => all(...(some as Keyword[]), set({ [key]: is })));
      return maybe(...before, choice([...ways, field(key, value)], id), ...behind);
    }),
  );

export const animal: Part<AnimalNode> = rule(
  'animal',
  all(
    'animal',
    piece,
    check(skipNeighbours),
    properties('animal'),
    check((reading, { beside }: AnimalNode) => beside && skipOtherNeighbours(reading)),
  ),
);

/** `next to water`, `adjacent to a forest`: reports that `beside` is the right word, and skips the phrase. */
function skipNeighbours(reading: Reading): void {
  const count = reading.peek(1).image === 'near' ? 1 : 2;
  const isTo = reading.is(1, 'adjacent') || reading.peek(1).image === 'next';
  if (reading.startsLine() || !(count === 1 || (isTo && reading.is(2, 'to')))) return;
  const at = { from: spanOf(reading.peek(1)).from, to: spanOf(reading.peek(count)).to };
  const hint = 'write `beside`, as in `on desert beside water`';
  reading.reportLeftOver([], adviceTo(replacement(at, 'beside', true), hint));
  reading.skip(count);
  while (reading.is(1, 'Name', 'Article') && !reading.startsLine()) reading.skip(1);
}

/** Reports that an animal lives beside only one kind of place, and skips the others. */
function skipOtherNeighbours(reading: Reading): void {
  const isMore = (ahead: number) =>
    reading.is(ahead, ',', 'and', 'or') && reading.is(ahead + 1, 'Name', 'Article');
  let count = 0;
  while (isMore(count + 1) && !reading.startsLine(count + 1))
    count += reading.is(count + 2, 'Article') ? 3 : 2;
  if (count === 0) return;
  const at = { from: spanOf(reading.peek(0)).to, to: spanOf(reading.peek(count)).to };
  reading.reportSurplus('an animal lives beside one kind of place', () => [
    sourceFix('keep only the first', false, { ...at, text: '' }),
  ]);
  reading.skip(count);
}

export const marker: Part<MarkerNode> = rule('marker', all('marker', piece, properties('marker')));

export const hand: Part<HandNode> = rule(
  'hand',
  all(
    'hand',
    field('name', newName),
    // The word before the title should be the mark of the hand.
    check((reading, node: { name?: Word | undefined }) =>
      joinWords(reading, node, (ahead) => reading.is(ahead + 1, 'Text')),
    ),
    field('mark', oneOf('hand-symbol', 'HandSymbol')),
    field('title', text('hand-title')),
  ),
);

interface Rows {
  rows?: QuotedSpan[] | undefined;
}

const sketchRows: Part<Rows> = rows('rows', text('sketch-row'), {
  least: 1,
  early: false,
  expected: 'sketch-row',
});
/** More rows after a sign, which is reported. */
const rowsBehind = (name: RuleName, sign: ',' | ';'): Part<Rows> =>
  misread(
    name,
    (reading) => reading.is(1, sign) && reading.is(2, 'Text'),
    check((reading: Reading) =>
      reading.reportSurplus(`leave \`${sign}\` out: the rows of a sketch have nothing between them`, () => [
        removal(spanOf(reading.peek(1)), sign, true),
      ]),
    ),
    literal(sign),
    sketchRows,
  );

/** The rows of a hex board. */
export const sketch: Part<Rows> = rule(
  'sketch',
  all(sketchRows, rowsBehind('rowsBehindComma', ','), rowsBehind('rowsBehindSemicolon', ';')),
);

export const layout: Part<LayoutNode> = rule('layout', all('layout', named, sketch));
