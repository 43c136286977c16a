/** The output of commands that succeed, through the real command. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSets } from '../cli/load/compile.ts';
import { effectValue } from '../simulate/effect-value/index.ts';
import { start } from './ecos.ts';
import { measurePdf } from './print/fixtures/pdf-reader.ts';
import { workspace } from './workspace.ts';

const MINE = `
card 1 brown "Rain"
  leaves 2
  energy water x2, sun
{ place water; gain 1vp per adjacent water }

card 2 blue
  leaves 1
  energy sun
  source adapted "an old book"
{ may remove a forest; gain a card }

scenario "rain has ten places to fall"
{
  layout standard
  do card 1;
  expect 10 options;
}

scenario "rain falls on the desert"
{
  layout standard
  do card 1;
  expect 3 options;
}
`;

const { folder, at, put, textOf, namesIn, ecos, json, refused } = workspace({ 'mine.eco': MINE });
/** What a command that finds something wrong writes as JSON. */
function jsonOfFailure(...args: string[]) {
  const { code, out, err } = ecos(...args, '--format', 'json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  return JSON.parse(out);
}

test('test runs the scenarios and names those that fail', () => {
  const { scenarios, passed, failed, problems } = jsonOfFailure('test', 'mine.eco');
  expect({ scenarios, passed, errors: problems.length }).toEqual({ scenarios: 2, passed: 1, errors: 0 });
  expect(failed).toMatchObject([
    { code: 'ECO619', title: 'rain falls on the desert', file: 'mine.eco', line: 24 },
  ]);
  expect(failed[0].message).toContain('10');
});

test('test runs every scenario that compiles, and counts broken ones as failed', () => {
  const scenario = (lines: string) => `scenario "x" { layout standard ${lines} }\n`;
  const card = (steps: string) => `card 901 brown leaves 1 energy sun { ${steps} }\n`;
  const passing = scenario('do { gain 1vp }; expect 1vp');
  put({
    'sets/a/a.eco': `set a "A" extends first-continent\n${card('gain 1vp')}${scenario('do card 901; expect 1vp')}`,
    'sets/b/b.eco': `set b "B" extends first-continent\n${card('gain 1 gold')}${scenario('do card 901')}${passing}`,
    'sets/c/c.eco': `set c "C" extends b\n${passing}${scenario('expect 1 banana')}`,
  });
  const { scenarios, passed, failed, problems } = jsonOfFailure('test', 'sets');
  expect({ scenarios, passed }).toEqual({ scenarios: 5, passed: 3 });
  const message = expect.stringContaining('not run: card 901 has an error');
  expect(failed).toEqual([
    { code: 'ECO201', title: 'x', file: join('sets', 'b', 'b.eco'), line: 3, message },
    expect.objectContaining({ file: join('sets', 'c', 'c.eco'), line: 3 }),
  ]);
  expect(problems).toHaveLength(2);
  const { code, out, err } = ecos('test', 'sets');
  expect({ code, last: out.trimEnd().split('\n').at(-1) }).toEqual({
    code: 1,
    last: '✗ 3 scenarios passed, 2 failed; the cards have 2 errors, 0 warnings',
  });
  expect(err).toContain('b.eco:2:');
});

test("list gives a set's own cards with their text", () => {
  const rows = json('list', 'mine.eco');
  const rain = { number: 1, kind: 'card', deck: 'brown', title: 'Rain', source: 'original', impact: false };
  expect(rows).toMatchObject([
    { ...rain, set: '', leaves: 2, energy: ['water', 'water', 'sun'], hands: [] },
    { number: 2, deck: 'blue', title: null, source: 'adapted', impact: true },
  ]);
  expect(rows[0].text).toMatch(/^Place a water.*\nGain 1 point for each/);
  expect(json('list', 'mine.eco', '--deck', 'blue')).toHaveLength(1);
});

test('explain shows what a code means, with … for the placeholders of its message', () => {
  const { code, out } = ecos('explain', 'eco202');
  expect({ code, first: out.split('\n')[0] }).toEqual({
    code: 0,
    first: 'ECO202, error: There is no animal or other thing …',
  });
});

test('explain lists the operations and decisions of steps, and the impact of a card', () => {
  const steps = json('explain', '-e', 'place an animal of water; gain 1vp');
  expect(steps).toMatchObject({ impact: false, decisions: ['kind', 'take-up', 'place'] });
  expect(steps.ops.map(({ op }: { op: string }) => op)).toEqual(['place', 'gain']);
  expect(json('explain', 'mine.eco', '2')).toMatchObject({ impact: true });
  expect(jsonOfFailure('explain', '-e', 'place watr').problems).toMatchObject([{ severity: 'error' }]);
});

test('explain gives the worth of a card as the language server does, and null where there is none', async () => {
  const { sets } = await loadSets(['first-continent']);
  const { chain } = sets[0]!;
  expect(json('explain', 'first-continent', '1').worth).toEqual(effectValue(chain, 1));
  expect(json('explain', 'mine.eco', '1').worth).toMatchObject({ boards: 400 });
  for (const what of [['-e', 'gain 1vp'], ['kilimanjaro'], ['ECO202']])
    expect(json('explain', ...what)).toHaveProperty('worth', null);
  const { out } = ecos('explain', 'first-continent', '1');
  expect(out).toMatch(
    /\n\nWorth: \d\S* \(\S+ of it points\) on 400 boards \(.* to .*\); its price calls for .*\.\n$/,
  );
  expect(ecos('explain', '-e', 'gain 1vp').out).not.toContain('Worth');
  const listed = json('list', 'mine.eco', '--worth');
  expect(listed[0]).toMatchObject({ number: 1, worth: json('explain', 'mine.eco', '1').worth });
  expect(ecos('list', 'mine.eco', '--worth').out).toMatch(/\(\S+ of it points\)/);
});

test('explain says once why the worth of a card is unknown', () => {
  put({ 'hand.eco': 'card 901 brown leaves 1 energy sun { by hand "Sing."; at end { gain 1vp } }\n' });
  const { out } = ecos('explain', 'hand.eco', '901');
  expect(out.match(/^Worth: .*$/gm)).toEqual([
    'Worth: nobody can say, because people do a part of it by hand.',
  ]);
});

test('explain finds a card by its title, in a set or among the bundled ones, in any case', () => {
  const [byNumber, byTitle] = [json('explain', 'mine.eco', '1'), json('explain', 'mine.eco', 'rAIN')];
  expect(byTitle).toEqual(byNumber);
  const nile = json('explain', 'nile');
  expect(nile).toEqual(json('explain', 'new-horizon', '134'));
  expect(nile.text).toMatch(/^Covers 3 water tiles/);
  expect(json('explain', '208')).toEqual(json('explain', 'polar-shores', 'Krill'));
});

test.each([
  [
    'an unknown title',
    ['mine.eco', 'Snow'],
    /^ecos: There is no card "Snow" in this set, .* ecos list shows/,
  ],
  ['a misspelt title', ['mine.eco', 'Rian'], /Did you mean 1 "Rain"\?$/],
  ['a part of a title', ['seren'], /Did you mean 133 "Serengeti"\?$/],
  [
    'a title of two',
    ['twins.eco', 'twin'],
    /2 cards with that title: 1 "Twin" and 2 "TWIN"\. Give the number\.$/,
  ],
  ['a set without a card', ['mine.eco'], /^ecos: Which card of mine\.eco\? Add its number or title/],
  ['words without quotes', ['mine.eco', 'Big', 'Rain'], /too many arguments for 'explain'/],
])('explain gives advice about %s', (_, args, message) => {
  const twin = (number: number, title: string) =>
    `card ${number} brown "${title}" leaves 1 energy sun { gain ${number}vp }\n`;
  put({ 'twins.eco': twin(1, 'Twin') + twin(2, 'TWIN') });
  expect(refused('explain', ...args)).toMatch(message);
});

test('a game played twice is the same game, and its log replays to the same end', () => {
  const play = ['play', '--players', '3', '--seed', '5', '--bots', 'random', '--target', '12'];
  const game = json(...play, '--log', 'game.log');
  expect(game).toEqual(json(...play));
  expect(game.players).toHaveLength(3);
  expect(new Set(game.players.map(({ hand }: { hand: string }) => hand)).size).toBe(3);
  expect(json('replay', 'game.log')).toEqual({ ...game, same: true });
  expect(json('replay', 'game.log', '--to', '3')).toMatchObject({ decisions: 3, same: true });
  const other = textOf('game.log').replace(/"hash":"[0-9a-f]{16}"}\n$/, '"hash":"0000000000000000"}\n');
  put({ 'other.log': other });
  expect(jsonOfFailure('replay', 'other.log')).toMatchObject({ same: false });
});

test("print writes a PDF of A4 pages with the cards' words on them", async () => {
  const printed = json('print', 'mine.eco', '--out', join('sheets', 'mine.pdf'), '--duplex');
  expect(printed).toEqual({ file: join('sheets', 'mine.pdf'), pages: 2, cards: 2, warnings: [] });
  const pages = measurePdf(readFileSync(at('sheets', 'mine.pdf')));
  const sizes = pages.map(({ width, height }) => [width, height].map(Math.round));
  expect(sizes).toEqual([
    [210, 297],
    [210, 297],
  ]);
  expect(pages[0]!.texts.map(({ text }) => text).join('')).toContain('Rain');
});

test('npm start tests, plays and prints all bundled cards and says what to try next', () => {
  const { code, out, err } = start({ cwd: folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /✓ \d+ scenarios passed[\s\S]*Seat \d wins[\s\S]*\d+ cards on \d+ pages: out.cards\.pdf[\s\S]*npx ecos studio/,
  );
  expect(namesIn('out')).toEqual(['cards.pdf', 'game.log']);
});
