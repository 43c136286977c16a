/** A table far away shows the same as one in this process. */
import { expect, test } from 'vitest';
import { choiceEvent } from '../../table/game/table-events.ts';
import '../../print/wording/index.ts';
import { makeBot, randomBelow } from '../../runtime/index.ts';
import { chainCards, Table } from '../../table/game/table.ts';
import { LocalTable } from '../../table/local/local-table.ts';
import { FarTable } from '../../table/screen/far-table.ts';
import { HUMAN } from '../../table/seats.ts';
import { readySets } from '../ready-sets.ts';

test('a table far away shows the same questions, effects and seats as one at this screen', () => {
  const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
  const options = { players: 2, seed: 5, target: 15 };
  const names = ['Ines', ''];
  const people = names.map((name) => ({ name, player: HUMAN }));
  const local = new LocalTable();
  local.start({ chain, options, players: people.map(({ player }) => player), names });
  const table = new Table(() => chainCards(chain), {
    at: 0,
    is: 'begun',
    options,
    cards: '',
    players: people.map(({ player }) => player),
  });
  const far = people.map(() => new FarTable());
  for (const one of far) {
    one.take({ cards: { chain: [...chain], look: { nouns: {}, icons: {} } } });
    one.take({ people });
  }
  const { rng } = makeBot('random', 1, 0);
  let v = 0;
  let compared = 0;
  for (local.news(); local.shown.result === null; local.news()) {
    const { handOver } = local.shown;
    if (handOver !== null) {
      local.takeScreen(handOver);
      continue;
    }
    const { asked, running, seats, view, v: now } = local.shown;
    for (const [seat, one] of far.entries()) {
      const seen = table.seen(seat);
      if (seen) one.take({ told: { v: ++v, ...seen } });
    }
    const { seat } = view;
    expect(far[seat]!.shown).toMatchObject({ asked, running, seats });
    const answer = randomBelow(rng, view.decision!.options!.length);
    local.answer(answer, now);
    table.take(choiceEvent(table, seat, answer, 0));
    compared++;
  }
  expect(compared).toBeGreaterThan(30);
});

test('a table far away is in the language that it says, with the words that came with its cards', () => {
  const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
  const options = { players: 2, seed: 5 };
  const table = new Table(() => chainCards(chain), {
    at: 0,
    is: 'begun',
    options,
    cards: '',
    players: [HUMAN, HUMAN],
  });
  const far = new FarTable();
  const { number } = chain[0]!.cards[0]!;
  const look = {
    nouns: {},
    icons: {},
    titles: { es: [[number, { title: 'Lluvia' }]] as [number, object][] },
  };
  far.take({ cards: { chain: [...chain], look }, lang: 'es' });
  far.take({ people: ['Ines', 'Tobi'].map((name) => ({ name, player: HUMAN })) });
  far.take({ told: { v: 1, ...table.firstSeen(0) } });
  expect(far.shown.asked!.question).toMatch(/^¿.*\?$/);
  expect(far.cards().find((card) => card.number === number)!.title).toBe('Lluvia');
});
