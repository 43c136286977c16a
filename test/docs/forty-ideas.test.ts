/** Forty ideas that were written down before the language was read: each is a card that checks, prints and plays. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { tooLong } from '../../print/face/over.ts';
import '../../print/own-assets/index.ts';
import { type BoardTile, isError, type Terrain } from '../../program/index.ts';
import { decision, submit } from '../../runtime/index.ts';
import { gameOn, tryOut } from '../../runtime/scenario/index.ts';
import { CHAPTERS, recipeFile } from '../../tools/references/language/recipes.ts';
import { readySets } from '../ready-sets.ts';

/** The recipe of the cookbook that answers each idea. */
const ANSWERS: Readonly<Record<string, string>> = {
  'Bush Fire': 'Fire spreads once',
  'Food Chain': 'Chains: animals in a row, each beside the next',
  Atoll: 'A ring of land that closes',
  Prospecting: 'Push your luck: stop in time',
  Promise: 'A species that the card keeps: a promise for the end',
  Scout: 'A card that waits: whenever you place a forest',
  'Great Herd': 'As many as are paid for, in one herd',
  'I Cut, You Choose': 'I cut, you choose',
  Toll: 'A toll on a habitat',
  'Late Rain': 'Rounds and Harbinger',
  'Second Wind': 'The dial',
  Rift: 'Straight lines',
  'Slash and Burn': 'Give up a card that lies before you',
  'Race to the Waterhole': 'Races: who finishes this first',
  'Salt Pan': 'Lakes and islands: what is shut in',
  'Land Bridge': 'What was joined or parted: before and after',
  'Sun Worship': 'Points for the symbols on your cards, twice if covered',
  'Hungry Season': 'They sacrifice an animal, or a card goes from them to you',
  'Rich Get Richer': 'A new animal, and a score for variety',
  Regrowth: 'Rounds and Harbinger',
  Mycelium: 'Energy whenever you place a forest',
  Cairns: 'Majorities: who has the most pieces there',
  Menagerie: 'Set collection: more for each different kind',
  'Great Hatching': 'Drafting: everybody takes one of some cards',
  'Offering to the Storm': 'Auctions and bids',
  Locusts: 'They give something up, or you gain',
  'Panning the Delta': 'Nothing may come twice',
  'Pride at Dusk': 'Each of them in turn: a hunt',
  'Thunder of Hooves': 'Everything moves in one direction',
  'Secret Totem': 'A secret goal',
  'The Long Winter': 'Bans: nobody may place this until …',
  'Lonely Peaks': 'Points at the end, from a card',
  'Mosaic Coast': 'Corners, where three tiles meet',
  'Deep Mine': 'A price that rises, and so does the reward',
  'From Source to Sea': 'Rivers, and other ways across the landscape',
  'Out of the Water': 'A card with three stages',
  'Last of Their Kind': 'A species dies out for the rest of the game',
  Handshake: 'Secret choices',
  'Canopy Bridge': 'Networks: mountains joined by forests',
  Mimic: 'Cards of other players, and copies of effects',
};

const recipes = new Map(CHAPTERS.flatMap(({ recipes }) => recipes.map((recipe) => [recipe.title, recipe])));

test('there are forty', () => {
  expect(Object.keys(ANSWERS)).toHaveLength(40);
});

test.each(Object.entries(ANSWERS))('%s is a card: %s', (_, title) => {
  const text = recipeFile(recipes.get(title)!);
  const { sets, problems } = compile([{ files: [{ file: 'idea.eco', text }] }], readySets());
  expect(problems.filter(isError)).toEqual([]);
  const [{ program, words, chain }] = sets;
  const card = program.cards[0]!;
  expect(tooLong(card, words).text).toBe(0);
  // The first answers that are offered, up to the end of its effect.
  const game = gameOn(chain, BOARD, card.number);
  const { status } = tryOut(game, card.number, []);
  if (status !== 'waits') expect(status).toMatch(/finished|stopped/);
  for (let answers = 0; decision(game); answers++) {
    expect(answers).toBeLessThan(100);
    submit(game, decision(game)!.options.at(-1));
  }
});

const tile = (q: number, r: number, terrain: Terrain, species: string, forests = 0): BoardTile => ({
  ...{ q, r, terrain, forests, mountains: 0 },
  animals: species === '' ? [] : [{ species, amount: 1 }],
});
/** A small landscape with something of most kinds. */
const BOARD = [
  tile(0, 0, 'grassland', 'lion'),
  tile(1, 0, 'grassland', 'antelope'),
  tile(0, 1, 'water', 'fish'),
  tile(1, 1, 'grassland', '', 1),
];
