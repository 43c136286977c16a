import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileText, show } from '../test/base-set.ts';
import { checkProblems } from '../test/hostile/judge.ts';
import { runs } from '../test/programs/runs.ts';

const SAMPLE = `set small "Small" extends first-continent
  target 90 short 40
  cubes +6
animal okapi x4 on grassland or desert # shy
layout pond " w " "w d"

card 200 brown "Small"
  leaves 3
  energy sun, grassland x2
  hand lion active
  source attested "page 4"
{
  may place okapi in the largest grassland habitat as beast if you have at least 2 cards;
  either { gain 2 of sun, water per adjacent lion community } or { move up to 3 lions 1 space };
  if there are 2 forests in this habitat or on the edge { gain a card and play it }
  else { replace a desert with water or grassland; remove up to 2 forests adjacent to beast; gain 1vp per removed forest };
  repeat up to 3 { rotate a card counter-clockwise and place a cube on it };
}

feature 201 blue "Small hills"
  source adapted "page 5"
  note "they are hills"
  pattern "M m"
          " . "
    where m = land with 1 mountain and at least 1 forest
  token small-hill
{
  on play { gain 1vp per tile in the habitat containing this feature };
  when a lion is moved from this feature by you { gain 1vp if adjacent to a forest }
  when an okapi is removed on the edge { gain 1 sun };
  at end { gain 2vp };
}

scenario "small"
{
  board "m g 1"
        " w a" where m = desert with 1 mountain, a = grassland with 1 lion and 1 forest
  given supply water 0;
  given card 200 active with 2 leaves;
  do { move a lion 1 space; gain 1vp if adjacent to a mountain };
  choose a to m;
  refuse lion 1;
  expect 2 options;
  expect a is grassland with no lion;
  do end of game;
}

scenario "hills"
{
  board "m a" where m = desert with 1 mountain and 1 forest, a = grassland with 1 mountain and 1 forest
  given feature 201 in hand;
  do feature 201;
  choose m, a;
}
`;
const WORDS = SAMPLE.match(/"[^"]*"|[\w-]+|\S|\n/g) ?? [];

/** Whatever a text contains, its problems have known codes and positions inside the text. */
const check = (text: string) => checkProblems(compileText(text).problems, text);

describe('the compiler never throws', () => {
  it('the sample for these tests has no problems', () => {
    expect(compileText(SAMPLE).problems).toEqual([]);
    expect(compileText(WORDS.join(' ')).problems).toEqual([]);
  });

  it('on any characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), check), runs(600, 11));
  });

  it('on words of the language in any order', () => {
    const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 80 });
    fc.assert(
      fc.property(words, (some) => check(some.join(' '))),
      runs(1000, 12),
    );
  });

  it('on a file in which some words are left out, doubled or swapped', () => {
    const edit = fc.record({
      at: fc.nat(WORDS.length - 1),
      how: fc.constantFrom('drop', 'double', 'swap'),
      other: fc.nat(WORDS.length - 1),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const words = [...WORDS];
        for (const { at, how, other } of edits) {
          if (how === 'drop') words[at] = '';
          else words[at] = how === 'double' ? `${words[at]} ${words[at]}` : WORDS[other];
        }
        check(words.join(' '));
      }),
      runs(400, 13),
    );
  });

  it('and reports one problem if one word is missing that is required', () => {
    const silent = new Set<string>();
    const words = [...SAMPLE.matchAll(/"[^"]*"|[\w-]+|[^\s\w]/g)];
    const chains = words.flatMap(({ 0: word, index }) => {
      const without = SAMPLE.slice(0, index) + ' '.repeat(word.length) + SAMPLE.slice(index + word.length);
      const problems = compileText(without).problems.map(show);
      if (problems.length === 0) silent.add(word);
      // Without its number, "2 leaves" is taken for an animal, and then for a species of the card.
      const isLeaves = SAMPLE.slice(index).startsWith('2 leaves');
      return problems.length > 1 && !isLeaves ? [{ word, index, problems }] : [];
    });
    expect(chains).toEqual([]);
    // Without one of these words the text is still valid, if with another meaning.
    expect(silent).toMatchSnapshot();
  });
});
