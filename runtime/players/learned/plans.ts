/**
 * Plans: how much nearer an option brings the Landscape Features in hand to being laid (R15.1). Looking one effect
 * ahead cannot see this, since a pattern gives nothing until its last cell matches.
 */
import type { DecisionKind } from '../../../program/index.ts';
import { isLand } from '../../landscape/landscape.ts';
import { LAND } from '../../link/things.ts';
import { DISPLAY, useCard } from '../../options.ts';
import { isTileKind } from '../../queries/legal-cells.ts';
import { type NearestFit, nearestFit } from '../../queries/nearest-fit.ts';
import { cubeShare } from '../../questions/card-worth.ts';
import type { Game } from '../../state.ts';
import { cubesOn } from '../../table/cubes.ts';

/** Points for a pattern that needs nothing more, and the number of missing things that halves it. */
const PATTERN_WORTH = 8;
const HALF_NEEDED = 0.5;
/** How much a card's effect counts towards plans: for cubes that complete the card, for playing it, and for gaining it. */
const USED_SHARE = 2;
const PLAYED_SHARE = 1;
const GAINED_SHARE = 0.8;

/**
 * What each option of the current decision adds to the plans of the seat to move, in points; null if the seat has no
 * plans.
 */
export function plannedWorths(game: Game): number[] | null {
  const { kind, options, seat } = game.asked;
  const planned = PLAN_GAINS[kind];
  if (!planned) return null;
  const { cards } = game.tables;
  const fits = game.hands[seat].flatMap(
    (card) => (cards[card].feature && nearestFit(game, card, kind === 'place')) ?? [],
  );
  if (fits.length === 0) return null;
  return options.map((option) => fits.reduce((sum, fit) => sum + planned(game, fit, option), 0));
}

/** What an option adds to one plan. Other kinds of decision have nothing to do with patterns. */
const PLAN_GAINS: Partial<Record<DecisionKind, (game: Game, fit: NearestFit, option: number) => number>> = {
  'use-element': (game, fit, option) => {
    const card = useCard(option);
    if (card < 0) return 0;
    const spots = game.tables.cards[card].spots.length;
    const covered = cubesOn(game, card);
    return broughtBy(game, fit, card) * USED_SHARE * cubeShare(covered, spots);
  },
  'choose-active': (game, fit, card) => broughtBy(game, fit, card) * PLAYED_SHARE,
  'play-card': (game, fit, card) => broughtBy(game, fit, card) * PLAYED_SHARE,
  'keep-card': (game, fit, card) => broughtBy(game, fit, card) * GAINED_SHARE,
  // A card drawn from a deck is not known.
  'gain-card': (game, fit, option) => broughtBy(game, fit, option - DISPLAY) * GAINED_SHARE,
  kind: (_, fit, kind) => (isServed(fit.things, kind) ? worthOf(fit, 1) : 0),
  place: (game, fit, cell) => {
    const kind = kindPlaced(game);
    const wanted = fit.wanted.get(cell);
    if (!wanted) return 0;
    if (isServed(wanted, kind)) return worthOf(fit, 1);
    // A tile is in the way where the pattern needs a different one.
    return isTileKind(kind) ? worthOf(fit, -1) : 0;
  },
};

/** How much more a fit is worth when it needs `less` fewer things. */
function worthOf({ needs }: NearestFit, less: number): number {
  const worth = (needed: number) => (PATTERN_WORTH * HALF_NEEDED) / (HALF_NEEDED + needed);
  return worth(Math.max(0, needs - less)) - worth(needs);
}

/** Whether placing a kind provides one of these things. */
function isServed(things: readonly number[], kind: number): boolean {
  return things.some((thing) => thing === kind || (thing === LAND && isLand(kind)));
}

/** The kind being placed; 0 for none. */
function kindPlaced({ stack }: Game): number {
  const top = stack.at(-1);
  return top?.task === 'effect' && top.progress?.of === 'place' ? top.progress.kind : 0;
}

/** What the effect of a card adds to a plan, by how many of the needed things it can place. */
function broughtBy({ tables }: Game, fit: NearestFit, card: number): number {
  if (card < 0) return 0;
  const open = [...fit.things];
  for (const step of tables.cards[card].code.steps) {
    if (step.op !== 'place') continue;
    for (let placed = 0; placed < step.amount; placed++) {
      const at = open.findIndex((thing) => step.kinds.some((kind) => isServed([thing], kind)));
      if (at < 0) break;
      open.splice(at, 1);
    }
  }
  return worthOf(fit, fit.things.length - open.length);
}
