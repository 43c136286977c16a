/** Warnings: nothing wrong, but probably not meant. Only about cards in which nothing is wrong. */

import type { CardProgram, Vocabulary } from '../runtime/ops/program.ts';
import type { Count, Deed, Kind, Thing } from '../runtime/ops/terms.ts';
import { type Block, blocksOf, type Step } from '../runtime/ops.ts';
import type { CardInSet } from './checks.ts';
import type { ReadSet } from './sources.ts';

interface SetToWarnAbout {
  set: ReadSet;
  words: Vocabulary;
  cards: readonly CardInSet[];
  /** The cards of the sets it builds on. */
  inherited: readonly CardProgram[];
}

export function warnAbout({ set, words, cards, inherited }: SetToWarnAbout): void {
  for (const card of cards) warnOfNothing(card);
  warnOfTwins(cards);
  // What cannot be read may be the card that gives the element or places the animal.
  const whole = cards.every(({ program }) => program) && set.doubtful.size === 0;
  if (!whole) return;
  const own = cards.flatMap(({ program }) => program ?? []);
  warnOfElements(set, [...inherited, ...own]);
  if (set.id !== '' && own.length > 0) warnOfAnimals(set, words, own);
}

/** All steps of a block, with those inside them. */
function allSteps(steps: Block): Step[] {
  return steps.flatMap((step) => [step, ...blocksOf(step).flatMap(allSteps)]);
}

function warnOfNothing({ node, report, program }: CardInSet): void {
  if (!program || !node.number) return;
  const steps = allSteps(program.steps);
  const does = (step: Step) => step.op !== 'choose' && blocksOf(step).length === 0;
  if (!steps.some(does)) {
    report.add('ECO701', node.number, { what: `the effect of card ${program.number}` });
    return;
  }
  for (const step of steps) {
    const counted = step.op === 'gain' ? step.per?.of : undefined;
    if (counted?.count !== 'done' || steps.some((other) => DEED_OF[other.op] === counted.deed)) continue;
    report.add('ECO701', node.number, { what: `counting ${said(counted)} in card ${program.number}` });
  }
}

/** Which steps count as which deed. */
const DEED_OF: Readonly<Partial<Record<Step['op'], Deed>>> = {
  place: 'placed',
  move: 'moved',
  remove: 'removed',
  replace: 'replaced',
};

function said({ deed, thing }: Extract<Count, { count: 'done' }>): string {
  return `what is ${deed}${thing === undefined ? '' : ` (${thing})`}`;
}

function warnOfTwins(cards: readonly CardInSet[]): void {
  const firsts = new Map<string, CardInSet>();
  for (const card of cards) {
    const { program, node, report } = card;
    if (!program || !node.number) continue;
    const { deck, leaves, energy, steps } = program;
    const key = JSON.stringify([deck, leaves, energy.toSorted(), steps]);
    const first = firsts.get(key);
    if (!first?.node.number) {
      firsts.set(key, card);
      continue;
    }
    if (first.node.number.value === program.number) continue;
    const related = [first.report.relatedTo(first.node.number, 'the other stands here')];
    report.add(
      'ECO702',
      node.number,
      { number: String(program.number), other: String(first.node.number.value) },
      { related },
    );
  }
}

function warnOfElements(set: ReadSet, cards: readonly CardProgram[]): void {
  const given = new Set(cards.flatMap(({ steps }) => allSteps(steps).flatMap(elementsGained)));
  for (const { name, count } of set.declared.words.elements) {
    if (count > 0 || given.has(name)) continue;
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

function warnOfAnimals(set: ReadSet, words: Vocabulary, cards: readonly CardProgram[]): void {
  const kinds = cards.flatMap(({ steps }) =>
    allSteps(steps).flatMap((step) => (step.op === 'place' ? step.kinds : [])),
  );
  for (const { name } of set.declared.words.animals) {
    if (kinds.some((kind) => places(kind, name, words))) continue;
    const place = set.declared.places.get(`animal ${name}`);
    place?.report.add('ECO704', place.at, { name });
  }
}

function places(kind: Kind, species: Thing, words: Vocabulary): boolean {
  if (kind === species || kind === 'animal') return true;
  if (typeof kind === 'string') return false;
  const animal = words.animals.find(({ name }) => name === species);
  return animal !== undefined && 'terrain' in animal.on && animal.on.terrain.includes(kind.animalOf);
}
