/** Counts of adjacent groups that are always 0: what is next to "this" belongs to the same group (R11.1, L15). */
import { allSteps, type Block, type Group, isTerrain, type Step } from '../../program/index.ts';
import { type EffectSetting, impossibleSteps } from './impossible.ts';
import { LAND, NO_PILES, type Piles, pilesOf } from './piles.ts';
import { GONE, type State } from './state.ts';

/** The gains that count adjacent groups in vain on every path through an effect, each with the reason. */
export function gainsFromOwnGroup(effect: Block, start: State, setting: EffectSetting): Map<Step, string> {
  const asked = new Map<Step, Group>();
  for (const step of allSteps(effect)) {
    const count = step.op === 'gain' ? step.per?.of : undefined;
    if (count?.count === 'groups' && count.adjacent) asked.set(step, count.group);
  }
  const found = new Map<Step, string>();
  if (asked.size === 0) return found;
  const possible = new Set<Step>();
  impossibleSteps(effect, start, setting, (step, { self }) => {
    const group = asked.get(step);
    if (!group) return;
    const items = [...self].filter(([thing]) => thing !== GONE);
    if (items.length > 0 && items.every(([thing, piles]) => isMember(group, thing, piles)))
      found.set(step, whyOwn(group));
    else possible.add(step);
  });
  for (const step of possible) found.delete(step);
  return found;
}

/** Whether a thing certainly belongs to a group of this kind. */
function isMember(group: Group, thing: string, piles: Piles): boolean {
  const isOn = (grounds: Piles) => thing === 'tile' && (piles & ~grounds) === NO_PILES;
  if (group.group === 'landmass') return isOn(LAND);
  return isTerrain(group.of) ? isOn(pilesOf([group.of])) : group.of === thing;
}

function whyOwn(group: Group): string {
  const [members, name] = group.group === 'landmass' ? ['land', 'landmass'] : [group.of, group.group];
  return `any ${members} next to "this" belongs to the ${name} of "this", which is not adjacent to itself`;
}
