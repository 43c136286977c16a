/** Landscape Features in English: what the landscape must show, and when something happens. */
import type { EventTrigger, PatternCell, Trigger } from '../../runtime/ops/program.ts';
import type { Compare } from '../../runtime/ops/terms.ts';
import { andList, article, noun, region, where } from './english-nouns.ts';
import type { PatternGroup, Shape, Words } from './language.ts';
import { type Phrase, say } from './parts.ts';

/** How the covered tiles lie. */
const LYING: Record<Shape, string> = {
  one: '',
  pair: ', side by side',
  row: ', in a row',
  triangle: ', in a triangle',
  other: ', as the pattern shows',
};

/** "covers 3 land tiles with exactly 1 mountain each, in a triangle". */
export function covers(groups: readonly PatternGroup[], shape: Shape, words: Words): Phrase {
  return say`covers ${andList(groups.map((group) => tiles(group, words)))}${LYING[shape]}`;
}

/** "4 land tiles must lie beside it, as the pattern shows". */
export function beside(groups: readonly PatternGroup[], words: Words): Phrase {
  return say`${andList(groups.map((group) => tiles(group, words)))} must lie beside it, as the pattern shows`;
}

/** The token is one mountain on each tile, which nothing removes (R15.5). */
export function token(name: string): Phrase {
  const title = name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return say`the ${title} token takes the place of the mountains there; it counts as 1 mountain on each tile and cannot be removed`;
}

function tiles({ amount, need }: PatternGroup, words: Words): Phrase {
  const tile = say`${amount} ${noun(need.terrain, amount !== 1, words)}`;
  if (need.tokens.length === 0) return tile;
  const tokens = andList(need.tokens.map((one) => tokensOn(one, words)));
  return say`${tile} with ${tokens}${amount === 1 ? '' : ' each'}`;
}

/** How many of something lie on a tile: exact numbers are said to be so (R15.3). */
function tokensOn({ compare, thing }: PatternCell['tokens'][number], words: Words): Phrase {
  const { is, amount } = compare;
  if (amount === 0 && is !== 'least') return say`no ${noun(thing, true, words)}`;
  return say`${EXTENT[is]} ${amount} ${noun(thing, amount !== 1, words)}`;
}

const EXTENT: Record<Compare['is'], string> = { least: 'at least', most: 'at most', exactly: 'exactly' };

/** "when a mountain is placed: ". */
export function when(trigger: Trigger, words: Words): Phrase {
  switch (trigger.on) {
    case 'play':
      return say`when you play this feature: `;
    case 'end':
      return say`at the end of the game: `;
    case 'event':
      return say`when ${article(noun(trigger.thing, false, words))} is ${trigger.deed}${place(trigger, words)}${trigger.byYou ? ' by you' : ''}: `;
  }
}

function place({ from, into, where: there }: EventTrigger, words: Words): Phrase {
  const out = from ? say` from ${region(from)}` : [];
  const inside = into ? say` into ${region(into)}` : [];
  return say`${out}${inside}${where(there, words)}`;
}
