/** The wording of Landscape Features: the required landscape, and the triggers. */
import { deedsOf, type PatternCell, type Trigger, thingsOf } from '../../../program/index.ts';
import { type WordingContext, withSpaces, yes } from '../context.ts';
import { clause, join, type Phrase } from '../parts.ts';
import { region, where } from '../places.ts';
import type { NamePhrase } from '../translation/translator.ts';

/** The layout of the tiles a feature covers. */
export type TileShape = 'one' | 'pair' | 'row' | 'triangle' | 'other';

/** A number of pattern cells with the same requirement. */
export interface PatternGroup {
  amount: number;
  need: Pick<PatternCell, 'terrain' | 'tokens'>;
}

/** "covers 3 land tiles with exactly 1 mountain each, in a triangle". */
export const covers = (groups: readonly PatternGroup[], shape: TileShape, wording: WordingContext): Phrase =>
  wording.say('covers', { tiles: allTiles(groups, wording), shape });

/** "4 land tiles must lie beside it, as the pattern shows". */
export const adjacentTiles = (groups: readonly PatternGroup[], wording: WordingContext): Phrase =>
  wording.say('beside', { tiles: allTiles(groups, wording) });

/** The token is one mountain on each tile, which nothing removes (R15.5). */
export function token(name: string, wording: WordingContext): Phrase {
  const title = withSpaces(name).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return wording.say('token', { name: title });
}

const allTiles = (groups: readonly PatternGroup[], wording: WordingContext): NamePhrase =>
  wording.and(groups.map((group) => tiles(group, wording)));

function tiles({ amount, need }: PatternGroup, wording: WordingContext): NamePhrase {
  const what = wording.noun(need.terrain, amount !== 1);
  const many = { phrase: wording.say('so-many', { amount, what }), gender: what.gender };
  if (need.tokens.length === 0) return many;
  const tokens = wording.and(need.tokens.map((one) => tokensOn(one, wording)));
  const phrase = wording.say('tiles-with', { tiles: many, tokens, each: yes(amount > 1) });
  return { phrase, gender: what.gender };
}

/** The number of tokens on a tile; exact numbers are marked as exact (R15.3). */
function tokensOn({ compare, thing }: PatternCell['tokens'][number], wording: WordingContext): NamePhrase {
  const { is, amount } = compare;
  const of = (many: boolean) => wording.noun(thing, many);
  if (amount === 0) return wording.compared(compare, false, of).what;
  const what = of(amount !== 1);
  return { phrase: wording.say('compared', { is, amount, what }), gender: what.gender };
}

/** "when a mountain is placed: ", including the space before the effect. */
export const when = (trigger: Trigger, wording: WordingContext): Phrase =>
  join([moment(trigger, wording), ' ']);

function moment(trigger: Trigger, wording: WordingContext): Phrase {
  switch (trigger.on) {
    case 'play':
      return wording.say('when-played');
    case 'end':
      return wording.say('at-the-end');
    case 'event': {
      const { from, into } = trigger;
      const place = clause(
        from ? wording.say('from', { region: region(from, wording) }) : [],
        into ? wording.say('into', { region: region(into, wording) }) : [],
        where(trigger.where, wording),
      );
      const what = wording.alternatives(thingsOf(trigger));
      const by = yes(trigger.byYou);
      const deeds = deedsOf(trigger).map((deed) => wording.named('event-deed', { deed, by }));
      const deed = wording.or(deeds);
      return wording.say('when', { what, deed, place: place.length > 0 ? join([' ', place]) : [], by });
    }
  }
}
