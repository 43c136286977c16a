/** Warnings: valid text that is probably not what the author meant. Only cards and features without errors are checked. */
import type { Span } from '../../grammar/index.ts';
import {
  allSteps,
  allTriggers,
  type Block,
  type CardProgram,
  cardLabel,
  effectSteps,
  type FeatureProgram,
  type Ground,
  innerBlocks,
  isByHand,
  isFeature,
  markersOf,
  pieceGrounds,
  type RelatedPlace,
  type Step,
  speciesName,
  stepInfo,
} from '../../program/index.ts';
import type { Names } from '../names.ts';
import type { CardInSet, FeatureInSet } from '../report/in-set.ts';
import type { ParsedSet } from '../set-registry.ts';
import type { SetToCheck } from './checks.ts';
import { isEmpty, warnOfPointless, warnOfTwice, warnOfUnused } from './pointless.ts';
import { warnOfReplaced } from './replaced.ts';
import { warnOfCertain, warnOfNotDone } from './vain.ts';
import { checkSteps } from './walk.ts';

interface SetToWarnAbout extends Pick<SetToCheck, 'set' | 'cards' | 'features' | 'replaced'> {
  /** Cards and features of the sets that this one builds on. */
  inherited: { cards: readonly CardProgram[]; features: readonly FeatureProgram[] };
}

export function warnAbout({ set, cards, features, inherited, replaced }: SetToWarnAbout): void {
  warnOfHands([...cards, ...features]);
  warnOfReplaced(replaced);
  warnOfTwins(cards, inherited.cards);
  // A declaration that could not be read may be the card that gives the element or places the animal.
  const whole = [...cards, ...features].every(({ program }) => program) && set.doubtful.size === 0;
  if (!whole) return;
  const own = blocksOfAll(
    cards.flatMap(({ program }) => program ?? []),
    features.flatMap(({ program }) => program ?? []),
  );
  warnOfElements(set, () => [...blocksOfAll(inherited.cards, inherited.features), ...own]);
  if (set.id !== '' && cards.length > 0) warnOfAnimals(set, own);
}

/** The checks of each step of an effect, whatever "this" is. They depend on nothing else in the set. */
const STEP_CHECKS = [warnOfUnused, warnOfPointless, warnOfCertain, warnOfTwice];

/** Warns about the effects of a card or feature. */
export function warnOfEffects(one: CardInSet | FeatureInSet, all: Names): void {
  const { program } = one;
  // What a card calls its species (L68).
  const species = program && !isFeature(program) ? speciesName(program.steps) : undefined;
  const effects = effectsOf(one, { ...all, species });
  one.byHand = stepByHand(effects);
  for (const effect of effects) {
    const isVain = warnOfNothing(effect);
    checkSteps(effect, isVain ? STEP_CHECKS : [warnOfNotDone, ...STEP_CHECKS]);
  }
}

function blocksOfAll(cards: readonly CardProgram[], features: readonly FeatureProgram[]): Block[] {
  return [...cards, ...features].flatMap(effectSteps);
}

/** An effect, where problems with all of it are reported, and how messages name it and its owner. */
type Effect = ReturnType<typeof effectsOf>[number];

function effectsOf({ node, report, program }: CardInSet | FeatureInSet, names: Names) {
  if (!program || !node.number) return [];
  const owner = isFeature(program) ? `feature ${program.number}` : `card ${cardLabel(program)}`;
  const nodes = 'block' in node ? (node.block?.triggers ?? []) : 'triggers' in node ? node.triggers : [];
  const shared = { names, report, owner };
  const triggers = allTriggers(program).map(({ steps }, i) => ({
    ...shared,
    steps,
    effect: `a trigger of ${owner}`,
    at: nodes[i].head,
  }));
  if (isFeature(program) || program.steps.length === 0) return triggers;
  const effect = `the effect of ${owner}`;
  return [{ ...shared, steps: program.steps, effect, at: node.number }, ...triggers];
}

