import { describe, expect, it } from 'vitest';
import { mergeDecks } from '../program/set.ts';
import { BASE, compileText, show } from '../test/base-set.ts';
import { compile, compileSteps, type SetSource } from './compile.ts';

const set = (...texts: string[]): SetSource => ({
  files: texts.map((text, i) => ({ file: `file-${i + 1}.eco`, text })),
});
const card = (number: number, steps: string) => `card ${number} brown leaves 2 energy sun { ${steps} }\n`;
/** A feature that uses everything a feature can have. */
const feature = (number: number) => `feature ${number} blue "Peaks"
  source attested "p. 1" note "high"
  pattern "M g" " L ." where m = land with 1 mountain and at least 2 forests
  token peak
{
  on play { gain 1vp }
  when a lion is moved from this feature by you { gain 1vp };
  when a tile is placed on the edge { gain 1vp }
  when an animal is moved into this feature { gain 1vp }
  at end { gain 1vp };
}
`;
const problemLines = (...sources: SetSource[]) =>
  compile(sources, [BASE]).problems.map((p) => `${p.file}:${show(p)}`);

describe('a set', () => {
  it('without a declaration has the words of the base set, but none of its cards', () => {
    const base = set(`${BASE.files[0].text}\n${card(1, 'gain 1vp')}`);
    const { sets, problems } = compile([set(card(1, 'gain 2vp'))], [base]);
    expect(problems).toEqual([]);
    const [{ program, chain, words, files }] = sets;
    expect(program).toMatchObject({
      format: 1,
      id: '',
      title: '',
      vocabulary: { animals: [], elements: [] },
    });
    expect(program.extends).toBeUndefined();
    expect(chain.map(({ id, cards }) => [id, cards.length])).toEqual([
      ['first-continent', 0],
      ['', 1],
    ]);
    expect(words.animals.map(({ name }) => name)).toContain('lion');
    expect(files).toEqual(['file-1.eco']);
  });

  it('adds words and cards to the set it extends, and may replace cards', () => {
    const second = set(
      'set second "Second" extends first\n  cubes +6\nanimal zebra x12 on grassland\n',
      card(1, 'place zebra') + card(3, 'gain 1vp'),
    );
    const first = set(
      `set first "First" extends first-continent\n${card(1, 'gain 1vp')}${card(2, 'gain 2vp')}`,
    );
    const { sets, problems } = compile([second, first], [BASE]);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'ECO705 Card 1 replaces card 1 of first',
    ]);
    const [{ program, chain, words }] = sets;
    expect(program.extends).toBe('first');
    expect(chain.map(({ id }) => id)).toEqual(['first-continent', 'first', 'second']);
    expect(program.cards.map(({ number }) => number)).toEqual([1, 3]);
    expect(words.settings).toMatchObject({ cubes: { total: 72, start: 7 }, target: { full: 80, short: 60 } });
    expect(words.animals.at(-1)).toEqual({
      name: 'zebra',
      plural: 'zebras',
      count: 12,
      on: { terrain: ['grassland'] },
    });
  });

  it('has features, which share their numbers with the cards', () => {
    const first = set(
      `set first "First" extends first-continent\n${card(1, 'gain 1vp')}${feature(2)}${feature(3)}`,
    );
    const scenario = (line: string) => `scenario "s" { layout standard ${line} }\n`;
    const second = set(
      `set second "Second" extends first\n${feature(1)}${card(2, 'gain 2vp')}`,
      scenario('do feature 1') + scenario('do card 2') + scenario('do feature 3'),
    );
    const { sets, problems } = compile([second], [BASE, first]);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'ECO705 Feature 1 "Peaks" replaces card 1 of first',
      'ECO705 Card 2 replaces feature 2 "Peaks" of first',
    ]);
    const { cards, features } = mergeDecks(sets[0].chain);
    expect(cards.map(({ number }) => number)).toEqual([2, 71]);
    expect(features.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Peaks'],
      [3, 'Peaks'],
    ]);
    const wrong = set(
      'set second "Second" extends first\n',
      feature(1) + scenario('do card 1') + scenario('given hand 3; do feature 4'),
    );
    expect(compile([wrong], [BASE, first]).problems.map(show)).toEqual([
      '1:9+1 ECO705 Feature 1 "Peaks" replaces card 1 of first (write `replaces` after its deck if that is intended; otherwise give it an unused number)',
      '12:40+1 ECO205 There is no card 1 (1 is a Landscape Feature)',
      '13:43+1 ECO205 There is no card 3 (3 is a Landscape Feature)',
      '13:57+1 ECO205 There is no feature 4',
    ]);
  });

  it('without a declaration has none of the base set’s features', () => {
    const base = set(`${BASE.files[0].text}\n${feature(1)}`);
    const { sets } = compile([set(card(1, 'gain 2vp'))], [base]);
    expect(sets[0].chain.flatMap(({ features }) => features)).toEqual([]);
  });

  it('that extends itself by way of another set is reported once', () => {
    const a = set('set a "A" extends b');
    const b = set('set b "B" extends a');
    expect(problemLines(a, b)).toEqual([
      'file-1.eco:1:19+1 ECO503 The set `a` extends itself by way of `b` (remove `extends`, or name another set)',
    ]);
  });

  it('reports problems only in its own files', () => {
    const broken = set(`set broken "Broken" extends first-continent\n${card(1, 'gain 1 gold')}`);
    expect(compile([set('set own "Own" extends broken')], [BASE, broken]).problems).toEqual([]);
  });

  it('must not use a card number twice or be declared twice', () => {
    const twice = set(
      `set s "S" extends first-continent\n${card(1, 'gain 1vp')}`,
      `set t "T"\n${card(1, 'gain 2vp')}`,
    );
    expect(problemLines(twice)).toEqual([
      'file-2.eco:1:5+1 ECO501 A set is declared twice (put the second set into a separate folder); 1:5 the first one is here',
      'file-2.eco:2:6+1 ECO401 There are two cards 1 (give one of them an unused number, such as 2); 2:6 the first one is here',
    ]);
  });

  it('offers a different unused number to each card whose number is taken', () => {
    const cards = [6, 7, 6, 6, 99_999, 99_999].map((number) => card(number, 'gain 1vp'));
    const base = set(`${BASE.files[0].text}\n${card(8, 'gain 1vp')}`);
    const { problems } = compile([set(`set s "S" extends first-continent\n${cards.join('\n')}`)], [base]);
    const twins = problems.filter(({ code }) => code === 'ECO401');
    const offered = twins.map(({ fixes }) => fixes?.flatMap(({ edits }) => edits.map(({ text }) => text)));
    expect(offered).toEqual([['9'], ['10'], undefined]);
  });

  it.each<[unknown, unknown, RegExp]>([
    [undefined, [], /`sources` must be a list of sets, got undefined/],
    [[{ files: [{ file: 'a.eco' }] }], [], /`sources\[0\]` is not a set: a set is `\{ files/],
    [[], [7], /`bundled\[0\]` is not a set/],
  ])('is not made from %j', (sources, bundled, message) => {
    expect(() => compile(sources as never, bundled as never)).toThrow(message);
  });

  it('needs a unique name if another set extends it, but may have the name of a bundled set', () => {
    const own = (text: string) => `set s "S" extends first-continent\n${card(1, text)}`;
    const top = { files: [{ file: 'top.eco', text: 'set top "Top" extends s' }] };
    const other = { files: [{ file: 'other.eco', text: own('gain 2vp') }] };
    expect(problemLines(set(own('gain 1vp')), other, top)).toEqual([
      'other.eco:1:5+1 ECO501 A set is declared twice (another set extends it: give one of the two another name); 1:5 the first one is here',
    ]);
    expect(problemLines(set(own('gain 1vp')), other)).toEqual([]);
    const [first, second] = [set(own('gain 1vp')), set(own('gain 2vp'))];
    expect(compile([first], [BASE, second]).problems).toEqual([]);
    expect(problemLines(set(card(1, 'gain 1vp')), set(card(1, 'gain 2vp')))).toEqual([]);
  });

  it('checks the cards of a hand only if it declares the hand', () => {
    const inHand = (hand: string, i: number, deck: string, active: boolean) =>
      `card ${i} ${deck} leaves 2 energy sun hand ${hand}${active ? ' active' : ''} { gain ${i}vp }\n`;
    const twelve = Array.from({ length: 12 }, (_, i) =>
      inHand('baobab', i + 1, i < 8 ? 'brown' : 'blue', i < 3),
    ).join('');
    const start = 'set s "S" extends first-continent\nhand baobab leaf "Baobab"\nhand acacia leaf "Acacia"\n';
    expect(problemLines(set(start + twelve))).toEqual([]);
    expect(problemLines(set(`${start}${twelve}${inHand('baobab', 13, 'blue', true)}`))).toEqual([
      'file-1.eco:2:6+6 ECO504 The hand `baobab` has 13 cards (8 brown, 5 blue, 4 active): it needs 12 cards (8 brown, 4 blue, 3 active) (one card is too many: take card 13 out of the hand)',
    ]);
    expect(
      problemLines(set(`set s "S" extends first-continent\n${inHand('lion', 1, 'brown', true)}`)),
    ).toEqual([]);
    const feature = `feature 13 blue "F" hand baobab pattern "G" { at end { gain 1vp } }`;
    expect(
      problemLines(
        set(
          start +
            twelve.replace('12 blue leaves 2 energy sun hand baobab', '12 blue leaves 2 energy sun') +
            feature,
        ),
      ),
    ).toEqual([]);
    expect(problemLines(set(start + twelve + feature))).toEqual([
      'file-1.eco:2:6+6 ECO504 The hand `baobab` has 13 cards (8 brown, 5 blue, 3 active; 1 feature counted): it needs 12 cards (8 brown, 4 blue, 3 active) (one card is too many: take card 9 out of the hand, take card 10 out of the hand, take card 11 out of the hand, take card 12 out of the hand or take feature 13 "F" out of the hand)',
    ]);
    expect(problemLines(set(start + twelve + feature.replace('baobab', 'baobab active')))[0]).toContain(
      'ECO117',
    );
  });
});

describe('a card', () => {
  it('is left out if anything in it is wrong', () => {
    const { sets } = compileText(
      card(1, 'gain 1 gold') + card(2, 'gain 1vp;; gain 1vp') + card(3, 'gain 1vp'),
    );
    expect(sets[0].program.cards.map(({ number }) => number)).toEqual([3]);
  });
});

describe('words of the grammar', () => {
  it('can be names where a name is expected', () => {
    const text = `set start "Start" extends first-continent
element token x3
animal terrain plural terrain x3 on water
hand active leaf "Active"
layout players "g d"
card 1 brown leaves 2 energy token x2 { place terrain; gain token per adjacent terrain; gain 2 tokens }
scenario "x" { layout players do card 1; choose terrain; choose token; expect gained 1 token }`;
    expect(compileText(text).problems.map(show)).toEqual([]);
  });

  it('have the regular plural, or only the declared one', () => {
    const place = (animals: string) =>
      compileText(card(1, `place 2 ${animals}`)).problems.map(({ code }) => code);
    expect(place('lions')).toEqual([]);
    expect(place('fish')).toEqual([]);
    expect(place('fishs')).toEqual(['ECO202']);
    expect(place('hippopotamuses')).toEqual([]);
    expect(place('hippopotamuss')).toEqual(['ECO202']);
    expect(place('lands')).toEqual(['ECO202']);
  });
});

describe('an unknown thing', () => {
  const hints = (steps: string) =>
    compileText(card(1, steps)).problems.map(({ code, column, length, hint }) => [
      code,
      column,
      length,
      hint,
    ]);
  const at = (word: string, steps: string) => card(1, steps).indexOf(word) + 1;

  it('is an animal to declare where an animal fits', () => {
    const declare = 'declare it, if it is an animal: `animal okapi x6 on grassland`';
    expect(hints('place okapi')).toEqual([['ECO202', at('okapi', 'place okapi'), 5, declare]]);
    expect(hints('place 2 okapis')[0].at(-1)).toBe(
      'declare it, if it is an animal: `animal okapis x6 on grassland`',
    );
    expect(hints('gain 1vp per zebras')[0].at(-1)).toMatch(/`animal zebra x6/);
  });

  it('is not one where only tiles fit, nor if it is a keyword or close to another name', () => {
    expect(hints('gain 1vp per paid')[0].at(-1)).toBeUndefined();
    expect(hints('replace a blah with desert')[0].at(-1)).toBeUndefined();
    expect(hints('place lyon')[0].at(-1)).toBe('did you mean `lion`?');
  });
});

describe('steps alone', () => {
  it('are lowered with the given vocabulary', () => {
    const { words } = compile([BASE]).sets[0];
    expect(compileSteps('place lion; gain 1 gold', words)).toMatchObject({
      steps: [{ op: 'place' }],
      problems: [{ code: 'ECO201', file: '', line: 1, column: 20, length: 4 }],
    });
    expect(compileSteps('gain 1vp }', words).problems.map(({ code }) => code)).toEqual(['ECO104']);
  });
});
