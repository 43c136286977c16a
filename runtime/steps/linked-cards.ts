/**
 * Cards and features, linked once for all tables that have them: many scenarios use the same cards, and linking these
 * takes longer than playing.
 */
import {
  allTriggers,
  type Block,
  type CardProgram,
  type FeatureProgram,
  isFeature,
  type Moment,
  memoize,
  mergeVocabulary,
  momentNames,
  type SetProgram,
  speciesName,
  type Vocabulary,
} from '../../program/index.ts';
import type { LinkedEffect } from '../link/code.ts';
import { type TriggerTable, turnPattern } from '../link/features.ts';
import { Linker } from '../link/linker.ts';
import type { Card } from '../link/tables.ts';
import { SPECIES } from '../link/things.ts';
import { elementCode, type WordNumbers } from '../link/words.ts';
import { engineIndex, linkStep } from './steps.ts';

/** The last merged chain of vocabularies, by the vocabulary of its last set. */
const merged = new WeakMap<Vocabulary, { chain: readonly Vocabulary[]; words: Vocabulary }>();

/** The merged vocabulary of a chain of sets, base first. The same vocabularies give the same object. */
export function chainVocabulary(sets: readonly SetProgram[]): Vocabulary {
  const chain = sets.map(({ vocabulary }) => vocabulary);
  const last = chain[chain.length - 1];
  const before = merged.get(last);
  if (before?.chain.length === chain.length && before.chain.every((one, at) => one === chain[at]))
    return before.words;
  const words = mergeVocabulary(chain);
  merged.set(last, { chain, words });
  return words;
}

/** The cards and features linked with each vocabulary, and the effects of their triggers: a card has their index in `codes`. */
const linked = memoize((words: Vocabulary) =>
  memoize((card: CardProgram | FeatureProgram) => {
    const made = isFeature(card) ? makeFeature(card, words) : makeCard(card, words);
    const codes: LinkedEffect[] = [];
    return { card: { ...made, triggers: linkTriggers(card, words, codes) }, codes };
  }),
);

/** The card or feature, linked with this vocabulary. Its triggers begin at index `from` of `tables.effects`. */
export function linkedCard(card: CardProgram | FeatureProgram, words: Vocabulary, from: number) {
  const made = linked(words)(card);
  return { ...made, card: moved(made.card, from) };
}

/** The card with all effect indices raised by `by`. */
function moved(card: Card, by: number): Card {
  const { triggers } = card;
  if (!triggers) return card;
  const events = triggers.events.map(({ event, effect }) => ({ event, effect: effect + by }));
  const moments = byMoment((moment) => triggers.moments[moment].map((effect) => effect + by));
  return { ...card, triggers: { first: triggers.first + by, moments, events } };
}

/**
 * Links steps to code for this vocabulary; where they name a species that is chosen, once for each, so that instructions and
 * slots are the same in all.
 * @param name the name of the species that the card of these steps chooses
 */
export function link(steps: Block, words: Vocabulary, name = speciesName(steps)): LinkedEffect {
  return bySpecies(words, name, (chosen) => linkOnce(steps, chosen));
}

/** What is linked before a species is chosen, with the same for each species. */
function bySpecies<T extends object>(
  words: WordNumbers,
  name: string | undefined,
  make: (words: WordNumbers) => T,
): T & { bySpecies?: readonly T[] } {
  if (name === undefined) return make(words);
  return {
    ...make({ ...words, chosen: { name, thing: null } }),
    bySpecies: words.animals.map((_, row) => make({ ...words, chosen: { name, thing: SPECIES + row } })),
  };
}

function linkOnce(steps: Block, words: WordNumbers): LinkedEffect {
  const linker = new Linker(words, linkStep);
  linker.block(steps, { gates: null, you: -1, resets: [], since: null, outer: null, that: -1 });
  return { ...linker.code, engines: linker.code.steps.map(engineIndex) };
}

function makeCard(card: CardProgram, words: Vocabulary): Omit<Card, 'triggers'> {
  const spots = card.energy.map((element) => elementCode(words, element));
  // For each spot, the earlier spots of the same element, as bits.
  const alike = spots.map((element, at) =>
    spots.reduce((bits, other, spot) => (spot < at && other === element ? bits | (1 << spot) : bits), 0),
  );
  const code = link(card.steps, words);
  return {
    ...printed(card),
    leaves: card.leaves,
    spots,
    full: (1 << spots.length) - 1,
    alike,
    elements: spots.reduce((bits, element) => bits | (1 << (element & 31)), 0),
    code,
    feature: null,
  };
}

/** Makes a card without spots for a feature. */
const makeFeature = (feature: FeatureProgram, words: Vocabulary): Omit<Card, 'triggers'> => ({
  ...printed(feature),
  leaves: 0,
  spots: [],
  full: 0,
  alike: [],
  elements: 0,
  code: link([], words),
  feature: { patterns: turnPattern(feature.pattern, words), token: feature.token !== undefined },
});

function printed({ number, title, deck }: CardProgram | FeatureProgram) {
  return { number, title, deck: deck === 'brown' ? 0 : 1 };
}

const byMoment = (make: (moment: Moment) => number[]): TriggerTable['moments'] =>
  Object.fromEntries(momentNames.map((moment) => [moment, make(moment)])) as Record<Moment, number[]>;

/** Links triggers and adds their effects to `codes`; null without any. */
function linkTriggers(
  card: CardProgram | FeatureProgram,
  words: Vocabulary,
  codes: LinkedEffect[],
): TriggerTable | null {
  const triggers = allTriggers(card);
  if (triggers.length === 0) return null;
  const name = isFeature(card) ? undefined : speciesName(card.steps);
  const table: TriggerTable = { first: codes.length, moments: byMoment(() => []), events: [] };
  for (const trigger of triggers) {
    const effect = codes.push(link(trigger.steps, words, name)) - 1;
    if (trigger.on === 'event')
      table.events.push({
        event: bySpecies(words, name, (chosen) => new Linker(chosen, linkStep).event(trigger)),
        effect,
      });
    else table.moments[trigger.on].push(effect);
  }
  return table;
}
