import { describe, expect, it } from 'vitest';
import { compileText } from '../../../test/base-set.ts';

const card = (number: number) => `card ${number} brown leaves 2 energy sun { gain ${number}vp }\n`;

/** The only scenario of a text without errors. */
function scenario(lines: string) {
  const { sets, problems } = compileText(`${[6, 7, 8].map(card).join('')}scenario "small" { ${lines} }`);
  expect(problems).toEqual([]);
  return sets[0].scenarios[0];
}
const choice = (text: string) => {
  const line = scenario(
    `board "a d 1" where a = grassland with 1 lion do { gain 1vp }; choose ${text}`,
  ).lines.at(-1);
  return line?.line === 'choose' ? line.choice : undefined;
};
const a = { name: 'a', q: -1, r: 0 };
const place1 = { name: '1', q: 1, r: 0 };

describe('a board', () => {
  it('has tiles, their tokens, and a name for each letter or number that occurs once', () => {
    expect(
      scenario('board " m g " "g 1 ." where m = desert with 1 mountain and 2 lions do { gain 1vp }').board,
    ).toEqual({
      tiles: [
        {
          q: 0,
          r: -1,
          terrain: 'desert',
          mountains: 1,
          forests: 0,
          animals: [{ species: 'lion', amount: 2 }],
        },
        { q: 1, r: -1, terrain: 'grassland', mountains: 0, forests: 0, animals: [] },
        { q: -1, r: 0, terrain: 'grassland', mountains: 0, forests: 0, animals: [] },
      ],
      names: [
        { name: 'm', q: 0, r: -1 },
        { name: '1', q: 0, r: 0 },
      ],
    });
  });

  it('can be a layout', () => {
    const { board } = scenario('layout standard do { gain 1vp }');
    expect(board.tiles.map(({ terrain }) => terrain)).toEqual(['water', 'desert', 'grassland', 'water']);
    expect(board.names).toEqual([]);
  });
});

describe('a given line', () => {
  it('keeps its position among the others', () => {
    const text =
      'layout standard given 3 players; given 5 cubes; given supply forests 0; given hand 6; given card 7 active; given card 8 active with 1 leaves and 0 cubes; do card 7';
    expect(scenario(text).given).toEqual([
      { given: 'players', amount: 3 },
      { given: 'cubes', amount: 5 },
      { given: 'supply', thing: 'forest', amount: 0 },
      { given: 'hand', cards: [6] },
      { given: 'active', card: 7 },
      { given: 'active', card: 8, leaves: 1, cubes: 0 },
    ]);
  });

  it('can give something to another player', () => {
    const text =
      'layout standard given 3 players; given player 2 5 cubes; given player 1 1vp; given 2vp; given player 3 hand 6, 7; do card 7';
    const [, ...given] = scenario(text.replace(' given 2vp;', '')).given;
    expect(given).toEqual([
      { given: 'cubes', amount: 5, player: 2 },
      { given: 'vp', amount: 1, player: 1 },
      { given: 'hand', cards: [6, 7], player: 3 },
    ]);
    expect(scenario(text.replace(' given player 1 1vp;', '')).given).toContainEqual({
      given: 'vp',
      amount: 2,
    });
  });
});

describe('lines', () => {
  it('know their position in the file', () => {
    const { at, lines } = scenario('layout standard\n  do { gain\n 1vp };\n  do card 7;\n  refuse no;');
    expect(at).toEqual({ file: 'cards.eco', line: 4, column: 10, length: 7 });
    expect(lines.map((line) => [line.line, line.at.line, line.at.column, line.at.length])).toEqual([
      ['do', 5, 3, 9],
      ['do-card', 7, 3, 9],
      ['refuse', 8, 3, 9],
    ]);
  });
});

describe('choices', () => {
  it.each<[string, object]>([
    ['1', { choice: 'hex', hex: place1 }],
    ['a', { choice: 'hex', hex: a }],
    ['a to 1', { choice: 'hex', hex: a, to: place1 }],
    ['lion a', { choice: 'hex', hex: a, thing: 'lion' }],
    ['lions a to 1', { choice: 'hex', hex: a, thing: 'lion', to: place1 }],
    ['forest a', { choice: 'hex', hex: a, thing: 'forest' }],
    ['lion', { choice: 'word', word: 'lion' }],
    ['grassland', { choice: 'word', word: 'grassland' }],
    ['sun', { choice: 'word', word: 'sun' }],
    ['card', { choice: 'card' }],
    ['card 7', { choice: 'card', number: 7 }],
    ['cube', { choice: 'cube' }],
    ['vp', { choice: 'vp' }],
    ['yes', { choice: 'yes' }],
    ['no', { choice: 'no' }],
    ['done', { choice: 'done' }],
    ['third', { choice: 'branch', branch: 2 }],
  ])('%s', (text, expected) => expect(choice(text)).toEqual(expected));
});
