/** The steps that a scenario skips because nothing answers to the place they name (L2, L4), for the message of a failure. */
import {
  type Scenario,
  type SetProgram,
  type Site,
  type Step,
  sitesOf,
  wordFor,
} from '../../../program/index.ts';
import { ifHolds } from '../../effect/step.ts';
import type { EffectFrame } from '../../frames.ts';
import { NO_ITEM } from '../../landscape/items.ts';
import { isUnanswered } from '../../queries/regions.ts';
import { frameCode } from '../../state.ts';
import { play } from '../runner.ts';
import { newRun, setUpScenario } from '../set-up.ts';

/**
 * Runs a scenario again, up to the line that fails.
 * @returns each step that was skipped, and why: `'place shark on this tile': there is no "this" any more`
 */
export function skippedSteps(chain: readonly SetProgram[], scenario: Scenario): string[] {
  const skipped = new Set<string>();
  const hadThis = new WeakSet<EffectFrame>();
  play(newRun(setUpScenario(chain, scenario)), scenario.lines, {
    step: (game, frame) => {
      if (frame.self !== NO_ITEM) hadThis.add(frame);
      const code = frameCode(game, frame).steps[frame.at];
      if (!('where' in code) || !isUnanswered(frame, code.where) || !ifHolds(game, frame, code)) return;
      const named = /"named","name":"([^"]*)"/.exec(JSON.stringify(code.step))?.[1];
      const what = named === undefined ? '"this"' : `\`${named}\``;
      const ever = hadThis.has(frame) && frame.self === NO_ITEM ? ' any more' : '';
      const why =
        named === undefined && frame.self !== NO_ITEM
          ? '"this" has no community'
          : `there is no ${what}${ever}`;
      skipped.add(`'${wordsOf(code.step)}': ${why}`);
    },
  });
  return [...skipped];
}

/** An action and its place as they are written, without amounts and what a place holds: `place shark on this tile`. */
function wordsOf(step: Step): string {
  const things = 'kinds' in step ? step.kinds : 'things' in step ? step.things.map(wordFor) : [];
  const kinds = things.map((kind) => (typeof kind === 'string' ? kind : `animal of ${kind.animalOf}`));
  const sites =
    'where' in step && step.where ? sitesOf(step.where).map((some) => some.map(siteWords).join(' or ')) : [];
  return [step.op, kinds.join(' or '), ...sites].join(' ').replace('tile in this tile', 'this tile');
}

function siteWords(site: Site): string {
  const not = site.not ? 'not ' : '';
  if (site.where === 'edge') return `${not}on the edge`;
  if (site.where === 'in')
    return `${not}in ${site.regions.map(({ region }) => region.replaceAll('-', ' ')).join(' or ')}`;
  const spot = site.where === 'on' ? site.spot : site.where === 'within' ? site.of : site.to;
  const at = {
    on: 'on',
    adjacent: 'adjacent to',
    within: `within ${'spaces' in site ? site.spaces : 1} spaces of`,
  };
  const things =
    'things' in spot ? spot.things : 'thing' in spot ? [spot.thing] : [spot.spot.replace('-', ' ')];
  return `${not}${at[site.where]} ${'name' in spot ? spot.name : things.map(wordFor).join(' or ')}`;
}
