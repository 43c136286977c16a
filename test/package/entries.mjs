// Uses the entries of the installed package, as a program would.

import { readdirSync, readFileSync } from 'node:fs';
import { compile, schemaFile, setFile } from 'ecos-cards/compiler';
import { formatFile, parse } from 'ecos-cards/grammar';
import { LANGUAGES } from 'ecos-cards/print';
import { loadSet, makeBot, newGame, playOut } from 'ecos-cards/runtime';
import schema from 'ecos-cards/schema.json' with { type: 'json' };

const texts = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eco'))
    .map((name) => ({ file: name, text: readFileSync(new URL(name, folder), 'utf8') }));
const base = {
  files: texts(new URL('./cards/first-continent/', import.meta.resolve('ecos-cards/package.json'))),
};

const wrong = compile(
  [{ files: [{ file: 'wrong.eco', text: 'card 1 brown { gain 1vp per watr; }' }] }],
  [base],
);
console.log(`${wrong.problems.length} problems of a mistake told`);
const mine = compile([{ files: texts(new URL('./my-set/', import.meta.url)) }], [base]).sets[0];
if (formatFile('a.eco', 'card').text !== undefined || parse('a.eco', '').tree.items.length > 0)
  throw new Error('grammar');
if (!LANGUAGES.includes('es')) throw new Error('print');
if (JSON.stringify(schema) !== JSON.stringify(JSON.parse(schemaFile()))) throw new Error('schema');

const loaded = loadSet(JSON.parse(setFile(mine.program)), mine.chain.slice(0, -1));
if (loaded.problem) throw new Error(loaded.problem.message);
const game = newGame(loaded.chain, { players: 2, seed: 1, target: 10 });
playOut(
  game,
  [0, 1].map((seat) => makeBot('random', 1, seat)),
);
console.log(`a game is ${game.status}`);
