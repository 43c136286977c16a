/** The wording of counts. */
import type { Coin, Count, Deed, Per, Sought } from '../../program/index.ts';
import { type Form, formName, type WordingContext, yes } from './context.ts';
import { clause, type Phrase } from './parts.ts';
import { group, where } from './places.ts';
import { whichPlayers } from './players.ts';
import type { NamePhrase } from './translation/translator.ts';

/** The default objects of each deed, for a card that names none. */
const DEFAULT_OBJECTS = {
  placed: 'done-to-tile-or-token',
  moved: 'done-to-animal',
  removed: 'done-to-tile-or-token',
  replaced: 'done-to-tile',
} as const satisfies Record<Deed, string>;

/** The objects that an effect has acted on: "lions", "tiles and tokens". */
export const deedObjects =
  (count: Extract<Count, { count: 'done' }>, wording: WordingContext): Form =>
  (many) => {
    const things = thingsOf(count);
    if (things.length > 0) return wording.nouns(things, many);
    return wording.named(DEFAULT_OBJECTS[count.deed], { form: formName(many) });
  };

const thingsOf = ({ thing, things }: Extract<Count, { count: 'done' }>): readonly Sought[] =>
  things ?? (thing === undefined ? [] : [thing]);

/** "points", "cube", "cards". */
export const coins =
  (what: Coin, wording: WordingContext): Form =>
  (many) =>
    what === 'vp' ? wording.named('point', { form: formName(many) }) : wording.good(what, many);

/** "cube you have", "cards in hand". */
function owned(
  what: Extract<Count, { count: 'own' }>['what'],
  many: boolean,
  wording: WordingContext,
): NamePhrase {
  switch (what) {
    case 'cube':
      return wording.named('you-own', { what: wording.good('cube', many) });
    case 'card':
      return wording.named('card-in-hand', { card: wording.good('card', many) });
    case 'active-card':
      return wording.named('active-card', { card: wording.good('card', many), form: formName(many) });
    case 'leaf':
      return wording.named('leaf-left', { form: formName(many) });
  }
}

/** The counted things, without a number: "adjacent forest", "different kinds of animal in this habitat". */
export function countPhrase(count: Count, many: boolean, wording: WordingContext): NamePhrase {
  switch (count.count) {
    case 'things': {
      const { what, contents } = wording.nounsApart(count.things, many && !count.different);
      const values = { what, form: formName(many), adjacent: yes(count.adjacent) };
      const { phrase, gender } = wording.named(count.different ? 'kinds' : 'counted', values);
      return { phrase: clause(phrase, contents, where(count.where, wording, many)), gender };
    }
    case 'groups': {
      const what = group(count.group, many, wording);
      const values = { what, form: formName(many), adjacent: yes(count.adjacent) };
      const { phrase, gender } = wording.named('counted', values);
      return { phrase: clause(phrase, holding(count, wording), where(count.where, wording, many)), gender };
    }
    case 'players': {
      const values = {
        form: formName(many),
        other: yes(count.other),
        which: whichPlayers(count.with, wording),
      };
      return wording.named('player', values);
    }
    case 'done': {
      const things = thingsOf(count);
      const values = { form: formName(many), deed: count.deed };
      // Without a thing, a different message is used.
      if (things.length === 0) {
        const { phrase, gender } = wording.named('done', {
          what: deedObjects(count, wording)(many),
          ...values,
        });
        return { phrase: clause(phrase, where(count.where, wording, many)), gender };
      }
      const { what, contents } = wording.nounsApart(things, many);
      const { phrase, gender } = wording.named('deed-of', { what, ...values });
      return { phrase: clause(phrase, contents, where(count.where, wording, many)), gender };
    }
    case 'spent': {
      const what = coins(count.what, wording)(many);
      return wording.named('deed-of', { what, form: formName(many), deed: count.how });
    }
    case 'own':
      return owned(count.what, many, wording);
    case 'spaces':
      return wording.named('space-moved', { form: formName(many) });
  }
}

/** "with at least 2 lions". */
function holding({ with: held }: Extract<Count, { count: 'groups' }>, wording: WordingContext): Phrase {
  if (!held) return [];
  const { what } = wording.compared(held.compare, false, (many) => wording.nouns(held.things, many));
  return wording.say('holding', { what });
}

/** "each adjacent forest", "every 2 forests in this habitat". */
export function per({ each, of }: Per, wording: WordingContext): Phrase {
  if (each === 1) return wording.say('each', { what: countPhrase(of, false, wording) });
  return wording.say('every', { amount: each, what: countPhrase(of, true, wording) });
}
