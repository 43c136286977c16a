/** Lowers what a scenario expects. */
import type { CellNode, ExpectationNode } from '../../../grammar/index.ts';
import {
  EXPECTED_NOUNS,
  type Expectation,
  isTerrain,
  readGood,
  type TileNeed,
} from '../../../program/index.ts';
import type { Context } from '../../scope.ts';
import { lowerCompare } from '../compare.ts';
import { bindElement, bindThing, elementNames, lowerAll, whole } from '../context.ts';
import { bindSought } from '../sought.ts';
import {
  bindHex,
  checkPlayer,
  knownCard,
  type ScenarioScope,
  TERRAIN_ORDER_ADVICE,
  thingContext,
} from './scenario-scope.ts';

/** Expectations about one player. */
const PLAYER_EXPECTATIONS: readonly ExpectationNode['expect'][] = ['vp', 'gained', 'has'];
const SAID_OF_PLAYERS =
  'of a player, points, gains, cubes and cards are expected, as in `expect player 2 has 3 cubes`';

/** The expectation, or undefined if an error was reported. */
export function lowerExpectation(scope: ScenarioScope, node: ExpectationNode): Expectation | undefined {
  if (!checkPlayer(scope, node, PLAYER_EXPECTATIONS.includes(node.expect), SAID_OF_PLAYERS)) return undefined;
  const player = node.player && { player: node.player.value };
  const hex = 'cell' in node ? bindHex(scope, node.cell, node.cell.text) : undefined;
  switch (node.expect) {
    case 'vp':
      return { expect: 'vp', amount: node.amount.value, ...player };
    case 'has':
      return { expect: 'has', what: node.what, amount: node.amount.value, ...player };
    case 'options':
      return { expect: node.expect, amount: node.amount.value };
    case 'stopped':
    case 'finished':
      return { expect: node.expect };
    case 'gained': {
      const gained = lowerGained(scope, node);
      return gained && { expect: 'gained', gained, ...player };
    }
    case 'tile': {
      const need = node.need && lowerNeed(thingContext(scope), node.need, ['empty']);
      return hex && need && { expect: 'tile', hex, need };
    }
    case 'empty':
      return hex && { expect: 'empty', hex };
    case 'landscape': {
      const things = bindSought(thingContext(scope), node.things, EXPECTED_NOUNS.thing, 'exactly');
      return things && { expect: 'landscape', amount: node.amount.value, things };
    }
    case 'supply': {
      const thing = node.thing && bindThing(thingContext(scope), node.thing, EXPECTED_NOUNS.supplied);
      return whole({ expect: 'supply', thing, amount: node.amount?.value });
    }
    case 'kept':
      return whole({ expect: 'kept', card: knownCard(scope, node.card) });
    case 'card': {
      const card = knownCard(scope, node.card);
      const cubes = node.cubes && { cubes: node.cubes.value };
      return whole({ expect: 'card', card, leaves: node.leaves?.value, ...cubes });
    }
  }
}

/** What a scenario can expect to be gained besides elements. */
const GAINS = ['card', 'cards', 'cube', 'cubes'];

function lowerGained(
  scope: ScenarioScope,
  node: Extract<ExpectationNode, { expect: 'gained' }>,
): Extract<Expectation, { expect: 'gained' }>['gained'] | undefined {
  return lowerAll(node.gained, ({ amount, what: word }) => {
    const good = scope.names.elements.has(word.text) ? undefined : readGood(word.text);
    if (good === 'card' || good === 'cube') return { what: good, amount: amount.value };
    if (good === 'vp') {
      const values = { is: 'something that is gained', expected: 'an element, a card or a cube' };
      const hint = 'points are expected as in `expect 2vp`';
      return scope.report.add('ECO206', word, { name: word.text, ...values }, { hint });
    }
    const fitting = () => elementNames(scope.names, GAINS);
    const element = bindElement(thingContext(scope), word, false, fitting);
    return element === undefined ? undefined : { what: { element }, amount: amount.value };
  });
}

/** What a tile must be: a bare number is exact (R15.3). */
export function lowerNeed(
  context: Context,
  node: CellNode,
  alsoFits: readonly string[] = [],
): TileNeed | undefined {
  const terrain = bindThing(context, node.terrain, EXPECTED_NOUNS.newGround, TERRAIN_ORDER_ADVICE, alsoFits);
  const tokens = node.tokens.map(({ compare, thing: word }) => {
    const thing = bindThing(context, word, EXPECTED_NOUNS.onTile);
    return whole({ compare: lowerCompare(compare, 'exactly'), thing });
  });
  if (terrain === undefined || !(isTerrain(terrain) || terrain === 'land')) return undefined;
  return whole({ terrain, tokens: whole(tokens) });
}
