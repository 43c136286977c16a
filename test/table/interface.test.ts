/** The package entry: invalid input is refused with the reason and changes nothing. */
import { describe, expect, test } from 'vitest';
import {
  apply,
  clone,
  decision,
  describeOptions,
  fromJSON,
  hash,
  loadSet,
  logChoice,
  logEnd,
  logHead,
  makeBot,
  makeTables,
  describe as meaningOf,
  newGame,
  playOut,
  replay,
  runScenario,
  SPECTATOR,
  startGame,
  submit,
  toJSON,
  UserError,
  view,
} from '../../runtime/index.ts';
import { plainSet } from '../plain-set.ts';
import { CHAIN, logged, randomBots } from './logged.ts';

const OPTIONS = { players: 3, seed: 5, maxDraws: 60 };
const odd = <T = never>(value: unknown) => value as T;

/** Values of every kind that no call expects. */
const STRANGE: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a text', '1'],
  ['a fraction', 0.5],
  ['a value that is not a number', Number.NaN],
  ['a huge number', 1e300],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a number below zero', -5],
  ['a list', [1]],
  ['an object', { valueOf: () => 1 }],
  ['an object without a prototype', Object.create(null)],
  ['a symbol', Symbol('1')],
  ['a big number', 1n],
  ['a function', () => 1],
];

describe('newGame', () => {
  test.each(STRANGE)('refuses %s as any of the options, and as the options', (_, value) => {
    for (const name of ['players', 'seed', 'target', 'harbinger', 'maxDraws', 'layout', 'hands']) {
      if (value === undefined && !['players', 'seed'].includes(name)) continue;
      expect(() => newGame(CHAIN, odd({ ...OPTIONS, [name]: value }))).toThrow(UserError);
    }
    expect(() => newGame(CHAIN, odd(value))).toThrow(UserError);
  });

  test.each(STRANGE)('refuses %s as sets', (_, value) => {
    expect(() => newGame(odd(value), OPTIONS)).toThrow(/list of compiled sets|not a compiled set/);
    expect(() => newGame(odd([value]), OPTIONS)).toThrow(/not a compiled set/);
    expect(() => newGame(odd([{ ...plainSet, cards: [value] }]), OPTIONS)).toThrow(UserError);
  });

  test.each([
    ['an unknown step', { steps: [{ op: 'tickle' }] }],
    ['an unknown element', { energy: ['son'] }],
    ['a card without energy', { energy: undefined }],
  ])('refuses a program with %s', (_, part) => {
    const [card] = plainSet.cards;
    const wrong = { ...plainSet, cards: [{ ...card, ...part }] };
    expect(() => newGame(odd([wrong]), OPTIONS)).toThrow(UserError);
  });

  test('refuses sets in the wrong order, or without one that they extend', () => {
    const more = { ...plainSet, id: 'more', extends: 'plain', cards: [] };
    const named = { ...plainSet, id: 'plain' };
    expect(newGame([named, more], OPTIONS).status).toBe('playing');
    const refused = (sets: (typeof plainSet)[]) => expect(() => newGame(sets, OPTIONS));
    refused([more]).toThrow(/^set 0 of the list extends plain, which must come directly before it$/);
    refused([more, named]).toThrow(/^set 0 of the list extends plain, which must/);
    refused([named, more, more]).toThrow(/^set 2 of the list extends plain, which must/);
    refused([named, named]).toThrow(/^set 1 of the list extends no other set, so it must be first$/);
  });

  test('refuses unknown options, including names that all objects have', () => {
    expect(() => newGame(CHAIN, odd({ ...OPTIONS, player: 2 }))).toThrow(
      /unknown option "player": there are players/,
    );
    const prototype = JSON.parse('{"players":3,"seed":5,"__proto__":{"target":1}}');
    expect(() => newGame(CHAIN, prototype)).toThrow(/unknown option "__proto__"/);
    expect(() => newGame(CHAIN, odd({ ...OPTIONS, constructor: 1 }))).toThrow(/unknown option "constructor"/);
  });
});

test('messages use the singular for one and the plural for several', () => {
  const refused = (options: object) => () => newGame(CHAIN, odd({ ...OPTIONS, ...options }));
  expect(refused({ players: 1 })).toThrow(/^1 player: the set is for 2 to 6$/);
  expect(refused({ players: 7 })).toThrow(/^7 players: the set is for 2 to 6$/);
  expect(refused({ players: 3, hands: ['ant'] })).toThrow(/^1 hand for 3 players: name one for each$/);
  expect(refused({ players: 2, hands: ['ant', 'bee', 'cat'] })).toThrow(/^3 hands for 2 players/);
});

