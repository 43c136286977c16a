import { describe, expect, it } from 'vitest';
import { parse } from '../parser.ts';
import { STEP_WORDS } from '../tokens/words.ts';
import { atCursor } from './at-cursor.ts';

/** The keywords that can be at the `|` in a text. */
function wordsAt(text: string): string[] {
  const offset = text.indexOf('|');
  const found = atCursor(text.replace('|', ''), offset);
  return [...new Set(found.flatMap(({ words }) => words.map(({ word }) => word)))].sort();
}
const steps = (text: string) => wordsAt(`card 1 brown leaves 2 energy sun { ${text}`);
const line = (text: string) => wordsAt(`scenario "x" { board "a" where a = desert ${text}`);

describe('keywords at a cursor', () => {
  it.each([
    ['|', ['animal', 'card', 'element', 'feature', 'hand', 'layout', 'marker', 'scenario', 'set']],
    ['card 1 |', ['blue', 'brown']],
    ['card 1 brown |', ['art', 'energy', 'hand', 'impact', 'leaves', 'note', 'replaces', 'source']],
    [
      'card 1 brown leaves 2 hand lion |',
      ['active', 'art', 'energy', 'hand', 'impact', 'leaves', 'note', 'source'],
    ],
    ['animal lion |', ['plural']],
    ['animal lion x3 on desert beside |', ['a', 'an', 'the']],
    ['feature 1 brown "x" pattern "D" { |', ['at', 'on', 'when']],
    ['feature 1 brown "x" pattern "D" { when a lion is |', ['moved', 'placed', 'removed']],
    ['scenario "x" { |', ['board', 'choose', 'do', 'expect', 'given', 'layout', 'refuse']],
  ])('%s', (text, expected) => expect(wordsAt(text)).toEqual(expected));

  it.each([
    ['place |', ['a', 'an', 'up']],
    ['place a |', []],
    [
      'may |',
      [...STEP_WORDS.filter((word) => !/^(may|either|if|repeat|each|by)$/.test(word)), 'do', 'draw'].sort(),
    ],
    ['place forest |', ['adjacent', 'as', 'either', 'if', 'in', 'not', 'of', 'on', 'or', 'within']],
    ['either { gain 1vp } |', ['or']],
    ['place land with a lion and adjacent to |', ['a', 'an', 'at', 'exactly', 'no', 'this']],
    [
      'gain 1vp per desert without lions and adjacent to a lion and |',
      ['adjacent', 'either', 'in', 'not', 'on', 'within'],
    ],
    ['if this is |', ['adjacent', 'either', 'in', 'its', 'not', 'on', 'within']],
    ['gain sun and water |', ['and', 'at', 'if', 'per']],
    ['gain 1vp at |', ['least', 'most']],
    ['move a lion 2 |', ['space', 'spaces']],
    ['each |', ['other', 'player']],
  ])('in steps: %s', (text, expected) => expect(steps(text)).toEqual(expected));

  it.each([
    ['do |', ['card', 'end', 'feature', 'next', 'player']],
    ['do player 2 |', ['card']],
    ['expect 2 |', ['is', 'option', 'options', 'vp']],
    ['expect 2|', ['is', 'option', 'options', 'vp']],
    ['do card 1; choose a |', ['to', 'board', 'choose', 'do', 'expect', 'given', 'layout', 'refuse'].sort()],
  ])('in a scenario: %s', (text, expected) => expect(line(text)).toEqual(expected));

  it('include no step after a step that lacks its `;`', () => {
    expect(steps('place forest; |')).toContain('gain');
    expect(steps('place forest |')).not.toContain('gain');
    expect(steps('if this is on water { gain 1vp } |')).not.toContain('gain');
  });

  it('follow the text before a mistake, and start again on the next line', () => {
    expect(steps('place forest blah blah;\n|')).toContain('gain');
    expect(steps('place forest blah blah\n|')).toContain('gain');
    expect(wordsAt('card 1 brown leaves lots {\n place forest; |')).toContain('gain');
  });
});

it.each([
  'card 1 brown "a title |',
  'card 1 brown "a ti|tle"',
  'card 1 brown note "small |\n  leaves 2',
  'card 1 brown "small, |',
  'card 1 brown "small {|\n  leaves 2',
  '# a comment |',
  'card 1 brown # |\n  leaves 2',
  "card 1 brown // a comment's |",
])('atCursor offers nothing inside texts and comments: %s', (text) => {
  expect(atCursor(text.replace('|', ''), text.indexOf('|'))).toEqual([]);
});

it('atCursor returns the span of the whole word around the cursor', () => {
  const [{ at }] = atCursor('card 12 brown leaves 2', 11);
  expect(at).toEqual({ from: 8, to: 13 });
});

describe('names at a cursor', () => {
  const readings = (text: string) => {
    const offset = text.indexOf('|');
    return atCursor(text.replace('|', ''), offset)[0];
  };

  it('have one tree for each grammar rule that the name may belong to', () => {
    const found = readings('card 1 brown leaves 2 { gain 1vp per |');
    expect(found.readings.map(({ rule }) => rule)).toEqual(['count', 'thing', 'group', 'group', 'thing']);
    for (const { items } of found.readings) expect(JSON.stringify(items)).toContain('‸');
  });

  it('have trees without broken parts', () => {
    for (const { items } of readings('card 1 brown leaves 2 { if | ').readings) {
      expect(JSON.stringify(items)).not.toContain('broken');
    }
  });

  it.each([
    ['place |', 'one'],
    ['place 2 |', 'many'],
    ['place up to 3 |', 'many'],
    ['remove all |', 'many'],
    ['place 2 lions or |', 'many'],
    ['place a lion or |', 'one'],
    ['if there are no |', 'either'],
    ['place 2 lions on a grassland without |', 'either'],
  ] as const)('need the singular or the plural: %s', (text, amount) => {
    expect(readings(`card 1 brown leaves 2 { ${text}`).amount).toBe(amount);
  });
});

it('atCursor leaves the parser unchanged', () => {
  const text = 'card 1 brown leaves 2 energy sun { place forest }';
  const before = parse('x.eco', text);
  atCursor(text, 40);
  expect(parse('x.eco', text)).toEqual(before);
});
