/** What a set declares beside cards: elements, animals, markers, hands and layouts. */
import { expect, type Reading } from '../recovery/reading.ts';
import { all, choice, field, flag, list, maybe, type Part, rows, rule, set, type Value } from '../syntax.ts';
import { name, number, oneOf, text, times } from '../token-values.ts';
import { AnyWord, DeclarationWord, HandSymbol, SettingWord } from '../tokens.ts';
import type { AnimalNode, ElementNode, HandNode, LayoutNode, MarkerNode } from '../tree/declarations.ts';
import type { Quoted, Word } from '../tree/span.ts';

/** Whether the word ahead is a name, and does not begin the next line of the set. */
const inLine = (reading: Reading): boolean =>
  !(reading.startsLine() && reading.is(1, SettingWord, DeclarationWord));

/** A name, which may be any word. */
export const newName: Value<Word> = name(expect('a name'), { type: AnyWord, when: inLine });

const howMany = times(expect('how many there are, as in `x10`'));

export const element: Part<ElementNode> = rule(
  'element',
  all('element', field('name', newName), field('count', howMany), flag('any', 'any')),
);

const BESIDE = expect('a terrain, `tile`, `mountain`, `forest` or `the edge`', ['water', 'mountain', 'the']);
/** What animals live on and markers lie on. */
const grounds = list('on', name(expect('a terrain, `mountain` or `forest`'), { when: inLine }), {
  separator: 'or',
});

export const animal: Part<AnimalNode> = rule(
  'animal',
  all(
    'animal',
    field('name', newName),
    maybe('plural', field('plural', newName)),
    field('count', howMany),
    'on',
    grounds,
    maybe(
      'beside',
      choice(
        [
          all('the', 'edge', set({ besideEdge: true })),
          field('beside', name(BESIDE, { article: true, when: inLine })),
        ],
        BESIDE,
      ),
    ),
  ),
);

export const marker: Part<MarkerNode> = rule(
  'marker',
  all(
    'marker',
    field('name', newName),
    maybe('plural', field('plural', newName)),
    field('count', howMany),
    'on',
    grounds,
    maybe('up', 'to', field('most', number('how many a tile may hold')), 'a', 'tile'),
  ),
);

export const hand: Part<HandNode> = rule(
  'hand',
  all(
    'hand',
    field('name', newName),
    field(
      'mark',
      oneOf([HandSymbol], ['footprint', 'leaf'], expect('`footprint` or `leaf`', ['footprint', 'leaf'])),
    ),
    field('title', text('the title of the hand in quotes')),
  ),
);

/** The rows of a hex board. */
export const sketch: Part<{ rows?: Quoted[] | undefined }> = rule(
  'sketch',
  rows('rows', text('a row of the sketch in quotes', 'ECO105'), {
    least: 1,
    early: false,
    expected: expect('a row of the sketch in quotes'),
  }),
);

export const layout: Part<LayoutNode> = rule('layout', all('layout', field('name', newName), sketch));