test('a decision that was read does not change when the game continues', () => {
  const game = newGame(CHAIN, OPTIONS);
  const read: { was: string; decision: unknown }[] = [];
  for (let waiting = decision(game); waiting && read.length < 200; waiting = decision(game)) {
    read.push({ was: JSON.stringify(waiting), decision: waiting });
    apply(game, waiting.options[0]);
  }
  expect(read).toHaveLength(200);
  for (const { was, decision: then } of read) expect(JSON.stringify(then)).toBe(was);
});

describe('submit', () => {
  const game = newGame(CHAIN, OPTIONS);
  const before = hash(game);
  const { seat, options } = decision(game)!;

  test.each(STRANGE)('refuses %s, which has no meaning', (_, value) => {
    expect(() => submit(game, value)).toThrow(UserError);
    expect(() => meaningOf(game, odd(value))).toThrow(/is not offered/);
    expect(hash(game)).toBe(before);
  });

  test('refuses an option of another decision', () => {
    const other = clone(game);
    for (let waiting = decision(other); waiting; waiting = decision(other)) {
      for (const option of waiting.options) {
        if (!options.includes(option))
          expect(() => submit(game, option)).toThrow(/is not offered: "use-element"/);
        else if (other.answers[seat] > 0) {
          const answering = { decisions: view(other, seat).decisions };
          expect(() => submit(game, option, answering)).toThrow(
            /an answer to decision \d+ of seat 0, but its decision 0 waits/,
          );
        }
      }
      apply(other, waiting.options[0]);
    }
    expect(hash(game)).toBe(before);
  });

  test('refuses an answer of the wrong seat, and an invalid third argument', () => {
    const [option] = options;
    expect(() => submit(game, option, { seat: seat + 1 })).toThrow(
      `seat ${seat + 1} answers, but it is not asked`,
    );
    expect(() => submit(game, option, odd(null))).toThrow(UserError);
    expect(() => submit(game, option, odd({ seat: Symbol('0') }))).toThrow(UserError);
    expect(hash(game)).toBe(before);
    submit(game, option, { seat, decisions: 0 });
    expect(game.decisions).toBe(1);
  });
});

describe('replay', () => {
  const { lines } = logged(OPTIONS);
  const text = (all: readonly unknown[]) =>
    all.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const head = JSON.parse(lines[0]!);

  test('reads a log, and does not change the sets', () => {
    const before = structuredClone(CHAIN);
    expect(replay(CHAIN, text(lines))).toMatchObject({ same: true });
    expect(CHAIN).toEqual(before);
  });

  test.each(STRANGE)('refuses %s as any part of a log', (_, value) => {
    expect(() => replay(CHAIN, odd(value))).toThrow(UserError);
    expect(() => replay(odd(value), text(lines))).toThrow(UserError);
    if (value !== undefined)
      expect(() => replay(CHAIN, text(lines), odd(value === '1' ? '1' : value))).toThrow(UserError);
    // What JSON does not have cannot stand in a log.
    if (/^(undefined|symbol|bigint|function)$/.test(typeof value)) return;
    const refused = (at: number, strange: unknown) =>
      expect(() => replay(CHAIN, text(lines.toSpliced(at, 1, strange as string)))).toThrow(UserError);
    for (const at of [0, 3, -1]) refused(at, value);
    refused(0, { ...head, options: value });
    refused(0, { ...head, version: value === '1' ? 1 : value });
    refused(0, { ...head, format: value });
    refused(0, { ...head, sets: [value] });
  });

  test('reports where a choice of the log is impossible', () => {
    const odd = { ...JSON.parse(lines[5]!), kind: 'branch' };
    expect(replay(CHAIN, text(lines.with(5, JSON.stringify(odd))))).toMatchObject({
      same: false,
      at: 5,
      line: 6,
      played: 4,
    });
  });
});

test('a view is of a seat or of a spectator; anything else is refused', () => {
  const game = newGame(CHAIN, OPTIONS);
  for (const seat of [0, 1, 2, SPECTATOR]) expect(view(game, seat).seat).toBe(seat);
  for (const [, seat] of [...STRANGE, ['a seat too many', 3]])
    expect(() => view(game, odd(seat))).toThrow(/: the game has seats 0 to 2/);
});

