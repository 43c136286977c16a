/** What stands out in a run, as sentences for who designs the cards. */

import { liftOf, winsWith } from './figures.ts';
import { CONFIDENCE } from './intervals.ts';
import { unreachedSteps } from './operations.ts';
import type { Simulation } from './simulation.ts';

/** Sentences about single cards, by number: never seen, never used, steps that never ran, too strong or too weak. */
export function remarksOf(run: Simulation): string[] {
  const { subject, tally } = run;
  if (tally.games === 0) return [];
  // Of a hundred cards five would stand out by chance alone: all together are to hold with the confidence of one.
  const sure = 1 - (1 - CONFIDENCE) / subject.cards.length;
  return subject.cards.flatMap((card) => [...workOf(run, card), ...strengthOf(run, card, sure)]);
}

function workOf({ tables, tally, effects }: Simulation, card: number): string[] {
  const { number, feature } = tables.cards[card];
  const { inPlay, completed, reached } = tally.cards[card];
  const name = feature ? `Feature ${number}` : `Card ${number}`;
  if (inPlay === 0) return [`${name} was never ${feature ? 'laid' : 'in play'}.`];
  const games = inPlay === 1 ? 'one game' : `${inPlay} games`;
  if (completed === 0) {
    return [
      feature
        ? `${name} was laid in ${games} and gave nothing.`
        : `${name} was in play in ${games} and never completed.`,
    ];
  }
  const never = unreachedSteps(effects[card], reached);
  if (never.length === 0) return [];
  const steps = never.map(({ step, operation }) => `${step} (${operation})`).join(', ');
  const [noun, verb] = never.length === 1 ? ['step', 'was'] : ['steps', 'were'];
  return [`${name} ran ${completed} times, but its ${noun} ${steps} ${verb} never reached.`];
}

/** Of fewer games nothing is said to be sure: shares of a handful are all or nothing. */
const ENOUGH = 30;

function strengthOf(run: Simulation, card: number, sure: number): string[] {
  const { low, high } = liftOf(run, card, sure);
  if (winsWith(run, card).games < ENOUGH || (low <= 0 && high >= 0)) return [];
  const { number } = run.tables.cards[card];
  const { winLift } = liftOf(run, card);
  const times = Math.abs(Math.round(winLift * 100));
  const [often, more] = low > 0 ? ['more', 'more'] : ['less', 'fewer'];
  return [
    `Who begins with card ${number} wins clearly ${often} often: ${times} games of a hundred ${more} than a fair share.`,
  ];
}
