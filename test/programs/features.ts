/** Random Landscape Features: a connected pattern, and triggers with random steps. */
import { type CardProgram, DECKS, type FeatureProgram, type PatternCell } from '../../program/set.ts';
import type { Compare } from '../../program/terms.ts';
import {
  type AnyTrigger,
  cardMoments,
  EVENT_DEEDS,
  EVENTS,
  type EventDeed,
  type EventTrigger,
  eventDeeds,
  eventThings,
  featureMoments,
  whyNotDone,
} from '../../program/triggers.ts';
import { DIRECTIONS } from '../rules/model.ts';
import { type Draw, drawn, once, oneOf, perhaps } from './draw.ts';
import { ANIMALS, MARKERS, region, type Scope, THINGS, whereOf } from './nouns.ts';
import { block } from './steps.ts';

/** Features with number 900. The compiler may refuse some of their triggers. */
export const features = drawn((draw) => feature(draw, 900));

/** A feature with this number. */
export function feature(draw: Draw, number: number): FeatureProgram {
  const token = once(draw, 3);
  const triggers = [trigger(draw)] as FeatureProgram['triggers'];
  while (triggers.length < 3 && once(draw, 2))
    triggers.push(trigger(draw) as FeatureProgram['triggers'][number]);
  return {
    number,
    deck: oneOf(draw, DECKS),
    title: `Feature ${number}`,
    source: { kind: 'original' },
    pattern: pattern(draw, token),
    ...(token && { token: 'stone' }),
    triggers,
  };
}

/** One to five connected cells, in reading order. */
function pattern(draw: Draw, dry: boolean): PatternCell[] {
  const cells: PatternCell[] = [];
  const most = 1 + draw.below(5);
  let place = { q: 0, r: 0 };
  for (let tries = 0; cells.length < most && tries < 20; tries++) {
    const { q, r } = place;
    const near = cells.filter((cell) => DIRECTIONS.some((d) => cell.q + d.q === q && cell.r + d.r === r));
    if (!cells.some((cell) => cell.q === q && cell.r === r)) {
      const covered = cells.length === 0 || (near.some((cell) => cell.covered) && !once(draw, 3));
      const terrain = oneOf(
        draw,
        dry && covered ? (['land', 'desert'] as const) : (['land', 'grassland', 'water'] as const),
      );
      cells.push({
        q,
        r,
        terrain,
        tokens: perhaps(draw, 3, () => [need(draw, terrain === 'water')]) ?? [],
        covered,
      });
    }
    const from = oneOf(draw, cells);
    const direction = oneOf(draw, DIRECTIONS);
    place = { q: from.q + direction.q, r: from.r + direction.r };
  }
  return cells.toSorted((a, b) => a.r - b.r || a.q - b.q);
}

function need(draw: Draw, wet: boolean): { compare: Compare; thing: string } {
  if (wet) return { compare: { is: 'most', amount: 2 }, thing: 'fish' };
  return oneOf(draw, [
    { compare: { is: 'exactly', amount: 1 }, thing: 'mountain' },
    { compare: { is: 'exactly', amount: 0 }, thing: 'mountain' },
    { compare: { is: 'least', amount: 1 }, thing: 'forest' },
    { compare: { is: 'least', amount: 1 }, thing: 'lion' },
  ] as const);
}

/** What a card waits for, if it waits for anything. */
export function cardTriggers(draw: Draw): Pick<CardProgram, 'triggers'> {
  const triggers = perhaps(draw, 3, () => [
    trigger(draw, false),
    ...(perhaps(draw, 3, () => [trigger(draw, false)]) ?? []),
  ]);
  return triggers ? { triggers: triggers as NonNullable<CardProgram['triggers']> } : {};
}

function trigger(draw: Draw, isFeature = true): AnyTrigger {
  const scope: Scope = { some: false, animal: false, names: [], ...(isFeature && { feature: true }) };
  if (once(draw, 2)) return momentTrigger(draw, isFeature ? featureMoments : cardMoments, scope);
  const event = eventTrigger(draw, scope);
  scope.some = eventDeeds(event).some((deed) => EVENTS[deed].isThereAfter);
  scope.animal = scope.some && eventThings(event).some((thing) => ANIMALS.includes(thing));
  scope.byAnother = event.byAnother === true;
  return { ...event, steps: block(draw, scope, 0, 3) };
}

function momentTrigger(draw: Draw, moments: readonly AnyTrigger['on'][], scope: Scope): AnyTrigger {
  const on = oneOf(draw, moments);
  scope.byAnother = on === 'completed-by-another';
  return { on, steps: block(draw, scope, 0, 3) } as AnyTrigger;
}

const canBe = (deed: EventDeed, thing: string) => !whyNotDone(deed, thing, MARKERS.includes(thing));

function eventTrigger(draw: Draw, scope: Scope): Omit<EventTrigger, 'steps'> {
  const deed = oneOf(draw, EVENT_DEEDS);
  const { isThereBefore, isThereAfter } = EVENTS[deed];
  const sort = THINGS.filter((one) => canBe(deed, one));
  const thing = oneOf(draw, sort);
  // A trigger with a position allows fewer events.
  const there = draw.below(5);
  const others = perhaps(draw, 4, () => [
    oneOf(
      draw,
      sort.filter((one) => one !== thing),
    ),
  ]);
  const further = EVENT_DEEDS.filter(
    (one) => one !== deed && [thing, ...(others ?? [])].every((what) => canBe(one, what)),
  );
  const again = there === 0 || there > 3 ? perhaps(draw, 3, () => [oneOf(draw, further)]) : undefined;
  return {
    on: 'event',
    thing,
    deed,
    ...(others && { otherThings: others }),
    ...(again && { otherDeeds: again }),
    ...(there === 1 && isThereBefore && { from: region(draw, scope) }),
    ...(there === 2 && isThereAfter && { into: region(draw, scope) }),
    ...(there === 3 && { where: whereOf(draw, scope, [thing, ...(others ?? [])]) }),
    ...(once(draw, 3) && { [once(draw, 2) ? 'byYou' : 'byAnother']: true as const }),
  };
}
