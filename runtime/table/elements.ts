/**
 * Using elements, one at a time: a cube on a fitting spot or a turn of the dial (R3.2, R13).
 *
 * The tokens of a draw and the elements a card gives are used alike; only that drawn ones turn the dial at the commit.
 */
import { ask } from '../ask.ts';
import type { ElementsFrame } from '../frames.ts';
import { sourceCard, sourceElement, useCard, useElement, useOption, useSpotElement } from '../options.ts';
import type { Game } from '../state.ts';
import { coverSpot, cubeSources, fits, hasCube, openElements, openSpot, takeCube } from './cubes.ts';

export function runElements(game: Game, frame: ElementsFrame): void {
  const { seat, giver, drawn } = frame;
  if (frame.card >= 0) {
    ask(game, seat, 'take-cube', cubeSources(game, seat));
    return;
  }
  const options: number[] = [];
  const canCover = hasCube(game, seat);
  frame.left.forEach((left, element) => {
    if (left === 0) return;
    options.push(useOption(element, -1, 0));
    if (!canCover) return;
    for (const card of game.active[seat]) {
      if (card === giver) continue;
      for (const spotElement of openElements(game, card)) {
        if (fits(game, element, spotElement)) options.push(useOption(element, card, spotElement));
      }
    }
  });
  if (options.length === 0) {
    game.stack.pop();
    return;
  }
  // R3.2: who cannot place must turn. Drawn tokens turn the dial at the commit, so which one first is no choice.
  if (drawn && options.every((option) => useCard(option) < 0)) options.length = 1;
  ask(game, seat, 'use-element', options);
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
