/** What people do by hand, as plainly as the rulings state it (L60), at the table of `waiting.ts`. */
import { MARKERS, SPECIES, TERRAINS } from './model.ts';
import type { Frame, Play, Seat, Table } from './waiting.ts';

/** Asks for one thing after the other, until no more is wanted or possible. */
export function* playByHand(table: Table, frame: Frame): Play {
  for (;;) {
    const deeds = deedsFor(table, frame);
    const can = Object.keys(deeds).filter((deed) => deeds[deed].can);
    if (can.length === 0) return;
    const answer = yield* table.ask(frame.you, [...can, 'done']);
    if (answer === 'done') return;
    table.byHand++;
    frame.held = frame.self;
    yield* deeds[answer].act();
    frame.self = frame.held;
    frame.held = null;
  }
}

/** What can be done, and whether it can be now. */
function deedsFor(table: Table, frame: Frame): Record<string, { can: boolean; act: () => Play }> {
  const kinds = [...TERRAINS, 'mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS)].filter(
    (kind) => table.placesFor(frame, kind, false)!.length > 0,
  );
  const things = ['tile', 'mountain', 'forest', 'animal', ...Object.keys(MARKERS)];
  const cards = table.cards.filter(({ seat }) => seat === frame.you);
  const ask = (options: readonly string[]): Play<string> => table.ask(frame.you, options);
  /** Asks for a player, then how much of something that player gains or loses. */
  const amounts = (
    has: (seat: Seat) => number,
    mayGain: boolean,
    change: (seat: number, by: number) => Play,
  ) => {
    const able = table.seats.flatMap((seat, at) => (mayGain || has(seat) > 0 ? [at] : []));
    return {
      can: able.length > 0,
      *act(): Play {
        const name = yield* ask(able.map((at) => `player ${at}`));
        const seat = Number(name.slice('player '.length));
        const amount = yield* ask([
          ...(mayGain ? numbers(10).map((n) => `gain ${n}`) : []),
          ...numbers(has(table.seats[seat])).map((n) => `lose ${n}`),
        ]);
        const [way, n] = amount.split(' ');
        yield* change(seat, way === 'gain' ? Number(n) : -Number(n));
      },
    };
  };
  return {
    place: {
      can: kinds.length > 0,
      *act() {
        yield* table.place(frame, yield* ask(kinds));
      },
    },
    remove: { can: table.removable(things).length > 0, act: () => table.remove(frame, things) },
    move: { can: table.moves('animal', 999).length > 0, act: () => table.move(frame, 'animal', 999) },
    points: amounts(
      ({ vp }) => vp,
      true,
      // biome-ignore lint/correctness/useYield: nothing is asked.
      function* (seat, by) {
        table.seats[seat].vp += by;
      },
    ),
    cubes: amounts(
      ({ cubes }) => cubes,
      true,
      // biome-ignore lint/correctness/useYield: nothing is asked.
      function* (seat, by) {
        table.seats[seat].cubes += by;
      },
    ),
    cards: amounts(
      ({ hand }) => hand.length,
      false,
      function* (seat, by) {
        const { hand } = table.seats[seat];
        for (let left = -by; left > 0; left--) {
          const card =
            left === hand.length
              ? `card ${hand[0]}`
              : yield* table.ask(
                  seat,
                  hand.map((one) => `card ${one}`),
                );
          hand.splice(hand.indexOf(Number(card.slice('card '.length))), 1);
        }
      },
    ),
    turn: {
      can: cards.length > 0,
      *act() {
        const answer = yield* ask(cards.map(({ number }) => `card ${number}`));
        const card = cards.find(({ number }) => answer === `card ${number}`)!;
        card.leaves = Math.min(card.printed, card.leaves + 1);
      },
    },
  };
}

const numbers = (most: number): number[] => Array.from({ length: Math.min(10, most) }, (_, n) => n + 1);
