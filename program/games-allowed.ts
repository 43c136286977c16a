/** What a set allows in games with it. */
import { playerRange, type SetProgram } from './set.ts';

/**
 * The options with which games of a set can be started. `players` and `target` come from the last
 * of its sets that declares them.
 */
export type GamesAllowed = ReturnType<typeof gamesAllowed>;

/** What games with a set can be started with. @param chain the set with everything it extends, base first */
export function gamesAllowed(chain: readonly SetProgram[]) {
  const all = chain.map(({ vocabulary }) => vocabulary);
  const settings = all.map((one) => one.settings);
  const target = settings.findLast((one) => one.target !== undefined)?.target?.full;
  const hands = all.flatMap((one) => one.hands.map(({ name, title }) => [name, { name, title }] as const));
  return {
    players: playerRange(settings.findLast((one) => one.players) ?? {}),
    // The default points that end a game; undefined if the set declares none.
    ...(target !== undefined && { target }),
    // The starting hands and the names of landscapes in all its sets.
    hands: [...new Map(hands).values()],
    layouts: [...new Set(all.flatMap((one) => one.layouts.map(({ name }) => name)))],
  };
}
