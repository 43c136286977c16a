/** Lowers what a scenario gives besides its landscape, and checks that it is possible. */
import type { GivenNode, LineNode, Num, Span, Word } from '../../../grammar/index.ts';
import { EXPECTED_NOUNS, type Given, pluralize, speciesName, type Thing } from '../../../program/index.ts';
import { inBox } from '../../names.ts';
import { atLeastOne, bindElement, bindThing, lowerAll, whole } from '../context.ts';
import { checkPlayer, knownCard, knownFeature, type ScenarioScope, thingContext } from './scenario-scope.ts';

/** The most players of a set that does not declare a number (R2.1). */
const MOST_PLAYERS = 6;

/** What a player can be given. */
const GIVEN_TO_PLAYERS = 'a player is given cubes, points or cards, as in `given player 2 3 cubes`';
const PLAYER_GIVENS: readonly GivenNode['given'][] = ['cubes', 'vp', 'hand', 'active', 'kept', 'harbinger'];

/** What a line gives; undefined if an error was reported. */
export function lowerGiven(
  scope: ScenarioScope,
  { given, broken }: Extract<LineNode, { line: 'given' }>,
): Given | undefined {
  if (!given || broken) return undefined;
  if (!checkPlayer(scope, given, PLAYER_GIVENS.includes(given.given), GIVEN_TO_PLAYERS)) return undefined;
  const player = given.player && { player: given.player.value };
  const owner = `of player ${given.player?.value ?? 1}`;
  switch (given.given) {
    case 'players':
      checkPlayers(scope, given.amount);
      checkOnce(scope, given, 'the number of players');
      return { given: 'players', amount: given.amount.value };
    case 'cubes':
    case 'vp':
      checkOnce(scope, given, `the number of ${given.given} ${owner}`);
      if (given.given === 'cubes') checkCubes(scope, given.amount);
      return { given: given.given, amount: given.amount.value, ...player };
    case 'tokens':
    case 'round':
      checkOnce(scope, given, given.given === 'round' ? 'the round' : 'the number of tokens');
      if (given.amount) atLeastOne(scope, given.amount);
      return whole({ given: given.given, amount: given.amount?.value });
    case 'harbinger':
      checkOnce(scope, given, 'the Harbinger');
      return { given: 'harbinger', ...player };
    case 'hand': {
      const cards = given.cards.map((card) => {
        const number = knownCard(scope, card);
        if (number !== undefined) checkOnce(scope, card, `card ${number}`);
        return number;
      });
      return whole({ given: 'hand', cards: whole(cards), ...player });
    }
    case 'active': {
      const card = knownCard(scope, given.card);
      if (card === undefined || !given.card) return undefined;
      checkOnce(scope, given.card, `card ${card}`);
      const on: { leaves?: number; cubes?: number; species?: Thing } = {};
      for (const { amount, what, species } of given.has) {
        if (species) Object.assign(on, speciesOn(scope, card, species));
        if (!amount || !what) continue;
        checkOnce(scope, amount, `the number of ${what} of card ${card}`);
        if (what === 'leaves') checkLeaves(scope, card, amount);
        else checkSpots(scope, card, amount);
        on[what] = amount.value;
      }
      return { given: 'active', card, ...on, ...player };
    }
    case 'kept': {
      const card = knownCard(scope, given.card);
      if (card === undefined || !given.card) return undefined;
      checkOnce(scope, given.card, `card ${card}`);
      const triggers = scope.programs.get(card)?.triggers ?? [];
      if (!triggers.some(({ on }) => on === 'end'))
        scope.report.add('ECO612', given.card, { why: `card ${card} has no \`at end\`` });
      return { given: 'kept', card, ...speciesOn(scope, card, given.species), ...player };
    }
    case 'supply': {
      const thing = given.thing && bindThing(thingContext(scope), given.thing, EXPECTED_NOUNS.supplied);
      if (thing === undefined || !given.thing || !given.amount) return undefined;
      checkOnce(scope, given.thing, `the supply of \`${thing}\``);
      checkSupply(scope, thing, given.amount);
      return { given: 'supply', thing, amount: given.amount.value };
    }
    case 'feature': {
      const feature = knownFeature(scope, given.feature);
      if (feature === undefined || !given.feature) return undefined;
      checkOnce(scope, given.feature, `feature ${feature}`);
      return { given: 'feature', feature };
    }
    case 'next': {
      const elements = lowerAll(given.elements, (word) => bindElement(thingContext(scope), word, false));
      for (const word of given.elements) checkBag(scope, word);
      return elements && { given: 'next', elements };
    }
  }
}

function checkPlayers({ names, report }: ScenarioScope, amount: Num): void {
  const most = names.words.settings.players?.to ?? MOST_PLAYERS;
  atLeastOne({ report }, amount);
  if (amount.value > most) report.add('ECO612', amount, { why: `at most ${most} can play this set` });
}

/** Reports more cubes than the box has, summed over all players. */
function checkCubes(scope: ScenarioScope, amount: Num): void {
  const total = scope.names.words.settings.cubes?.total;
  const before = scope.cubes ?? 0;
  scope.cubes = before + amount.value;
  if (total === undefined || scope.cubes <= total) return;
  const why = before === 0 ? '' : `, and ${before} of them ${before === 1 ? 'is' : 'are'} already given`;
  scope.report.add('ECO612', amount, { why: `this set has ${total} cubes${why}` });
}

/** Reports a supply larger than the box has. */
function checkSupply({ names, report }: ScenarioScope, thing: string, amount: Num): void {
  const there = inBox(names, thing);
  if (there !== undefined && amount.value > there)
    report.add('ECO612', amount, { why: `this set has ${there} of \`${thing}\`` });
}

/** Reports an element of which no token is in the bag. */
function checkBag({ names, report }: ScenarioScope, word: Word): void {
  const element = names.words.elements.find(({ name }) => name === word.text);
  if (element?.count === 0) report.add('ECO612', word, { why: `no \`${word.text}\` is in the bag` });
}

function checkLeaves({ programs, report }: ScenarioScope, card: number, amount: Num): void {
  const most = programs.get(card)?.leaves;
  atLeastOne({ report }, amount);
  if (most !== undefined && amount.value > most) {
    report.add('ECO612', amount, { why: `card ${card} has ${pluralize(most, 'leaf', 'leaves')}` });
  }
}

/** Reports as many cubes as a card has spots, or more: it would be completed. */
function checkSpots(scope: ScenarioScope, card: number, amount: Num): void {
  const energy = scope.programs.get(card)?.energy;
  checkCubes(scope, amount);
  if (!energy || amount.value < energy.length) return;
  const why = `card ${card} has ${pluralize(energy.length, 'spot')}, of which one stays open`;
  scope.report.add('ECO612', amount, { why });
}

/** The species that a card has chosen (L68), if it chooses one. */
function speciesOn(scope: ScenarioScope, card: number, word: Word | undefined): { species?: Thing } {
  if (!word) return {};
  const program = scope.programs.get(card);
  checkOnce(scope, word, `the species of card ${card}`);
  if (program && speciesName(program.steps) === undefined)
    scope.report.add('ECO612', word, { why: `card ${card} chooses no species` });
  const species = bindThing(thingContext(scope), word, EXPECTED_NOUNS.species);
  return species === undefined ? {} : { species };
}

/** Reports something that was already given. */
function checkOnce({ given, report }: ScenarioScope, at: Span, what: string): void {
  const first = given.get(what);
  if (!first) {
    given.set(what, at);
    return;
  }
  const related = [report.relatedTo(first, 'it is given here')];
  report.add('ECO612', at, { why: `${what} is already given` }, { related });
}
