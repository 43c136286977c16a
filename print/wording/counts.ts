/** The wording of counts. */
import type { Asset, Count, Deed, Per, Sought, Where } from '../../program/index.ts';
import { type Form, formName, type WordingContext, yes } from './context.ts';
import { clause, icon, type Phrase, plain } from './parts.ts';
import { group, holding, holdsFew, type PlaceSubject, where } from './places.ts';
import { activeCards, assetForm, whichPlayers } from './players.ts';
import type { NamePhrase } from './translation/translator.ts';

/** The default objects of each deed, for a card that names none. */
const DEFAULT_OBJECTS = {
  placed: 'done-to-tile-or-token',
  moved: 'done-to-animal',
  removed: 'done-to-tile-or-token',
  replaced: 'done-to-tile',
} as const satisfies Record<Deed, string>;

/** Counts that are about no goods. */
const OWN_COUNTS = { leaf: 'leaf-left', token: 'token-drawn', round: 'round-so-far' } as const;

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
  (what: Asset, wording: WordingContext): Form =>
  (many) =>
    what === 'cube' || what === 'card' ? wording.good(what, many) : assetForm(what, wording)(many);

/** "elements", "sun elements": tokens of the bag. */
export const drawnElements =
  (element: string | undefined, wording: WordingContext): Form =>
  (many) => {
    const form = formName(many);
    if (element === undefined) return wording.named('some-element', { form });
    const { phrase, gender } = wording.named('element-of', { name: wording.elementName(element), form });
    return { phrase: [icon({ icon: 'element', name: element, amount: 1 }, plain(phrase))], gender };
  };

/** "spots", "covered sun spot". */
function spots(
  { state, element }: Extract<Count, { count: 'own'; what: 'spot' }>,
  many: boolean,
  wording: WordingContext,
): NamePhrase {
  const form = formName(many);
  const drawn = (name: string) => [icon({ icon: 'element', name, amount: 1 }, wording.elementName(name))];
  const what = element
    ? wording.named('spot-of', { element: drawn(element), form })
    : wording.named('some-spot', { form });
  return state ? wording.named('spot-state', { state, what, form }) : what;
}

/** The counted things, without a number: "adjacent forest", "different kinds of animal in this habitat"; `isTested` in a condition. */
export function countPhrase(
  count: Count,
  many: boolean,
  wording: WordingContext,
  isTested = false,
): NamePhrase {
  const form = formName(many);
  const placed = (
    { phrase, gender }: NamePhrase,
    contents: Phrase,
    place: Where | undefined,
    of: PlaceSubject,
  ): NamePhrase => ({
    phrase: clause(phrase, contents, where(place, wording, many, { ...of, isTested })),
    gender,
  });
  switch (count.count) {
    case 'things': {
      const { what, contents } = wording.nounsApart(count.things, many && !count.different);
      const few = yes(contents.length === 0 && holdsFew(count.things));
      const { different, other, things } = count;
      const others = (name: NamePhrase) => wording.others(other, [name], many && !different)[0]!;
      const values = { what: different ? others(what) : what, form, adjacent: yes(count.adjacent), few };
      const counted = wording.named(different ? 'kinds' : 'counted', values);
      return placed(different ? counted : others(counted), contents, count.where, { things });
    }
    case 'groups': {
      const values = {
        what: group(count.group, many, wording),
        form,
        adjacent: yes(count.adjacent),
        few: 'no',
      };
      return placed(
        wording.named('counted', values),
        count.with ? holding(count.with, wording) : [],
        count.where,
        {
          group: count.with ? 'holding' : 'plain',
        },
      );
    }
    case 'players': {
      const which = whichPlayers(count.with, wording);
      return wording.named('player', { form, other: yes(count.other), which });
    }
    case 'done': {
      const things = thingsOf(count);
      const { deed } = count;
      const anyone = yes(wording.isByAnyone(deed));
      // Without a thing, a different message is used.
      if (things.length === 0) {
        const what = deedObjects(count, wording)(many);
        return placed(wording.named('done', { what, form, deed, anyone }), [], count.where, {});
      }
      const { what, contents } = wording.nounsApart(things, many);
      return placed(wording.named('deed-of', { what, form, deed, anyone }), contents, count.where, {
        things,
      });
    }
    case 'spent':
      if (count.what === 'leaf')
        return wording.named('leaf-of', { form, deed: count.how, cards: wording.good('card', true) });
      return wording.named('deed-of', {
        what: coins(count.what, wording)(many),
        form,
        deed: count.how,
        anyone: 'no',
      });
    case 'own':
      if (count.what === 'leaf' || count.what === 'token' || count.what === 'round')
        return wording.named(OWN_COUNTS[count.what], { form });
      if (count.what === 'completed-card')
        return wording.named('card-completed', { card: wording.good('card', many) });
      if (count.what === 'cube') return wording.named('you-own', { what: wording.good('cube', many) });
      if (count.what === 'spot') return spots(count, many, wording);
      if (count.what === 'kept-card')
        return wording.named('kept-card', { card: wording.good('card', many), form });
      if ('deck' in count) return activeCards(count.deck, wording)(many);
      return assetForm(count.what, wording)(many);
    case 'drawn':
      return wording.named('drawn', { what: drawnElements(count.element, wording)(many), form });
    case 'moves': {
      const what = wording.nouns(count.things, many);
      return wording.named('moves', { what, form, spaces: count.spaces });
    }
    case 'distance': {
      const [from, to] = [wording.given(count.from.name), wording.given(count.to.name)];
      return wording.named('distance', { form, from, to, over: count.over ?? 'no' });
    }
    case 'spaces':
      return wording.named('space-moved', { form });
  }
}

/** "each adjacent forest", "every 2 forests in this habitat". */
export function per({ each, of }: Per, wording: WordingContext): Phrase {
  if (each === 1) return wording.say('each', { what: countPhrase(of, false, wording) });
  return wording.say('every', { amount: each, what: countPhrase(of, true, wording) });
}
