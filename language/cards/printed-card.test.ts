import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { namedSet } from '../names/named-sets.ts';
import { allTooLong } from '../problems/too-long.ts';
import { viewCard } from './printed-card.ts';

const LONG = 'gain 1vp per lion; '.repeat(16);
const SET = `set mine "Mine" extends first-continent

card 900 brown "Rain" leaves 2 energy sun
{ may { place a lion; gain 2vp; gain 1 sun } }

card 901 brown "${'A title without end'.repeat(4)}" leaves 2 energy sun { ${LONG} }

feature 902 blue "Plains" pattern "G" { on play { remove a forest; gain 1vp } }

card 903 brown leaves 2 energy sun { gain 1vp; gain nonsense }
`;
const workspace = workspaceOf({ '/a.eco': SET });
const shown = (at: string, lang: 'en' | 'es' = 'en') => viewCard(workspace, '/a.eco', SET.indexOf(at), lang)!;

test('a card is shown in the requested language, and each step has the name of its row', () => {
  const { svg, rows, text, steps, number, problems } = shown('card 900', 'es');
  expect([number, problems]).toEqual([900, []]);
  expect(svg).not.toBe(shown('card 900').svg);
  expect(rows.map((row) => row.text).join('\n')).toBe(text.es.replaceAll('\n  ', '\n'));
  expect(rows.map(({ step }) => step)).toEqual(steps.map(({ name }) => name));
  expect(steps.map(({ name, from, to }) => [name, SET.slice(from, to)])).toEqual([
    ['0', 'may { place a lion; gain 2vp; gain 1 sun }'],
    ['0.0.0', expect.stringMatching(/^place a lion;?$/)],
    ['0.0.1', expect.stringMatching(/^gain 2vp;?$/)],
    ['0.0.2', expect.stringMatching(/^gain 1 sun;?$/)],
  ]);
  for (const { name } of steps) expect(svg).toContain(`data-step="${name}"`);
});

test('the name of a feature step starts with its trigger, and the whole trigger has a name too', () => {
  const { steps } = shown('feature 902');
  expect(steps.map(({ name }) => name)).toEqual(['0:', '0:0', '0:1']);
  const [all, first, second] = steps;
  expect([all!.from, all!.to]).toEqual([first!.from, second!.to]);
});

test('the view says why the worth of a card is unknown', () => {
  expect(shown('card 900').unknownWorth).toEqual([]);
  const text = `${SET}card 904 brown leaves 2 energy sun { by hand "Sing."; at end { gain 1vp } }\n`;
  const waits = workspaceOf({ '/a.eco': text });
  expect(viewCard(waits, '/a.eco', text.indexOf('card 904'), 'en')?.unknownWorth).toEqual([
    'nobody can say, because people do a part of it by hand',
    'unknown, because it depends on what comes while the card waits',
  ]);
});

test('the view says which parts are too long, in any language, as a problem does', () => {
  expect(shown('card 900').tooLong).toEqual([]);
  const { tooLong } = shown('card 901');
  expect(tooLong).toEqual([
    expect.stringMatching(/^The title is too long for the card: by \d+\.\d mm on square cards, /),
    expect.stringMatching(/^The text is too long for the card: by \d+\.\d mm on square cards, /),
  ]);
  expect(shown('card 901', 'es').tooLong).toEqual(tooLong);
  const set = namedSet(workspace, 'mine')!.compiled.set;
  expect(allTooLong([{ set }]).map(({ message }) => message)).toEqual(tooLong);
});

test('a card with a mistake shows its correct rows, without steps', () => {
  const { problems, steps, rows } = shown('card 903');
  expect(problems).toHaveLength(1);
  expect(steps).toEqual([]);
  expect(rows).toHaveLength(1);
});

test('the mistakes of a card are between the rows about the texts around them, one for each line', () => {
  const text = `set mine "Mine" extends first-continent
card 900 brown leaves 9 energy sun
{
  gain 1vp;
  gain nonsense; gain nothing;
  may {
    place a lion;
    gian 2vp;
    gain 1 sun;
  };
  place a lyon;
}
card 901 brown leaves 1 energy sun { gain 1vp; }
`;
  const broken = workspaceOf({ '/a.eco': text });
  const { rows, mistakes } = viewCard(broken, '/a.eco', text.indexOf('card 900'), 'en')!;
  const said = rows.map((row) => row.text);
  for (const { line, rowsBefore } of mistakes.toReversed()) said.splice(rowsBefore, 0, `line ${line}`);
  expect(said).toEqual([
    'line 2',
    'Gain 1 point.',
    'line 5',
    'You may:',
    'Place a lion.',
    'Gain 2 points.',
    'line 8',
    'Gain 1 sun.',
    'line 11',
  ]);
  expect(viewCard(broken, '/a.eco', text.indexOf('card 901'), 'en')?.mistakes).toEqual([]);
  expect(shown('card 900').mistakes).toEqual([]);
});

test('cards with the same number are each shown with their own text', () => {
  const texts = `card 900 brown leaves 9 energy sun { gain 1vp; }
card 900 brown leaves 1 energy sun { gain 2vp; }
card 900 brown leaves 1 energy sun { gain 3vp; }`;
  const twins = workspaceOf({ '/a.eco': texts });
  const found = texts
    .split('\n')
    .map((line) => viewCard(twins, '/a.eco', texts.indexOf(line), 'en')?.text.en);
  expect(found).toEqual(['Gain 1 point.', 'Gain 2 points.', 'Gain 3 points.']);
});

test('a card uses the words and drawings of its set', () => {
  const drawing = { box: [0, 0, 9, 9] as const, body: '<path d="M1 2H3Z"/>' };
  const extras = {
    nouns: new Map([
      ['es' as const, new Map([['thing-lion', { one: 'puma', many: 'pumas', bare: 'puma', gender: 'm' }]])],
    ]),
    icons: () => drawing,
  };
  const at = SET.indexOf('card 900');
  const { svg, text } = viewCard(workspace, '/a.eco', at, 'es', extras)!;
  expect(svg).toContain('M1 2H3Z');
  expect(text.es).toMatch(/puma/);
  expect(shown('card 900', 'es').svg).not.toContain('M1 2H3Z');
});

test('a card says on which sizes its text leaves only a strip for its picture', () => {
  const art = new Map([901, 902].map((number) => [number, { file: 'herd.jpg', at: 50 }]));
  const tooLong = (number: number) =>
    viewCard(workspace, '/a.eco', SET.indexOf(` ${number} `), 'en', { nouns: new Map(), art })!.tooLong;
  expect(tooLong(901).at(-1)).toBe(
    'On square cards, poker cards, tarot cards and mini cards the text leaves only a strip for the picture',
  );
  // A feature has no picture.
  expect(tooLong(902)).toEqual([]);
});
