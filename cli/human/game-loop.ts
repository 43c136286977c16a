/** Plays a game: asks people and lets bots choose until the game is over or a person stops it. */
import { setImmediate } from 'node:timers/promises';
import { decision, seatNumber } from '../../runtime/index.ts';
import { HUMAN } from '../run/seats.ts';
import { askPerson } from './ask-person.ts';
import { botChoice, choose, type Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Plays from where the session is. Returns whether the game ended. */
export async function playSession(session: Session, terminal: Terminal): Promise<boolean> {
  const people = session.players.filter((player) => player === HUMAN).length;
  let notice = '';
  let last = -1;
  for (let waiting = decision(session.game); waiting; waiting = decision(session.game)) {
    const { seat } = waiting;
    const player = session.players[seat];
    if (player !== HUMAN) {
      terminal.status(`Seat ${seatNumber(seat)} (${player}) is thinking …`);
      // So that Ctrl-C works between two bots.
      await setImmediate();
      if (terminal.isStopped()) return false;
      choose(session, botChoice(session, player));
      continue;
    }
    // The previous person must not see this hand.
    if (people > 1 && seat !== last && !(await handOver(seat, terminal))) return false;
    last = seat;
    const answer = await askPerson(session, terminal, notice);
    if (answer === 'stop') return false;
    notice = answer === 'undone' ? 'Taken back.' : '';
    if (answer !== 'undone') choose(session, answer.option);
  }
  return true;
}

/** Waits until the person of this seat is alone with the screen; false to stop. */
async function handOver(seat: number, terminal: Terminal): Promise<boolean> {
  const text = `Seat ${seatNumber(seat)} chooses next. Press Enter when nobody else is looking.`;
  const line = await terminal.ask(() => [text], '', [], true);
  return line !== null && line.trim().toLowerCase() !== 'quit';
}
