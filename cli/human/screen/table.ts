/** A game at the table: people are asked, bots choose, until it is over or somebody stops it. */
import { setImmediate } from 'node:timers/promises';
import { decision, seatNumber } from '../../../runtime/index.ts';
import { askPerson } from '../person.ts';
import { HUMAN } from '../players.ts';
import { botChoice, choose, type Session } from '../session.ts';
import type { Keyboard } from './keyboard.ts';

/** Plays on from where the session stands. Gives whether the game came to its end. */
export async function playAtTable(session: Session, keyboard: Keyboard): Promise<boolean> {
  const people = session.players.filter((player) => player === HUMAN).length;
  let notice = '';
  let last = -1;
  for (let waiting = decision(session.game); waiting; waiting = decision(session.game)) {
    const { seat } = waiting;
    const player = session.players[seat];
    if (player !== HUMAN) {
      keyboard.status(`Seat ${seatNumber(seat)} (${player}) thinks …`);
      // So that Ctrl-C is heard between two bots.
      await setImmediate();
      if (keyboard.isStopped()) return false;
      choose(session, botChoice(session, player));
      continue;
    }
    // Who sat there before must not see this hand.
    if (people > 1 && seat !== last && !(await handOver(seat, keyboard))) return false;
    last = seat;
    const answer = await askPerson(session, keyboard, notice);
    if (answer === 'stop') return false;
    notice = answer === 'undone' ? 'Taken back.' : '';
    if (answer !== 'undone') choose(session, answer.option);
  }
  return true;
}

/** Waits until the person of this seat is alone with the screen; false to stop. */
async function handOver(seat: number, keyboard: Keyboard): Promise<boolean> {
  const show = (): void =>
    keyboard.show([`Seat ${seatNumber(seat)} is to choose. Press Enter when nobody else looks.`], true);
  keyboard.onResize(show);
  show();
  const line = await keyboard.ask('', []);
  return line !== null && line.trim().toLowerCase() !== 'quit';
}
