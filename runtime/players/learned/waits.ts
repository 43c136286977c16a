/** Estimates how long things take, in draws, from the bag and the points. */
import type { Game } from '../../state.ts';

/** Number of draws assumed for an element that has no tokens. */
const ENDLESS_DRAWS = 1000;
/** Number of draws for each point that the leader still needs. */
const DRAWS_A_POINT = 0.85;
/** Most of a card's other elements come while its rarest one is awaited: the part of their draws that is added. */
const OTHERS_SHARE = 0.35;

/** The average number of draws until each element comes, from the mean of the bag's current and full contents. */
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
    return chance > 0 ? 1 / chance : ENDLESS_DRAWS;
  });
}

/** About how many draws are left until a player reaches the target points, at least 1. */
export function drawsLeft({ vp, target }: Game): number {
  return Math.max(1, (target - Math.max(...vp)) * DRAWS_A_POINT);
}

/** About how many draws it takes to cover the open spots of a card, if it gets every token that fits. */
export function drawsFor(spots: readonly number[], covered: number, wait: readonly number[]): number {
  let longest = 0;
  let sum = 0;
  for (let spot = 0; spot < spots.length; spot++) {
    if ((covered & (1 << spot)) !== 0) continue;
    // The first open spot of an element counts for all open spots of that element.
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

/** The stage of the game, from 0 at the start to 1 when a player reaches the target points. */
export function gameStage({ vp, target }: Pick<Game, 'vp' | 'target'>): number {
  return target > 0 ? Math.max(0, Math.min(1, Math.max(...vp) / target)) : 0;
}
