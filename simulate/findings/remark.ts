/** What sentences about a run are made of. */
import type { Ladder } from '../ladder/ladder.ts';
import type { Simulation } from '../run/simulation.ts';
import type { Findings } from './findings.ts';

/** A sentence for a card designer. */
export interface RemarkText {
  text: string;
  /** Whether its subject wins more or less than it should. */
  wins?: 'more' | 'less';
  /** Set if it is about a card that did nothing at all, rather than about some of its steps. */
  unused?: true;
}

/** How sentences refer to cards and hands. */
export interface SpokenNames {
  card(number: number): string;
  hand(name: string): string;
}

/** The input for the sentences. */
export interface Facts {
  run: Simulation;
  findings: Findings;
  names: SpokenNames;
  /** The confidence at which each card is judged, so that all cards together have the usual confidence. */
  confidence: number;
  /** The same deals at several strengths. If present, cards and hands are judged by these instead of the run alone. */
  ladder: Ladder | null;
}

/** `one game`, `2 games`. */
export const times = (games: number): string => (games === 1 ? 'one game' : `${games} games`);
