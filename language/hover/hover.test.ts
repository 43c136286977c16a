import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { hoverText } from './hover.ts';

const SET = `set mine "Mine" extends first-continent

animal hare plural hares x3 on grassland # of the plains

card 900 brown "Rain & <b>" leaves 2 energy sun hand lion
{ place hare as first-one; may { gain 2vp per hare in this habitat } }

feature 901 blue "Plains" pattern "G" { on play { remove a forest } }

scenario "rain"
{
  board "g"
  do card 900;
  choose a to 1;
}
`;
const open = (text: string) => workspaceOf({ '/a.eco': text });

/** The hover at the first occurrence of some characters, and the characters it describes. */
function hover(at: string, text = SET, pictures = false) {
  const found = hoverText(open(text), '/a.eco', text.indexOf(at), { pictures });
  return found && { markdown: found.markdown, about: text.slice(found.from, found.to) };
}

test('on a card: its rules text, and its picture if pictures are supported', () => {
  const found = hover('card 900');
  expect(found).toEqual({
    about: 'card 900 brown "Rain & <b>"',
    markdown: [
      '**Card 900 Rain \\& \\<b\\>**, brown',
      '> Place a hare.  \n> You may gain 2 points for each hare in this habitat.',
    ].join('\n\n'),
  });
  expect(hover('"Rain')?.markdown).toBe(found?.markdown);
  const drawn = hover('card 900', SET, true)!.markdown;
  expect(drawn).toMatch(/!\[Card 900\]\(data:image\/svg\+xml;base64,[\w+/]+=*\|width=200\)/);
  expect(drawn.length).toBeLessThan(60_000);
});

test('on a Landscape Feature: its rules text, and that it is an Impact card', () => {
  expect(hover('feature 901')?.markdown).toMatch(
    /^\*\*Landscape Feature 901 Plains\*\*, blue\n\n> .*\n\n\*Impact/s,
  );
});

test('on the keyword of a card of which nothing can be compiled: what it means, on each letter', () => {
  for (const kind of ['feature', 'card']) {
    const found = [...kind].map((_, i) => hover(kind.slice(i), `${kind} { gain 1vp }`));
    for (const one of found) expect(one).toEqual({ about: kind, markdown: expect.stringContaining(kind) });
  }
});

test('on the trigger of a card: what it means on a Landscape Feature', () => {
  const waits = `card 900 brown leaves 2 energy sun
{ when a lion is placed { by hand "Sing." } at end { gain 1vp } }`;
  expect(hover('when a', waits)?.markdown).toBe(
    '`when a mountain is placed or removed { … }`: what happens each time, for the rest of the game\n\n' +
      '`when you complete a card`, `when another player completes a card`, `when a round begins`: what happens whenever an effect has ended, or the bag has passed',
  );
  expect(hover('end {', waits)?.markdown).toMatch(/^`on play { … }`, `at end { … }`: /);
  expect(hover('by hand', waits)?.markdown).toMatch(/Sing\./);
});

test('on the number of a card in a scenario: that card', () => {
  const at = SET.indexOf('900;');
  const found = hoverText(open(SET), '/a.eco', at, { pictures: false });
  expect(SET.slice(found?.from, found?.to)).toBe('900');
  expect(found?.markdown).toMatch(/^\*\*Card 900 Rain/);
});

test('on a step: its meaning, and its rules text in each language', () => {
  const found = hover('gain 2vp');
  expect(found?.about).toBe('gain');
  expect(found?.markdown).toMatch(
    /^`gain .*\n\n---\n\n> Gain 2 points for each hare in this habitat\.\n\n> Gana 2 /s,
  );
  // Between words, the innermost step.
  expect(hover('{ gain 2vp')?.about).toBe('may { gain 2vp per hare in this habitat }');
});

test('on a step: what another step named, as on its card, and nothing of a text as Markdown', () => {
  const card = (steps: string) => `set mine "Mine" extends first-continent
card 900 brown leaves 2 energy sun { ${steps} }`;
  const named = card('place lion as old; place lion as young; gain 1vp per space between old and young');
  expect(hover('gain 1vp', named)?.markdown).toContain('between the first lion and the second lion');
  const picture = card('by hand "![x](https://evil.example/p.png) *Sing.*"');
  expect(hover('by hand', picture)?.markdown).toContain('> !\\[x\\](https:');
  expect(hover('by hand', picture)?.markdown).toContain('\\*Sing.\\*');
});

test('on a keyword: its meaning in that place', () => {
  expect(hover('leaves')).toEqual({
    about: 'leaves',
    markdown: '`leaves 2`: how often the card can be used, 1 to 4',
  });
  expect(hover('board "g')?.markdown).toContain('the landscape');
  expect(hover('2vp per', SET)?.about).toBe('2vp');
  expect(hover('plural')?.markdown).toContain('`animal ');
});

test('on a name: its declaration, and its number of uses', () => {
  expect(hover('hare as')).toEqual({
    about: 'hare',
    markdown: '```eco\nanimal hare plural hares x3 on grassland\n```\n\nThe animal `hare`, used 2 times',
  });
  expect(hover('first-one')?.markdown).toMatch(/The name `first-one`, used 0 times$/);
  expect(hover('sun hand')?.markdown).toMatch(/^```eco\nelement sun x\d+\n```\n\nThe element `sun`/);
});

test('words in a string have no hover', () => {
  const text =
    'scenario "place it for the edge" { layout standard }\ncard 1 brown note "you have leaves" leaves 2 energy sun { gain 1vp }';
  for (const word of ['place it', 'edge', 'leaves"']) expect(hover(word, text)).toBeUndefined();
  expect(hover('layout', text)?.markdown).toContain('the landscape');
});

test('comments, empty lines, unknown words and unknown files have no hover', () => {
  expect(hover('of the plains')).toBeUndefined();
  expect(hoverText(open(SET), '/a.eco', SET.indexOf('\n\nanimal') + 1)).toBeUndefined();
  expect(hoverText(open(SET), '/b.eco', 3)).toBeUndefined();
  const inside = 'card 1 brown\n  leaves 2\n  energy sun, water\n{ gain 1vp }';
  for (const blank of ['\n  leaves', '  energy', ' 2', ', water'])
    expect(hover(blank, inside)?.about).not.toBe('card 1');
  expect(hover('zzz', 'card 1 brown leaves 1 energy sun { zzz }')).toBeUndefined();
});
