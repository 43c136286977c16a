/** Random steps and cards for the table of `waiting.ts`. */
import fc from 'fast-check';
import { playByHand } from './by-hand.ts';
import { wordsOf } from './coins.ts';
import { MARKERS, TERRAINS } from './model.ts';
import type { Card, Frame, Step, Table, Trigger } from './waiting.ts';

// Few words, so that what is done is often what a card waits for.
const animal = fc.constantFrom('lion', 'fish', 'gorilla');
const token = fc.constantFrom('lion', 'fish', 'gorilla', 'mountain', 'forest', ...Object.keys(MARKERS));
const kind = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...TERRAINS) },
  { weight: 3, arbitrary: token },
);
const word = fc.oneof(
  { weight: 3, arbitrary: kind },
  { weight: 5, arbitrary: fc.constantFrom('animal', 'tile', 'land') },
);
const a = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

const place = (what: string, nearThis: boolean): Step => ({
  words: `place ${what}${nearThis ? ' adjacent to this' : ''}`,
  run: (table, frame) => table.place(frame, what, nearThis),
  canRun: (table, frame) => (table.placesFor(frame, what, nearThis)?.length ?? 0) > 0,
});
const remove = (what: string): Step => ({
  words: `remove ${a(what)}`,
  run: (table, frame) => table.remove(frame, [what]),
  canRun: (table) => table.removable([what]).length > 0,
});
const removeAll = (what: string): Step => ({
  words: `remove all ${what}`,
  run: (table, frame) => table.removeAll(frame, what),
  canRun: (table) => table.removable([what]).length > 0,
});
const move = (what: string, spaces: number): Step => ({
  words: `move ${a(what)} ${spaces} space${spaces > 1 ? 's' : ''}`,
  run: (table, frame) => table.move(frame, what, spaces),
  canRun: (table) => table.moves(what, spaces).length > 0,
});
const byHand: Step = {
  words: 'by hand "Do as you like."',
  run: playByHand,
  canRun: () => true,
};

function gain(words: string, points: (table: Table, frame: Frame) => number): Step {
  return {
    words: `gain ${words}`,
    run: (table, frame) => table.gain(frame, points(table, frame)),
    canRun: (table, frame) => points(table, frame) > 0,
  };
}
const gains = (what: string, where: string): Step =>
  gain(`1vp per ${what} ${where}`, (table, frame) => table.count(frame, what, where));
/** Only the deeds of the effect itself (L43). */
const gainsPer = (deed: 'placed' | 'removed'): Step =>
  gain(`1vp per ${deed}`, (_, { deeds }) => deeds.filter((one) => one.deed === deed).length);

const joined = (...steps: Step[]): Step => ({
  words: wordsOf(steps),
  *run(table, frame) {
    for (const step of steps) yield* step.run(table, frame);
  },
  canRun: (table, frame) => steps[0].canRun(table, frame),
});

/** Steps without "this", or which set it themselves. */
const plain: fc.Arbitrary<Step> = fc.oneof(
  kind.map((what) => place(what, false)),
  kind.map((what) => joined(place(what, false), gainsPer('placed'))),
  fc.tuple(kind, token).map(([one, other]) => joined(place(one, false), place(other, true))),
  word.map(remove),
  kind.map((what) => joined(removeAll(what), gainsPer('removed'))),
  fc.tuple(animal, fc.integer({ min: 1, max: 3 })).map(([what, spaces]) => move(what, spaces)),
  word.map((what) => gains(what, 'in the landscape')),
  { weight: 1, arbitrary: fc.constant(byHand) },
);
/** Steps about "this". */
const aboutThis: fc.Arbitrary<Step> = fc.oneof(
  kind.map((what) => place(what, true)),
  word.map((what) => gains(what, 'in this habitat')),
);

/** A block that others do: each other player, or whoever did the deed (L45). */
const others = (
  words: string,
  steps: readonly Step[],
  who: (table: Table, frame: Frame) => number[],
): Step => ({
  words: `${words} { ${wordsOf(steps)} }`,
  *run(table, frame) {
    const { you } = frame;
    for (const seat of who(table, frame)) {
      frame.you = seat;
      for (const step of steps) yield* step.run(table, frame);
    }
    frame.you = you;
  },
  canRun: () => true,
});
const eachOther = (steps: readonly Step[]): Step =>
  others('each other player', steps, (table, { owner }) => table.clockwise(owner).slice(1));
const thatPlayer = (steps: readonly Step[]): Step => others('that player', steps, (_, { by }) => [by]);
const may = (step: Step): Step => ({
  words: `may { ${step.words} }`,
  *run(table, frame) {
    if (!step.canRun(table, frame)) return;
    if ((yield* table.ask(frame.you, ['yes', 'no'])) === 'yes') yield* table.block(frame, [step]);
  },
  canRun: () => true,
});

function stepsOf(hasThis: boolean, hasThat: boolean): fc.Arbitrary<Step[]> {
  const simple = hasThis ? fc.oneof(plain, aboutThis) : plain;
  const some = fc.array(simple, { minLength: 1, maxLength: 2 });
  return fc.array(
    fc.oneof(
      { weight: 5, arbitrary: simple },
      { weight: 1, arbitrary: simple.map(may) },
      { weight: 1, arbitrary: some.map(eachOther) },
      { weight: hasThat ? 3 : 0, arbitrary: some.map(thatPlayer) },
    ),
    { minLength: 1, maxLength: 2 },
  );
}

const region = fc.oneof(
  word.filter((what) => what !== 'tile' && what !== 'land').map((what) => `a habitat with ${a(what)}`),
  animal.map((what) => `${a(what)} community`),
);
const site = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constant('on the edge'),
  token.map((what) => `adjacent to ${a(what)}`),
  word.filter((what) => what !== 'tile' && what !== 'land').map((what) => `in a habitat with ${a(what)}`),
);

const trigger: fc.Arbitrary<Trigger> = fc
  .record({
    deed: fc.constantFrom('placed', 'placed', 'moved', 'removed'),
    thing: word,
    mover: fc.oneof(animal, fc.constant('animal')),
    by: fc.constantFrom('', '', 'you', 'another player'),
    way: fc.constantFrom('', '', 'from', 'into'),
    region,
    site,
  })
  .chain(({ deed, thing, mover, by, way, region, site }) => {
    const isMove = deed === 'moved';
    const from = isMove && way === 'from' ? region : '';
    const into = isMove && way === 'into' ? region : '';
    const where = isMove ? '' : site;
    const what = isMove ? mover : thing;
    const ways = [from && `from ${from}`, into && `into ${into}`, where, by && `by ${by}`].filter(Boolean);
    return stepsOf(deed !== 'removed', by === 'another player').map((steps): Trigger => {
      const words = `when ${a(what)} is ${[deed, ...ways].join(' ')} { ${wordsOf(steps)} }`;
      return { words, thing: what, deed, by, from, into, place: where, steps } as Trigger;
    });
  });

/** Up to six cards, which lie before some players. */
export const someCards: fc.Arbitrary<Card[]> = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 901, max: 999 }),
    seat: fc.nat(5),
    leaves: fc.integer({ min: 1, max: 3 }),
    printed: fc.constant(3),
    triggers: fc.array(trigger, { minLength: 1, maxLength: 2 }),
  }),
  { selector: ({ number }) => number, minLength: 2, maxLength: 6 },
);

/** One to three steps of the first player. */
export const someSteps: fc.Arbitrary<Step[]> = fc
  .tuple(stepsOf(false, false), stepsOf(false, false))
  .map((all) => all.flat());
