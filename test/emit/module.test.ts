/** Embeds the engine with an emitted TypeScript module, as another program would. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { setModule } from '../../compiler/emit/typescript.ts';
import { newGame } from '../../runtime/game.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import { typeErrors } from '../type-errors.ts';
import { ownSet } from './sets.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ENGINE = join(ROOT, 'runtime');

const PROGRAM = `
import { newGame } from '${ENGINE}/game.ts';
import { hash } from '${ENGINE}/save/json.ts';
import { makeBot, playOut } from '${ENGINE}/players/bot.ts';
import { type AnimalName, CARD_NUMBERS, type CardNumber, type HandName, SETS } from './ants.ts';

const hands: HandName[] = ['lion', 'rhino'];
const hill: CardNumber = 900;
const animal: AnimalName = 'ant';
const game = newGame(SETS, { players: 2, seed: 11, target: 25, hands });
playOut(game, [makeBot('random', 11, 0), makeBot('random', 11, 1)]);
console.log(JSON.stringify({ hash: hash(game), hill: CARD_NUMBERS.includes(hill), animal }));
`;

/** Code that the module's types must reject. */
const WRONG = `
import type { AnimalName, CardNumber, HandName, Step } from './ants.ts';
export const card: CardNumber = 7777;
export const animal: AnimalName = 'aunt';
export const hand: HandName = 'tiger';
export const step: Step = { op: 'place', quantity: { amount: 1, upTo: false }, kinds: ['aunt'] };
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-module-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'ants.ts'), setModule(ownSet().chain));
  writeFileSync(join(folder, 'play.ts'), PROGRAM);
  writeFileSync(join(folder, 'wrong.ts'), WRONG);
});

test('a program that uses the module passes the type check under `strict` and plays the same game', () => {
  const errors = typeErrors(
    folder,
    ['play.ts', 'wrong.ts'].map((name) => join(folder, name)),
  );
  expect(errors.map((error) => error.replace(/,.*/, ''))).toEqual(
    [3, 4, 5, 6].map((line) => `wrong.ts(${line}`),
  );
  const run = spawnSync(process.execPath, ['play.ts'], { cwd: folder, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  const game = newGame(ownSet().chain, { players: 2, seed: 11, target: 25, hands: ['lion', 'rhino'] });
  playOut(game, [makeBot('random', 11, 0), makeBot('random', 11, 1)]);
  expect(JSON.parse(run.stdout)).toEqual({ hash: hash(game), hill: true, animal: 'ant' });
});
