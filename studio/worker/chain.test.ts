/** The set that games use. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { newGame } from '../../runtime/index.ts';
import type { PrintRequest } from '../server-messages.ts';
import { sheets } from './cards/sheets.ts';
import { chain } from './chain.ts';
import { openTexts, withChanges } from './workspace.ts';
import { workspaceProblems } from './write/problems.ts';

const card = (number: number, steps = 'gain 1vp;') =>
  `card ${number} brown leaves 2 energy sun { ${steps} }\n`;
const FILES = {
  'rain/set.eco': `set rain "Rain" extends first-continent\n${card(901)}`,
  'snow/set.eco': `set snow "Snow" extends rain\n${card(902)}`,
  'wind/set.eco': `set wind "Wind" extends first-continent\n${card(903)}`,
};
const texts = Object.entries(FILES).map(([file, text]) => ({ file, text }));
const workspace = openTexts({ texts, outside: [] }, bundledSets());

/** The first answer about a print: its plan. */
const planned = (now: typeof workspace, wanted: PrintRequest, more = {}) => {
  const plan = sheets(now, { wanted, version: '', ...more }).next().value;
  if (!plan || 'refused' in plan) throw new Error(plan?.refused);
  return plan;
};

test('games use a set that no other extends, with all sets that it extends', () => {
  const snow = chain(workspace, {});
  if ('refused' in snow) throw new Error(snow.refused);
  expect(snow.chain.map(({ id }) => id)).toEqual(['first-continent', 'rain', 'snow']);
  expect(snow).toMatchObject({ title: 'Snow', inherited: true });
  // The base set declares the number of players, the target and the hands; the last set that declares a value counts.
  expect(snow.games).toMatchObject({ players: { from: 2, to: 6 }, target: 80 });
  expect(snow.games.hands).toContainEqual(expect.objectContaining({ name: 'lion' }));
  expect(newGame(structuredClone(snow.chain), { players: 2, seed: 1 }).status).toBe('playing');
  expect(chain(workspace, { number: 901 })).toMatchObject({ title: 'Snow' });
  expect(chain(workspace, { number: 903 })).toMatchObject({ title: 'Wind', inherited: false });
});

test('a box is shown with inherited cards or only those of an expansion', () => {
  expect(planned(workspace, { box: true }).cards).toBeGreaterThan(50);
  const own = planned(workspace, { box: true, own: true, legend: true });
  expect(own.cards).toBe(3);
  expect(own.sheets.map(({ side }) => side)).toEqual(['fronts']);
});

test('the notes on a print say what it leaves out', () => {
  const notes = (wanted: PrintRequest) => planned(workspace, wanted).notes;
  const extended = 'Cards of the sets that this one extends are not printed: More adds them.';
  expect(notes({})).toEqual([extended]);
  expect(notes({ inherited: true })).toEqual([]);
  expect(notes({ legend: true, paper: '70x110mm' })).toEqual([
    expect.stringMatching(/^The page of icons/),
    extended,
  ]);
});

test('the sheets are drawn after the plan, and a text that would be cut off is not printed unless that is allowed', () => {
  const steps = 'place water adjacent to a grassland; '.repeat(9);
  const long = withChanges(workspace, [
    { file: 'rain/set.eco', text: `${FILES['rain/set.eco']}${card(904, steps)}` },
  ]);
  const drawn = (wanted: PrintRequest) => {
    const found = sheets(long, { wanted, version: '1.2' });
    let step = found.next();
    while (!step.done) step = found.next();
    return step.value;
  };
  const refusal = 'Some texts do not fit: choose above the sheets what to do.';
  expect(drawn({})).toMatchObject({ unprintable: refusal, tooLong: { cards: 1 } });
  const allowed = drawn({ allowOverflow: true, legend: true });
  expect(allowed).not.toHaveProperty('unprintable', expect.anything());
  expect(allowed).toMatchObject({
    warnings: [expect.stringContaining('Card 904 does not fit')],
    sheets: [
      { side: 'fronts', numbers: [901, 904, 902, 903], svg: expect.stringMatching(/^<svg .*<\/svg>$/s) },
      { side: 'icons', svg: expect.stringContaining('<svg') },
    ],
  });
});

test('equal sets have equal hashes, whatever their layout', () => {
  const text = FILES['snow/set.eco'];
  const hashes = (now: string) => {
    const found = chain(withChanges(workspace, [{ file: 'snow/set.eco', text: now }]), {});
    return 'hashes' in found && found.hashes;
  };
  expect(hashes(`# again\n${text}`)).toEqual(hashes(text));
  expect(hashes(text.replace('1vp', '2vp'))).not.toEqual(hashes(text));
});

test('a set with a mistake is not played; its earlier texts and unrelated sets are', () => {
  const file = 'rain/set.eco';
  const broken = withChanges(workspace, [{ file, text: `${FILES[file]}${card(904, 'gain 1 wather;')}` }]);
  expect(chain(broken, {})).toEqual({ refused: expect.stringMatching(/^rain\/set\.eco, line 3: .*wather/) });
  const many = withChanges(workspace, [{ file, text: card(904, 'gian 1vp; '.repeat(1200)) }]);
  expect(chain(many, {})).toEqual({ refused: expect.stringMatching(/and 1199 more$/) });
  // A set outside the folder is not among the texts.
  const outside = (text: string) => [{ id: 'rain', files: [{ file: '/beside/rain.eco', text }] }];
  const onTop = (text: string) => openTexts({ texts: texts.slice(1), outside: outside(text) }, bundledSets());
  const wrong = onTop(`${FILES[file]}${card(904, 'gain 1 wather;')}`);
  expect(chain(wrong, {})).toEqual({
    refused: expect.stringMatching(/^\/beside\/rain\.eco, line 3: .*wather/),
  });
  expect(chain(wrong, { number: 903 })).toMatchObject({ title: 'Wind' });
  const ofBase = (now: typeof wrong) =>
    workspaceProblems(now).problems.filter((problem) => problem.file === '/beside/rain.eco');
  expect(ofBase(wrong)).toMatchObject([{ code: 'ECO201', fixes: [] }]);
  expect(planned(wrong, {})).toMatchObject({
    unprintable: expect.stringMatching(
      /^Cards with mistakes are not printed\. \/beside\/rain\.eco, line 3: /,
    ),
    notes: [expect.stringContaining('rain.eco'), expect.stringMatching(/^Cards of the sets that this one/)],
  });
  expect(ofBase(onTop(FILES[file]))).toEqual([]);
  // An unrelated set is not affected.
  expect(chain(broken, { number: 903 })).toMatchObject({ title: 'Wind' });
  expect(chain(broken, { earlier: [{ file, text: FILES[file] }] })).toMatchObject({ title: 'Snow' });
  expect(chain(openTexts({ texts: [], outside: [] }, bundledSets()), {})).toEqual({
    refused: 'There are no cards yet',
  });
});
