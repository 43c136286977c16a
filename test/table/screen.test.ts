/** A remote screen asks the same questions as a screen at the table. */
import { expect, test } from 'vitest';
import '../../print/wording/index.ts';
import { makeBot, randomBelow, runningEffect, view } from '../../runtime/index.ts';
import { aroundOf } from '../../table/asked/question.ts';
import { Screen } from '../../table/screen/screen.ts';
import { HUMAN } from '../../table/seats.ts';
import { choose, startSession } from '../../table/session/session.ts';
import { tableShown } from '../../table/shown.ts';
import { readySets } from '../ready-sets.ts';

test('a remote screen shows the same questions, effects and seats as one at the table', () => {
  const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
  const people = { players: [HUMAN, HUMAN] as const, names: ['Ines', ''], isHere: [true, true] };
  const session = startSession(chain, { players: 2, seed: 5, target: 15 }, people.players, people);
  const screens = [new Screen(chain), new Screen(chain)];
  const { rng } = makeBot('random', 1, 0);
  for (let v = 1; session.game.status === 'playing'; v++) {
    const { seat, options } = session.game.asked;
    const { asked, running, seats } = tableShown(session, { v, viewer: seat, handOver: null, line: 1 });
    const update = {
      ...{ v, view: view(session.game, seat), running: runningEffect(session.game) ?? null },
      around: aroundOf(session.game),
    };
    expect(screens[seat]!.show(update, people)).toMatchObject({ v, asked, running, seats });
    choose(session, options[randomBelow(rng, options.length)]!);
  }
  expect(screens[0]!.events.length).toBeGreaterThan(10);
});
