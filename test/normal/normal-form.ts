/**
 * The normal form of steps: programs with the same one do the same on every board with every choice, so that a test of a reader
 * can tell whether two readings are one. It can be played like any program, but is not meant to be printed.
 */
import { keysInOrder } from '../../program/hash.ts';
import type { Block } from '../../program/operations.ts';
import type { AnyTrigger, EventTrigger } from '../../program/triggers.ts';
import { speciesName } from '../../program/walk.ts';
import { plainBlock } from './blocks.ts';
import type { Homes } from './homes.ts';
import { plainNames, withThis } from './names.ts';
import { plainTerms } from './terms.ts';

/**
 * The normal form of the steps of a card, which nothing comes before.
 * @param words with them, a place that a thing could not be anywhere else is left out
 */
export function normalForm(steps: Block, words?: Homes): Block {
  return normal(steps, words, true);
}

/** The normal form of all that a card or Landscape Feature does: its steps, and its triggers. */
export function normalEffect(
  effects: { steps?: Block; triggers?: readonly AnyTrigger[] },
  words?: Homes,
): unknown {
  const { steps, triggers = [] } = withPlainSpecies(effects);
  return {
    steps: normalForm(steps ?? [], words),
    // An event sets "this" before the steps begin.
    triggers: triggers.map(({ steps: own, ...trigger }) => ({
      ...inOrder(plainTerms(trigger.on === 'event' ? plainEvent(trigger) : trigger)),
      steps: normal(own, words, false),
    })),
  };
}

/** The same with another name for the species that is chosen. */
function withPlainSpecies<E extends { steps?: Block }>(effects: E): E {
  const name = speciesName(effects.steps ?? []);
  return name === undefined
    ? effects
    : JSON.parse(JSON.stringify(effects).replaceAll(`"${name}"`, '"the-species"'));
}

/** An event with all its things and deeds in one list each. */
function plainEvent({
  thing,
  otherThings = [],
  deed,
  otherDeeds = [],
  ...event
}: Omit<EventTrigger, 'steps'>) {
  return { ...event, things: [thing, ...otherThings], deeds: [deed, ...otherDeeds] };
}

function normal(steps: Block, words: Homes | undefined, isNone: boolean): Block {
  return inOrder(plainNames(plainBlock(plainTerms(withThis(steps, { isNone }), words))));
}

const inOrder = <T>(data: T): T => JSON.parse(JSON.stringify(data, keysInOrder)) as T;