/** The first step of effects that people do by hand. */
function stepByHand(effects: readonly Effect[]): Span | undefined {
  const first = effects.find(({ steps }) => isByHand(steps));
  const step = first && allSteps(first.steps).find((one) => stepInfo(one).isByHand);
  return step && first.report.steps.get(step);
}

/** Says once a set that bots do not do what cards say by hand (ECO718). */
function warnOfHands(all: readonly (CardInSet | FeatureInSet)[]): void {
  const first = all.find(({ byHand }) => byHand);
  if (first?.byHand) first.report.add('ECO718', first.byHand, {});
}

/** Warns of an effect that does nothing; returns whether it is one. */
function warnOfNothing({ steps: block, at, report, effect }: Effect): boolean {
  const steps = allSteps(block);
  if (steps.some((step) => step.op !== 'choose' && innerBlocks(step).length === 0)) return false;
  // An empty block is reported at the block itself.
  if (!steps.some(isEmpty)) report.add('ECO701', at, { what: effect });
  return true;
}

function warnOfTwins(cards: readonly CardInSet[], inherited: readonly CardProgram[]): void {
  const own = new Set(cards.map(({ node }) => node.number?.value));
  const firsts = new Map<string, { card: CardProgram; at?: RelatedPlace }>();
  for (const card of inherited) if (!own.has(card.number)) firsts.set(sameness(card), { card });
  for (const { program, node, report } of cards) {
    if (!program || !node.number) continue;
    const key = sameness(program);
    const first = firsts.get(key);
    if (!first)
      firsts.set(key, { card: program, at: report.relatedTo(node.number, 'the other one is here') });
    else if (first.card.number !== program.number) {
      const values = { number: cardLabel(program), other: cardLabel(first.card) };
      report.add('ECO702', node.number, values, first.at ? { related: [first.at] } : {});
    }
  }
}

/** Equal for two cards that differ only in number and title. */
const sameness = ({ deck, leaves, energy, steps, triggers }: CardProgram): string =>
  JSON.stringify([deck, leaves, energy.toSorted(), steps, triggers]);

function warnOfElements(set: ParsedSet, effects: () => readonly Block[]): void {
  // If that element has no tokens, the set has an error (ECO506).
  const withoutTokens = set.declared.words.elements.filter(({ count, any }) => !any && count === 0);
  if (withoutTokens.length === 0) return;
  const given = new Set(effects().flatMap(allSteps).flatMap(elementsGained));
  for (const { name } of withoutTokens) {
    if (given.has(name)) continue;
    const place = set.declared.places.get(`element ${name}`);
    place?.report.add('ECO703', place.at, { name });
  }
}

function elementsGained(step: Step): string[] {
  if (step.op !== 'gain') return [];
  return step.rewards.flatMap((reward) => {
    if (reward.gain === 'element') return [reward.element];
    return reward.gain === 'mix' ? reward.elements : [];
  });
}

/** Animals and markers that no card places. */
function warnOfAnimals(set: ParsedSet, effects: readonly Block[]): void {
  const things = new Set<string>();
  const tabs = new Set<Ground>();
  const species = new Set(effects.map(speciesName));
  for (const step of effects.flatMap(allSteps)) {
    if (step.op !== 'place') continue;
    for (const kind of step.kinds) {
      if (typeof kind === 'string') things.add(species.has(kind) ? 'animal' : kind);
      else tabs.add(kind.animalOf);
    }
  }
  const { words, places } = set.declared;
  const warn = (what: string, name: string) => {
    const place = places.get(`${what} ${name}`);
    place?.report.add('ECO704', place.at, { name, what });
  };
  for (const { name } of markersOf(words)) if (!things.has(name)) warn('marker', name);
  for (const { name, ...animal } of words.animals) {
    const isOfTab = pieceGrounds(animal).some((ground) => tabs.has(ground));
    if (!things.has('animal') && !things.has(name) && !isOfTab) warn('animal', name);
  }
}
