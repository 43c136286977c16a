/** The dial: one turn and its immediate reward, even in the middle of an effect (R4). */
import { ask } from '../ask.ts';
import type { DialFrame } from '../frames.ts';
import { GAIN_A_CUBE, NO, PLAY_A_CARD, YES } from '../options.ts';
import type { Game } from '../state.ts';
import { canPlay } from './active.ts';
import { gainCubes } from './cubes.ts';
import { canGainCard } from './gain-card.ts';

export function runDial(game: Game, frame: DialFrame): void {
  const { seat } = frame;
  if (frame.turned) {
    game.stack.pop();
    return;
  }
  frame.turned = true;
  game.dial[seat]++;
  if (game.dial[seat] === 2 && canGainCard(game)) {
    ask(game, seat, 'dial-card', [YES, NO]);
  } else if (game.dial[seat] === 3) {
    // R4.3: if neither a card nor a cube is available, the dial only resets.
    game.dial[seat] = 0;
    const options: number[] = [];
    if (canPlay(game, seat)) options.push(PLAY_A_CARD);
    if (game.cubeSupply > 0) options.push(GAIN_A_CUBE);
    if (options.length > 0) ask(game, seat, 'dial-reward', options);
  }
}

export function answerDial(game: Game, frame: DialFrame, option: number): void {
  const { seat } = frame;
  if (game.asked.kind === 'dial-card') {
    if (option === NO) return;
    game.dial[seat] = 0;
    game.stack.push({ task: 'gain-card', seat, play: false, looked: [] });
  } else if (option === PLAY_A_CARD) {
    game.stack.push({ task: 'play', seat, card: -1, cubes: 0, spot: -1 });
  } else {
    gainCubes(game, seat, 1);
  }
}