test('a program can test why an answer, a log or a saved game is refused', () => {
  const game = newGame(CHAIN, { ...OPTIONS, maxDraws: 1 });
  const { seat, options } = decision(game)!;
  const others = [{ ...plainSet, title: 'Other' }];
  const head = logHead(CHAIN, OPTIONS, ['random', 'random', 'random']);
  const saved = toJSON(game);
  const refused = (act: () => unknown) => {
    try {
      return act();
    } catch (error) {
      return (error as UserError).code;
    }
  };
  expect(refused(() => submit(game, 0.5))).toBe('OPTION_NOT_OFFERED');
  expect(refused(() => meaningOf(game, 0.5))).toBe('OPTION_NOT_OFFERED');
  expect(refused(() => submit(game, options[0], { seat: seat + 1 }))).toBe('NOT_ASKED');
  expect(refused(() => submit(game, options[0], { seat, decisions: 1 }))).toBe('STALE');
  expect(refused(() => replay(CHAIN, 'nonsense'))).toBe('DAMAGED');
  expect(refused(() => fromJSON(CHAIN, { ...saved, choices: [0.5] }))).toBe('DAMAGED');
  expect(refused(() => fromJSON(CHAIN, 'nonsense'))).toBe('DAMAGED');
  expect(refused(() => replay(others, `${JSON.stringify(head)}\n`))).toBe('CARDS_CHANGED');
  expect(refused(() => fromJSON(others, saved))).toBe('CARDS_CHANGED');
  expect(refused(() => newGame(CHAIN, { ...OPTIONS, players: 9 }))).toBe(undefined);
  playOut(game, randomBots(3, 5));
  expect(refused(() => submit(game, 0))).toBe('GAME_OVER');
  expect(refused(() => meaningOf(game, 0))).toBe('GAME_OVER');
});

test.each(STRANGE)(
  'no function accepts %s as a game, and each one names itself in the message',
  (_, value) => {
    const calls = {
      apply,
      clone,
      decision,
      describe: meaningOf,
      describeOptions,
      hash,
      logChoice,
      logEnd,
      playOut,
    };
    for (const [name, call] of Object.entries({ ...calls, submit, toJSON, view }))
      expect(() => (call as (game: unknown, more: number) => unknown)(value, 0)).toThrow(
        expect.objectContaining({
          name: 'UserError',
          message: expect.stringMatching(`^${name} expects a game`),
        }),
      );
  },
);

test.each(STRANGE)('no function accepts %s as tables or as sets', (_, value) => {
  expect(() => startGame(odd(value), OPTIONS)).toThrow(/^startGame expects tables/);
  for (const make of [
    makeTables,
    (sets: never) => logHead(sets, OPTIONS, []),
    (sets: never) => runScenario(sets, odd({ lines: [] })),
  ])
    expect(() => make(odd(value))).toThrow(/list of compiled sets|not a compiled set/);
  expect(() => loadSet({}, odd([value]))).toThrow(/^loadSet expects the sets/);
});

describe('bots', () => {
  test.each(STRANGE)('%s is refused as a name', (_, name) => {
    expect(() => makeBot(odd(name), 5, 0)).toThrow(UserError);
  });

  test('unknown names and seats without a bot are refused', () => {
    for (const name of ['gredy', 'mcts:none', 'mcts:0', 'constructor', 'greedy:5'])
      expect(() => makeBot(odd(name), 5, 0)).toThrow(UserError);
    const game = newGame(CHAIN, OPTIONS);
    const before = hash(game);
    expect(() => playOut(game, [makeBot('random', 5, 0)])).toThrow(/^seat 1 has no bot$/);
    expect(() => playOut(game, odd(undefined))).toThrow(/^seat 0 has no bot$/);
    expect(() => playOut(game, odd(['random']))).toThrow(
      /^seat 0 has "random", which is no bot: makeBot makes/,
    );
    expect(() => playOut(game, odd([{}, {}, {}]))).toThrow(/^seat 0 has an object, which is no bot/);
    expect(() => makeBot('random', odd('5'), 0)).toThrow(/^makeBot expects a whole number as seed, got "5"$/);
    expect(hash(game)).toBe(before);
  });
});

test('results of the functions share no data with the game', () => {
  const game = newGame(CHAIN, OPTIONS);
  const before = hash(game);
  odd<number[]>(decision(game)?.options).reverse().pop();
  const hands = ['ant', 'bee', 'cat'];
  const head = logHead(CHAIN, { ...OPTIONS, hands }, ['me', 'me', 'me']);
  hands.reverse();
  expect(head.options.hands).toEqual(['ant', 'bee', 'cat']);
  const json = toJSON(game);
  json.options.players = 6;
  json.choices.push(99);
  expect(hash(game)).toBe(before);
  expect(toJSON(game)).toMatchObject({ options: OPTIONS, choices: [], hash: before });
});
