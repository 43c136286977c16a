/** Landscape Features as source text. */
import { drawSketch } from '../../program/index.ts';
import type { FeatureProgram, PatternCell } from '../../program/set.ts';
import { type AnyTrigger, eventDeeds, eventThings, MOMENTS } from '../../program/triggers.ts';
import { a, amountPhrase, block, noun, numbered, regionText, said, whereText } from './source.ts';

/** The source text of a feature. */
export function featureSource({ number, deck, title, pattern, token, triggers }: FeatureProgram): string {
  /** The letters of cells with tokens, by what the cells are. */
  const legend = new Map<string, string>();
  const cells = pattern.map(({ q, r, terrain, tokens, covered }) => {
    let letter = terrain[0];
    if (tokens.length > 0) {
      const meaning = `${terrain} with ${tokens.map(need).join(' and ')}`;
      // Other letters than those of terrains.
      letter = legend.get(meaning) ?? 'abcefhijk'[legend.size];
      legend.set(meaning, letter);
    }
    return { q, r, letter: covered ? letter.toUpperCase() : letter };
  });
  const where = [...legend].map(([meaning, letter]) => `${letter} = ${meaning}`).join(', ');
  return said(
    `feature ${number} ${deck} "${title}" pattern`,
    ...drawSketch(cells).map((row) => `"${row}"`),
    where && `where ${where}`,
    token && `token ${token}`,
    `{ ${triggers.map(trigger).join(' ')} }`,
  );
}

/** In a legend, a bare number means exactly that many. */
function need({ compare: { is, amount }, thing }: PatternCell['tokens'][number]): string {
  const words = noun(thing, amount);
  if (is !== 'exactly') return `at ${is} ${numbered(amount, words)}`;
  return amount === 0 ? `no ${words}` : amountPhrase(amount, words);
}

function trigger(t: AnyTrigger): string {
  if (t.on !== 'event') return `${MOMENTS[t.on].words.join(' ')} ${block(t.steps)}`;
  return said(
    `when ${eventThings(t).map(a).join(' or ')} is ${eventDeeds(t).join(' or ')}`,
    t.from && `from ${regionText(t.from)}`,
    t.into && `into ${regionText(t.into)}`,
    t.where && whereText(t.where),
    t.byYou && 'by you',
    t.byAnother && 'by another player',
    block(t.steps),
  );
}
