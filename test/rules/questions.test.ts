/** R12.6: people and bots are not asked without an end. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { HAND_DEEDS } from '../../program/index.ts';
import { MAX_DEEDS_BY_HAND, MAX_QUESTIONS } from '../../runtime/bounds.ts';
import { apply, applyInSteps, type Game, hash } from '../../runtime/index.ts';
import { DONE } from '../../runtime/options.ts';
import { playScenario } from '../../runtime/scenario/scenario.ts';
import { effectOf } from '../effect-of.ts';
import { READY } from './boards.ts';

const ENDLESS = 'repeat 99999 { either { gain 1vp } or { gain 2vp } }';

test.each([
  ['at once', apply],
  ['in steps', (game: Game, option: number) => applyInSteps(game, option, (act) => act())],
])('R12.6 more than 1,000 questions on one draw stop the game: answered %s', (_, answer) => {
  const game = effectOf(ENDLESS);
  let answers = 0;
  for (; game.asked.options.length > 0; answers++) answer(game, game.asked.options[0]);
  expect(answers).toBe(MAX_QUESTIONS);
  expect(game).toMatchObject({ status: 'unfinished', bound: 'questions', winner: -1, vp: [MAX_QUESTIONS] });
});

test('R12.6 how many questions were asked is not in the hash', () => {
  const game = effectOf(ENDLESS);
  const before = hash(game);
  game.questions += 5;
  expect(hash(game)).toBe(before);
});

test('R12.6 a scenario whose effect asks too much fails and says so', () => {
  const text = `scenario "long" { board "d g" do { ${ENDLESS} }; choose first; expect finished }`;
  const [{ chain, scenarios }] = compile([{ files: [{ file: 'long.eco', text }] }], [READY]).sets;
  const start = (game: Game) => {
    game.questions = MAX_QUESTIONS - 1;
  };
  expect(playScenario(chain, scenarios[0], { start }).result).toMatchObject({
    passed: false,
    code: 'ECO619',
    message: expect.stringContaining('the effect asks more than 1000 questions'),
  });
});

test('L60 an effect ends what is done by hand after 100 deeds, wherever in it they are done', () => {
  const game = effectOf('repeat 3 { by hand "Gain."; gain 1vp }; by hand "Gain more."; gain 5vp');
  let deeds = 0;
  for (; game.asked.options.length > 0; deeds++) {
    if (deeds === 10) apply(game, DONE);
    const { kind, options } = game.asked;
    expect(kind).toBe('by-hand');
    const points = HAND_DEEDS.indexOf('points');
    expect(options).toContain(points);
    apply(game, points);
    expect(game.asked.kind).toBe('by-hand-amount');
    apply(game, 0);
  }
  expect([deeds, game.vp[0]]).toEqual([MAX_DEEDS_BY_HAND, MAX_DEEDS_BY_HAND + 3 + 5]);
  expect([game.status, game.questions]).toEqual(['playing', 0]);
});
