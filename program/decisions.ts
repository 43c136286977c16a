/** Which kinds of decisions a program can ask for, read from its operations. */

import { DECISION_KINDS, type DecisionKind } from './decision-kinds.ts';
import type { Block, Op, Step } from './operations.ts';
import type { FeatureProgram } from './set.ts';
import { TERRAINS } from './terms.ts';
import { blocksOf } from './walk.ts';

/** The kinds, each once, in the order of the engine's own list. What a gained element may lead to at the dial is included. */
export function decisionsOf(steps: Block): DecisionKind[] {
  const asked = new Set<DecisionKind>();
  collect(steps, asked);
  return DECISION_KINDS.filter((kind) => asked.has(kind));
}

/** The same of a Landscape Feature: whether and where it is laid, and what its triggers ask. */
export function decisionsOfFeature({ triggers }: FeatureProgram): DecisionKind[] {
  const asked = new Set<DecisionKind>(['declare', 'feature']);
  for (const { steps } of triggers) collect(steps, asked);
  return DECISION_KINDS.filter((kind) => asked.has(kind));
}

function collect(steps: Block, asked: Set<DecisionKind>): void {
  for (const step of steps) {
    for (const kind of decisionsAt(step)) asked.add(kind);
    for (const block of blocksOf(step)) collect(block, asked);
  }
}

function decisionsAt(step: Step): DecisionKind[] {
  switch (step.op) {
    case 'gain':
      return [...(step.choice ? (['reward'] as const) : []), ...step.rewards.flatMap(decisionsOfReward)];
    case 'place':
      return placing(step);
    case 'replace':
      return step.with.length > 1 || step.with.includes('land') ? ['replace', 'become'] : ['replace'];
    case 'move':
    case 'remove':
    case 'choose':
      return [step.op];
    case 'play':
      return step.cubes > 0 ? ['play-card', ...PUTTING_A_CUBE] : ['play-card'];
    case 'rotate':
      return step.cubes > 0 ? ['rotate-card', ...PUTTING_A_CUBE] : ['rotate-card'];
    case 'may':
      return ['yes-no'];
    case 'either':
      return ['branch'];
    case 'repeat':
      return 'upTo' in step.times ? ['yes-no'] : [];
    case 'if':
    case 'each-player':
      return [];
  }
}

/** Which spot, and with no free cube where the cube comes from (R5.9, R3.3). */
const PUTTING_A_CUBE = ['spot', 'take-cube'] as const;
/** A cube or a turn of the dial (R13.1), and what the dial then asks (R4.2, R4.3). */
const USING_AN_ELEMENT = ['use-element', 'take-cube', 'dial-card', 'dial-reward'] as const;
/** Which deck or card of the display, and which of the two looked at (R6.1). */
const GAINING_A_CARD = ['gain-card', 'keep-card'] as const;

function decisionsOfReward({ gain }: Op<'gain'>['rewards'][number]): readonly DecisionKind[] {
  switch (gain) {
    case 'element':
      return USING_AN_ELEMENT;
    case 'mix':
      return ['element', ...USING_AN_ELEMENT];
    case 'card':
    case 'card-to-play':
      return GAINING_A_CARD;
    case 'vp':
    case 'cube':
      return [];
  }
}

/** Which kind, what is taken up when the supply is empty (R7.4: not for tiles), and where it goes. */
function placing({ kinds }: Op<'place'>): DecisionKind[] {
  const asked: DecisionKind[] = ['place'];
  const [first] = kinds;
  if (kinds.length > 1 || typeof first !== 'string' || first === 'land' || first === 'animal')
    asked.push('kind');
  const tiles: readonly unknown[] = [...TERRAINS, 'land'];
  if (kinds.some((kind) => !tiles.includes(kind))) asked.push('take-up');
  return asked;
}
