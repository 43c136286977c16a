/** Warns of steps whose "this" or name may be just what an earlier step removed (ECO717), and offers to choose the tile instead. */
import { type Advice, adviceTo, insertion } from '../../grammar/index.ts';
import { innerBlocks, isGround, type Op, type Step, stepInfo, TERRAINS } from '../../program/index.ts';
import { type EffectSetting, type Reachability, runEffect } from '../feasibility/run.ts';
import { REMOVAL, type State } from '../feasibility/state.ts';
import { groundNames, legalPlacements } from '../feasibility/things.ts';
import { firstWord } from '../report/report.ts';
import type { EffectText, StepCheck } from './walk.ts';

/** What in the JSON of a step refers to "this". */
const USES_THIS =
  /"(?:spot|region|test|adjacent)":(?:true|"(?:this(?!-feature)[a-z-]*|adjacent(?:-habitat)?|edge|where)")/;

/** Whether a step itself, without its blocks, uses what may have been removed. In the second place of a swap, "this" is its first thing. */
function usesRemoved(step: Step, states: readonly State[]): boolean {
  const inner = new Set<unknown>(innerBlocks(step));
  const own = JSON.stringify(step, (key, value) =>
    inner.has(value) || key === 'withWhere' ? undefined : value,
  );
  return states.some(
    ({ self, kept }) =>
      (self.has(REMOVAL) && USES_THIS.test(own)) ||
      [...kept].some(([name, item]) => item.has(REMOVAL) && own.includes(`"name":"${name}"`)),
  );
}

/** How many steps of an effect use what may have been removed; undefined if one of them can never be done. */
function lossesIn(reached: ReadonlyMap<Step, Reachability>): number | undefined {
  const all = [...reached];
  if (all.some(([, { never }]) => never !== undefined)) return undefined;
  return all.filter(([step, { states }]) => usesRemoved(step, states)).length;
}

/** At most this many warnings of an effect have a fix, since each fix is tried on the whole effect. */
const MOST_FIXES = 5;

/** Warns once of each removal, at the first step that misses what it removed. */
export const warnOfLosses: StepCheck<EffectText & { setting: EffectSetting }> = (effect) => {
  const { report } = effect;
  let tries = MOST_FIXES;
  let origin: Step | undefined;
  let removal: Step | undefined;
  let last: Step | undefined;
  return (step, node, { states }) => {
    const isRemoved = states.some(({ self, kept }) =>
      [self, ...kept.values()].some((item) => item.has(REMOVAL)),
    );
    if (isRemoved && last) removal = last;
    last = undefined;
    const written = removal && report.steps.get(removal);
    if (isRemoved && written && usesRemoved(step, states)) {
      removal = undefined;
      const at = ('where' in node && node.where) || ('steps' in node ? firstWord(node, node.kind) : node);
      const related = [report.relatedTo(written, 'it is removed here')];
      const chosen = origin?.op === 'choose' && tries-- > 0 ? origin : undefined;
      const hint = () => chosen && tileInstead(effect, chosen);
      report.add('ECO717', at, { removal: report.textOf(written) }, { related, hint });
    }
    if (step.op === 'remove') last = step;
    else if (stepInfo(step).setsThis) origin = step;
  };
};

/** Advice to choose the tile with things instead of one of them, if less is lost then, and all stays possible. */
function tileInstead(
  { steps, setting, report }: EffectText & { setting: EffectSetting },
  chosen: Op<'choose'>,
): Advice | undefined {
  const node = report.steps.get(chosen);
  const things = chosen.things.flatMap((thing) =>
    typeof thing === 'string' && !isGround(thing) ? thing : [],
  );
  // A tile is next to other things than what stands on it (R11.1), and has no community.
  const differs = /"where":"(?:adjacent|on|within)"/.test(JSON.stringify([chosen.where]));
  if (!node || differs || things.length < chosen.things.length) return undefined;
  const homes = things.flatMap((thing) => legalPlacements(setting.names, thing).flatMap((one) => one.homes));
  const words = groundNames(TERRAINS.filter((terrain) => homes.includes(terrain)));
  const ground = words.length === 1 ? words[0] : 'tile';
  const tile: Step = {
    ...chosen,
    things: [{ ground, with: [{ compare: { is: 'least', amount: 1 }, things }] }],
  };
  const json = JSON.stringify(steps, (_, value) => (value === chosen ? tile : value));
  const [before = 0, after = before] = [steps, JSON.parse(json)].map((effect) =>
    lossesIn(runEffect(effect, setting)),
  );
  if (after >= before || json.includes('"this-community"')) return undefined;
  const { to } = firstWord(node, 'choose');
  const rest = report.textOf({ from: to, to: node.to });
  return adviceTo(
    insertion(to, ` a ${ground} with`),
    `choose the tile, which stays: \`choose a ${ground} with${rest}\``,
  );
}
