/** How long things take: what the bag and the points say about the draws to come. */
import type { Game } from '../../state.ts';

/** Draws that an element is waited for if there is none. */
const NEVER = 1000;
/** Draws for each point that the leader still needs. */
const DRAWS_A_POINT = 0.85;
/** While the rarest element of a card is waited for, most of the others come, too: what they add to the time. */
const OTHERS_SHARE = 0.35;

/** How many draws each element is waited for on average: half as the bag is now, half as it is when full. */
export function waits({ bag, tables }: Game): number[] {
  const shares = (tokens: readonly number[]): number[] => {
    let all = 0;
    let wild = 0;
    for (let element = 0; element < tokens.length; element++) {
      all += tokens[element];
      if (tables.wild[element]) wild += tokens[element];
    }
    return tokens.map((left) => (all > 0 ? (left + wild) / all : 0));
  };
  const now = shares(bag);
  const full = shares(tables.bag);
  return bag.map((_, element) => {
    const chance = (now[element] + full[element]) / 2;
    return chance > 0 ? 1 / chance : NEVER;
  });
}

/** About how many draws are left until somebody has the points that end the game, at least 1. */
export function drawsLeft({ vp, target }: Game): number {
  return Math.max(1, (target - Math.max(...vp)) * DRAWS_A_POINT);
}

/** About how many draws pass until the open spots of a card are covered, if it gets all that fits. */
export function drawsFor(spots: readonly number[], covered: number, wait: readonly number[]): number {
  let longest = 0;
  let sum = 0;
  for (let spot = 0; spot < spots.length; spot++) {
    if ((covered & (1 << spot)) !== 0) continue;
    // The first open one of its element counts for all.
    let alike = 0;
    let isFirst = true;
    for (let other = 0; other < spots.length; other++) {
      if (spots[other] !== spots[spot] || (covered & (1 << other)) !== 0) continue;
      if (other < spot) isFirst = false;
      alike++;
    }
    if (!isFirst) continue;
    const draws = alike * wait[spots[spot]];
    sum += draws;
    longest = Math.max(longest, draws);
  }
  return longest + (sum - longest) * OTHERS_SHARE;
}

/** How far the game is, from 0 at the start to 1 when somebody has the points that end it. */
export function stageOf({ vp, target }: Pick<Game, 'vp' | 'target'>): number {
  return target > 0 ? Math.max(0, Math.min(1, Math.max(...vp) / target)) : 0;
}
