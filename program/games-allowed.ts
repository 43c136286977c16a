/** What a set allows in games with it. */
import { playerRange, type SetProgram } from './set.ts';

/**
 * The options with which games of a set can be started. `players` and `target` come from the last
 * of its sets that declares them.
 */
export interface GamesAllowed {
  players: { from: number; to: number };
  /** The default points that end a game; undefined if the set declares none. */
  target?: number;
  /** The names of starting hands and of landscapes in all its sets. */
  hands: string[];
  layouts: string[];
}

/** What games with a set can be started with. @param chain the set with everything it extends, base first */
export function gamesAllowed(chain: readonly SetProgram[]): GamesAllowed {
  const all = chain.map(({ vocabulary }) => vocabulary);
  const settings = all.map((one) => one.settings);
  const target = settings.findLast((one) => one.target !== undefined)?.target?.full;
  const namesOf = (what: 'hands' | 'layouts') => [
    ...new Set(all.flatMap((one) => one[what].map(({ name }) => name))),
  ];
  return {
    players: playerRange(settings.findLast((one) => one.players) ?? {}),
    ...(target !== undefined && { target }),
    hands: namesOf('hands'),
    layouts: namesOf('layouts'),
  };
}
