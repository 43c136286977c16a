/** What "this" is, wherever a step refers to it. */
import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { rangeHints } from './hints.ts';
import { worthHints } from './worth.ts';

const FILE = '/cards/a.eco';
const opened = (text: string) => workspaceOf({ [FILE]: text });

/** The text with its hints inserted, as an editor shows them. */
function shown(text: string, range = { from: 0, to: text.length }): string {
  const hints = rangeHints(opened(text), FILE, range);
  return hints.reduceRight((all, { at, label }) => `${all.slice(0, at)}«${label}»${all.slice(at)}`, text);
}

/** The effect of a card with its hints. */
const card = (effect: string) => shown(`card 900 brown leaves 2 energy sun { ${effect} }`).slice(37, -2);

test.each([
  'place lion; gain 1vp per water adjacent to this«= lion»',
  'place lion; gain 1vp per adjacent water«this = lion»',
  'place lion; place fish; gain 1vp if on a water«this = fish»',
  'place lion; place water within 2 spaces«this = lion»',
  'place lion; may { place fish }; gain 1vp per adjacent water«this = lion or fish»',
  'either { place lion } or { place fish }; gain 1vp per animal in this habitat«= lion or fish»',
  'choose an animal; remove an animal adjacent to this«= animal»',
  'replace a water with desert or grassland; gain 1vp per adjacent water«this = land»',
  'choose a tile; remove this tile«= tile»',
  'swap a desert with a water adjacent to this«= desert»',
  'place lion; place 2 water',
])('hints on "this": %s', (hinted) => {
  expect(card(hinted.replace(/«.*»/, ''))).toBe(hinted);
});

test('in a loop "this" can also be the thing of a later step', () => {
  expect(card('place lion; repeat 2 { gain 1vp per adjacent water; place fish }')).toBe(
    'place lion; repeat 2 { gain 1vp per adjacent water«this = lion or fish»; place fish }',
  );
});

test('in a trigger "this" is the thing of the event', () => {
  const feature =
    'feature 901 brown "F" pattern "G" { when a lion or fish is placed { gain 1vp per adjacent water } }';
  expect(shown(feature)).toContain('per adjacent water«this = lion or fish» }');
});

test('only hints within the range are returned, also in scenarios', () => {
  const text = `card 900 brown leaves 2 energy sun { place lion; gain 1vp per adjacent water }
scenario "x" { board "d" do { place fish; gain 1vp per adjacent water } }`;
  const second = text.indexOf('scenario');
  expect(shown(text).match(/«.*?»/g)).toEqual(['«this = lion»', '«this = fish»']);
  expect(shown(text, { from: second, to: text.length }).match(/«.*?»/g)).toEqual(['«this = fish»']);
  expect(shown(text, { from: 0, to: second }).match(/«.*?»/g)).toEqual(['«this = lion»']);
});

test('a card with a mistake has no hints, but other cards do', () => {
  const text = `card 900 brown leaves 2 energy sun { place lionn; gain 1vp per adjacent water }
card 901 brown leaves 2 energy sun { place fish; gain 1vp per adjacent water }`;
  expect(shown(text).match(/«.*?»/g)).toEqual(['«this = fish»']);
});

test('each card of a range has its worth before its block', () => {
  const text = `card 900 brown leaves 2 energy sun { gain 3vp }
card 901 brown leaves 2 energy sun, sun { gain 9vp }`;
  const all = worthHints(opened(text), FILE, { from: 0, to: text.length }).map((steps) => {
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  });
  expect(all).toMatchObject([
    { at: text.indexOf('{'), label: expect.stringMatching(/^worth 3 \(3 of it points\), costs \d/) },
    { at: text.lastIndexOf('{'), label: expect.stringMatching(/^worth 9 \(9 of it points\), costs \d/) },
  ]);
  expect(worthHints(opened(text), FILE, { from: 0, to: 60 })).toHaveLength(1);
});
