/** A run of short games between two random bots. */
import type { RunSetup } from '../../simulate/run/match.ts';
import { chainOf, PLAIN } from './sets.ts';

export const PLAIN_RUN: RunSetup = {
  chain: chainOf(PLAIN),
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 8 },
  inherited: false,
  against: null,
};
