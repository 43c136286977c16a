/**
 * Using elements, one at a time: a cube on a fitting spot or a turn of the dial (R3.2, R13).
 *
 * The tokens of a draw and the elements from a card are used alike, except that drawn tokens turn the dial at the
 * commit.
 */
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import type { ElementsFrame } from '../frames.ts';
import { countWork } from '../landscape/work.ts';
import { sourceCard, sourceElement, useCard, useElement, useOption, useSpotElement } from '../options.ts';
import type { Game } from '../state.ts';
import { coverSpot, cubeSources, hasCube, isFirstOpen, openSpot, takeCube } from './cubes.ts';

export function runElements(game: Game, frame: ElementsFrame): void {
  const { seat, giver, drawn } = frame;
  if (frame.card >= 0) {
    ask(game, seat, 'take-cube', cubeSources(game, seat));
    return;
  }
  const options: number[] = [];
  countWork(frame.left.length);
  const canCover = hasCube(game, seat);
  let uses = 0;
  for (let element = 0; element < frame.left.length; element++) {
    if (frame.left[element] === 0) continue;
    options.push(useOption(element, -1, 0));
    uses++;
    if (canCover) addSpots(options, game, seat, giver, element);
  }
  if (options.length === 0) {
    game.stack.pop();
    return;
  }
  // R3.2: without a cube to place, the dial turns. Drawn tokens turn it at the commit, so their order does not matter.
  if (drawn && uses > 1 && options.length === uses) options.length = 1;
  ask(game, seat, 'use-element', options);
}

/** Adds the spots the element may be used on (R3.4). */
function addSpots(options: number[], game: Game, seat: number, giver: number, element: number): void {
  countWork(game.active[seat].length);
  const { cards, wild } = game.tables;
  const isWild = wild[element];
  const asked = isWild ? -1 : 1 << (element & 31);
  for (const card of game.active[seat]) {
    if (card === giver) continue;
    const { spots, alike, elements } = cards[card];
    if ((elements & asked) === 0) continue;
    const covered = game.covered[card];
    for (let spot = 0; spot < spots.length; spot++) {
      if (!isWild && spots[spot] !== element) continue;
      if (isFirstOpen(covered, alike[spot], spot)) options.push(useOption(element, card, spots[spot]));
    }
  }
}

export function answerElements(game: Game, frame: ElementsFrame, option: number): void {
  const { seat } = frame;
  if (game.asked.kind === 'take-cube') {
    const source = sourceCard(option);
    const spot = takeCube(game, seat, source, sourceElement(option));
    cover(game, frame, frame.card, frame.spot, source, spot);
    frame.card = -1;
    return;
  }
  frame.left[useElement(option)]--;
  if (!frame.drawn) mayRepeat(game, frame.giver);
  const card = useCard(option);
  if (card < 0) {
    if (frame.drawn) game.turns[seat]++;
    else game.stack.push({ task: 'dial', seat, turned: false });
    return;
  }
  const spot = openSpot(game, card, useSpotElement(option));
  if (game.cubes[seat] > 0) {
    cover(game, frame, card, spot, -1, -1);
    return;
  }
  frame.card = card;
  frame.spot = spot;
}

function cover(
  game: Game,
  frame: ElementsFrame,
  card: number,
  spot: number,
  source: number,
  from: number,
): void {
  coverSpot(game, frame.seat, card, spot);
  if (frame.drawn) game.placed.push([frame.seat, card, spot, source, from]);
}
