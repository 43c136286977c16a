/** What is said of Landscape Features: what the landscape must show, and when something happens. */
import type { EventTrigger, PatternCell, Trigger } from '../../../program/index.ts';
import type { PatternGroup, Shape } from '../language.ts';
import { andList, article, noun, spaced, yes } from '../nouns.ts';
import { clause, join, type Phrase } from '../parts.ts';
import { region, where } from '../places.ts';
import type { WordingContext } from '../speech.ts';
import type { Named } from '../translator.ts';

/** "covers 3 land tiles with exactly 1 mountain each, in a triangle". */
export function covers(groups: readonly PatternGroup[], lying: Shape, speech: WordingContext): Phrase {
  return speech.tongue.say('covers', { tiles: allTiles(groups, speech), lying });
}

/** "4 land tiles must lie beside it, as the pattern shows". */
export function beside(groups: readonly PatternGroup[], speech: WordingContext): Phrase {
  return speech.tongue.say('beside', { tiles: allTiles(groups, speech) });
}

/** The token is one mountain on each tile, which nothing removes (R15.5). */
export function token(name: string, speech: WordingContext): Phrase {
  const title = spaced(name).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return speech.tongue.say('token', { name: title });
}

const allTiles = (groups: readonly PatternGroup[], speech: WordingContext): Named =>
  andList(
    groups.map((group) => tiles(group, speech)),
    speech,
  );

function tiles({ amount, need }: PatternGroup, speech: WordingContext): Named {
  const what = noun(need.terrain, amount !== 1, speech);
  const many = { phrase: speech.tongue.say('so-many', { amount, what }), gender: what.gender };
  if (need.tokens.length === 0) return many;
  const tokens = andList(
    need.tokens.map((one) => tokensOn(one, speech)),
    speech,
  );
  const phrase = speech.tongue.say('tiles-with', { tiles: many, tokens, each: yes(amount > 1) });
  return { phrase, gender: what.gender };
}

/** How many of something lie on a tile: exact numbers are said to be so (R15.3). */
function tokensOn({ compare, thing }: PatternCell['tokens'][number], speech: WordingContext): Named {
  const { is, amount } = compare;
  if (amount === 0 && is !== 'least') {
    const single = noun(thing, false, speech);
    const phrase = speech.tongue.say('none', { one: single, many: noun(thing, true, speech) });
    return { phrase, gender: single.gender };
  }
  const what = noun(thing, amount !== 1, speech);
  return { phrase: speech.tongue.say('compared', { is, amount, what }), gender: what.gender };
}

/** "when a mountain is placed: ", with the space before what happens. */
export function when(trigger: Trigger, speech: WordingContext): Phrase {
  return join([moment(trigger, speech), ' ']);
}

function moment(trigger: Trigger, speech: WordingContext): Phrase {
  const { tongue } = speech;
  switch (trigger.on) {
    case 'play':
      return tongue.say('when-played');
    case 'end':
      return tongue.say('at-the-end');
    case 'event': {
      const what = article(noun(trigger.thing, false, speech), speech);
      const place = clause(...there(trigger, speech));
      const by = yes(trigger.byYou ?? false);
      const { deed } = trigger;
      return tongue.say('when', { what, deed, place: place.length > 0 ? join([' ', place]) : [], by });
    }
  }
}

function there({ from, into, where: place }: EventTrigger, speech: WordingContext): Phrase[] {
  const { tongue } = speech;
  return [
    from ? tongue.say('from', { region: region(from, speech) }) : [],
    into ? tongue.say('into', { region: region(into, speech) }) : [],
    where(place, speech),
  ];
}
