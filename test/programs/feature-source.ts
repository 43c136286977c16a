/** Landscape Features as card language. */
import { drawSketch } from '../../grammar/sketch.ts';
import type { FeatureProgram, PatternCell, Trigger } from '../../program/set.ts';
import type { Compare } from '../../program/terms.ts';
import { braces, noun, oneThing, place, region, words } from './source.ts';

/** Letters a legend may explain. */
const FREE = [...'abcefhijkmnop'];
const FIXED: Readonly<Record<PatternCell['terrain'], string>> = {
  desert: 'd',
  grassland: 'g',
  water: 'w',
  land: 'l',
};

export function featureSource({ number, deck, title, pattern, token, triggers }: FeatureProgram): string {
  const letters = new Map<string, string>();
  const cells = pattern.map(({ q, r, terrain, tokens, covered }) => {
    let letter = FIXED[terrain];
    if (tokens.length > 0) {
      const meaning = `${terrain} with ${tokens.map(({ compare, thing }) => amount(compare, thing)).join(' and ')}`;
      letter = letters.get(meaning) ?? FREE[letters.size];
      letters.set(meaning, letter);
    }
    return { q, r, letter: covered ? letter.toUpperCase() : letter };
  });
  const legend = [...letters].map(([meaning, letter]) => `${letter} = ${meaning}`).join(', ');
  return words(
    `feature ${number} ${deck} "${title}" pattern`,
    drawSketch(cells)
      .map((row) => `"${row}"`)
      .join(' '),
    legend && `where ${legend}`,
    token && `token ${token}`,
    `{ ${triggers.map(trigger).join('; ')} }`,
  );
}

/** In a legend a bare number is exact. */
function amount({ is, amount }: Compare, thing: string): string {
  const number = {
    least: `at least ${amount}`,
    most: `at most ${amount}`,
    exactly: amount === 0 ? 'no' : `${amount}`,
  };
  return `${number[is]} ${noun(thing, amount)}`;
}

function trigger(t: Trigger): string {
  if (t.on !== 'event') return `${t.on === 'play' ? 'on play' : 'at end'} ${braces(t.steps)}`;
  return words(
    `when ${oneThing(t.thing)} is ${t.deed}`,
    t.from && `from ${region(t.from)}`,
    t.into && `into ${region(t.into)}`,
    place(t),
    t.byYou && 'by you',
    braces(t.steps),
  );
}
