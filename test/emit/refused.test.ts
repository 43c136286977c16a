/**
 * Whatever `check` refuses as text, `loadSet` refuses as JSON: each mistake in both forms, in an otherwise valid set.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { RESERVED_KEYWORDS } from '../../grammar/tokens/tokens.ts';
import { RESERVED_WORDS } from '../../program/checks/nouns.ts';
import { loadSet } from '../../program/json/load.ts';
import type { SetProgram } from '../../program/set.ts';
import { newGame } from '../../runtime/game.ts';
import type { Data } from '../programs/changed-data.ts';
import { sets } from '../programs/game.ts';
import { runs } from '../programs/runs.ts';

const TEXT = `set pond "Pond"
  players 2 to 4
  target 80 short 60
  cubes 40 start 5
  supply land 4, water 5
  deal 1 brown, 1 blue, 1 active
  deal 2 brown, 1 blue, 1 active for 2 players
  draw 2 for 2 players
element sun x10
element wild x2 any
animal frog x4 on water
animal fox plural foxes x4 on desert or grassland
marker log x3 on grassland or forest up to 2 a tile
hand reed footprint "Reed"
hand moss leaf "Moss"
layout pond
  " d g "
  "w w w"
card 1 brown leaves 2 energy sun hand reed active hand moss { place frog as jumper; gain 1vp if adjacent to jumper }
card 2 blue leaves 2 energy sun hand reed hand moss active { move up to 2 foxes 1 space; replace a desert with water }
card 3 brown leaves 1 energy sun x8 { gain 1vp per tile in the largest fox community or the largest water habitat }
feature 4 blue "Reeds" pattern "W W d" { on play { gain 1vp } when a fox is moved { gain 1vp } }
feature 5 brown "Peak" pattern "M G" where m = land with 1 mountain token peak { at end { gain 1vp } }
`;

function compiled(text: string): { codes: string[]; program: SetProgram } {
  const { sets, problems } = compile([{ files: [{ file: 'pond.eco', text }] }]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { codes: errors.map(({ code }) => code), program: sets[0].program };
}

/**
 * A mistake. In the text: its code, what to replace, and by what. In the data: the equivalent change, and where it is
 * reported.
 */
type Mistake = [
  what: string,
  text: [code: string, from: string, to: string],
  data: (set: Data) => void,
  path: string,
  message: RegExp,
];

const words = (set: Data) => set.vocabulary;
const settings = (set: Data) => set.vocabulary.settings;

/** The steps of card 3. */
const COUNTED = 'gain 1vp per tile in the largest fox community or the largest water habitat';

// biome-ignore format: a table, a mistake a line
const MISTAKES: Mistake[] = [
  ['zero players', ['ECO306', '2 to 4', '0 to 4'], (s) => (settings(s).players.from = 0), '/vocabulary/settings/players/from', /at least 1/],
  ['more players at least than at most', ['ECO509', '2 to 4', '4 to 2'], (s) => (settings(s).players = { from: 4, to: 2 }), '/vocabulary/settings/players', /at least 4 players and at most 2/],
  ['a target of no points', ['ECO306', 'target 80', 'target 0'], (s) => (settings(s).target.full = 0), '/vocabulary/settings/target/full', /at least 1/],
  ['a short game that is longer', ['ECO509', 'short 60', 'short 90'], (s) => (settings(s).target.short = 90), '/vocabulary/settings/target', /a short game goes to 90/],
  ['no cubes', ['ECO306', 'cubes 40 start 5', 'cubes 0 start 0'], (s) => (settings(s).cubes = { total: 0, start: 0 }), '/vocabulary/settings/cubes/total', /at least 1/],
  ['more cubes at the start than there are', ['ECO509', 'start 5', 'start 50'], (s) => (settings(s).cubes.start = 50), '/vocabulary/settings/cubes', /starts with 50 cubes, and there are 40/],
  ['mountains added to a set without mountains', ['ECO509', 'supply land 4', 'supply mountain +6, land 4'], (s) => (settings(s).moreSupply = { mountain: 6 }), '/vocabulary/settings/moreSupply/mountain', /no supply/],
  ['cubes added to a set without cubes', ['ECO509', 'cubes 40 start 5', 'cubes +6'], (s) => Object.assign(settings(s), { moreCubes: 6, cubes: undefined }), '/vocabulary/settings/moreCubes', /no cubes/],
  ['a supply of something else', ['ECO105', 'supply land 4', 'supply fog 4'], (s) => (settings(s).supply.fog = 4), '/vocabulary/settings/supply/fog', /one of land, water/],
  ['too little land', ['ECO505', 'land 4', 'land 1'], (s) => (settings(s).supply.land = 1), '/vocabulary/layouts/0', /`pond` needs 2 of `land`, the supply has 1/],
  ['too little water', ['ECO505', ', water 5', ''], (s) => delete settings(s).supply.water, '/vocabulary/layouts/0', /`pond` needs 3 of `water`, the supply has 0/],
  ['a deal of no cards', ['ECO509', 'deal 1 brown, 1 blue, 1 active\n', 'deal 0 brown, 0 blue, 0 active\n'], (s) => (settings(s).deal[0] = { brown: 0, blue: 0, active: 0 }), '/vocabulary/settings/deal/0', /no cards are dealt/],
  ['more active cards than are dealt', ['ECO509', '1 blue, 1 active', '1 blue, 3 active'], (s) => (settings(s).deal[0].active = 3), '/vocabulary/settings/deal/0', /3 of 2 cards are active/],
  ['two deals', ['ECO508', ' for 2 players', ''], (s) => delete settings(s).deal[1].players, '/vocabulary/settings/deal/1', /twice for any number of players/],
  ['two draws', ['ECO508', 'draw 2 for 2 players', 'draw 2 for 2 players draw 3 for 2 players'], (s) => settings(s).draw.push({ tokens: 3, players: 2 }), '/vocabulary/settings/draw/1', /twice for 2 players/],
  ['a draw of no tokens', ['ECO306', 'draw 2', 'draw 0'], (s) => (settings(s).draw[0].tokens = 0), '/vocabulary/settings/draw/0/tokens', /at least 1/],
  ['a number that is too large', ['ECO115', 'land 4', 'land 100000'], (s) => (settings(s).supply.land = 100_000), '/vocabulary/settings/supply/land', /at most 99999/],
  ['an element twice', ['ECO507', 'element wild', 'element sun'], (s) => words(s).elements.push({ ...words(s).elements[0] }), '/vocabulary/elements/2/name', /`sun` is declared twice/],
  ['an animal twice', ['ECO507', 'animal fox plural foxes', 'animal frog'], (s) => words(s).animals.push({ ...words(s).animals[0] }), '/vocabulary/animals/2/name', /declared twice/],
  ['a hand twice', ['ECO507', 'hand moss', 'hand reed'], (s) => words(s).hands.push({ ...words(s).hands[0] }), '/vocabulary/hands/2/name', /declared twice/],
  ['a layout twice', ['ECO507', 'layout pond', 'layout pond "w d" layout pond'], (s) => words(s).layouts.push({ ...words(s).layouts[0] }), '/vocabulary/layouts/1/name', /declared twice/],
  ['no element that fits every spot', ['ECO506', ' any', ''], (s) => (words(s).elements[1].any = false), '/vocabulary/elements', /none of the elements fits every spot/],
  ['zero elements that fit every spot', ['ECO506', 'wild x2', 'wild x0'], (s) => (words(s).elements[1].count = 0), '/vocabulary/elements', /none of the elements fits every spot/],
  ['an animal with a noun of the engine', ['ECO116', 'animal fox', 'animal desert'], (s) => (words(s).animals[1].name = 'desert'), '/vocabulary/animals/1/name', /it is a built-in word/],
  ['an animal with a word of steps', ['ECO116', 'animal fox', 'animal with'], (s) => (words(s).animals[1].name = 'with'), '/vocabulary/animals/1/name', /it is a keyword/],
  ['an animal named `constructor`', ['ECO116', 'animal fox', 'animal constructor'], (s) => (words(s).animals[1].name = 'constructor'), '/vocabulary/animals/1/name', /must be a word/],
  ['a plural that is another animal', ['ECO116', 'plural foxes', 'plural frog'], (s) => (words(s).animals[1].plural = 'frog'), '/vocabulary/animals/1/plural', /the word means `frog`/],
  ['an element with the name of another reward', ['ECO116', 'element sun', 'element cards'], (s) => (words(s).elements[0].name = 'cards'), '/vocabulary/elements/0/name', /already means something else that is gained/],
  ['an animal on one terrain twice', ['ECO105', 'desert or grassland', 'desert or desert'], (s) => (words(s).animals[1].on.terrain = ['desert', 'desert']), '/vocabulary/animals/1/on/terrain', /twice/],
  ['an animal that lives next to an animal', ['ECO105', 'frog x4 on water', 'frog x4 on water beside fox'], (s) => (words(s).animals[0].beside = 'fox'), '/vocabulary/animals/0/beside', /must be/],
  ['a marker twice', ['ECO507', 'marker log', 'marker log x1 on water marker log'], (s) => words(s).markers.push({ ...words(s).markers[0] }), '/vocabulary/markers/1/name', /declared twice/],
  ['a marker that is an animal', ['ECO116', 'marker log', 'marker fox'], (s) => (words(s).markers[0].name = 'fox'), '/vocabulary/markers/0/name', /it is an animal/],
  ['a marker with a noun of the engine', ['ECO116', 'marker log', 'marker forest'], (s) => (words(s).markers[0].name = 'forest'), '/vocabulary/markers/0/name', /it is a built-in word/],
  ['a plural of a marker that is an animal', ['ECO116', 'marker log', 'marker log plural frog'], (s) => (words(s).markers[0].plural = 'frog'), '/vocabulary/markers/0/plural', /the word means `frog`/],
  ['a marker on one terrain twice', ['ECO105', 'grassland or forest', 'forest or forest'], (s) => (words(s).markers[0].on = ['forest', 'forest']), '/vocabulary/markers/0/on', /twice/],
  ['a marker without a terrain', ['ECO105', 'on grassland or forest up', 'on sand up'], (s) => (words(s).markers[0].on = []), '/vocabulary/markers/0/on', /must have at least 1/],
  ['a marker that no tile holds', ['ECO307', 'up to 2 a tile', 'up to 0 a tile'], (s) => (words(s).markers[0].most = 0), '/vocabulary/markers/0/most', /must be/],
  ['a marker that moves', ['ECO206', 'move up to 2 foxes', 'move up to 2 logs'], (s) => (s.cards[1].steps[0].things = ['log']), '/cards/1/steps/0/things/0', /must be an animal/],
  ['a move that ends on an animal', ['ECO206', '2 foxes 1 space', '2 foxes 1 space to a frog'], (s) => (s.cards[1].steps[0].goal = { goal: 'tile', things: ['frog'] }), '/cards/1/steps/0/goal/things/0', /must be a terrain, land or tile/],
  ['a move to a tile without a length', ['ECO106', '2 foxes 1 space', '2 foxes to a desert'], (s) => Object.assign(s.cards[1].steps[0], { spaces: undefined, goal: { goal: 'tile', things: ['desert'] } }), '/cards/1/steps/0/spaces', /is missing/],
  ['a move away from a feature', ['ECO105', '2 foxes 1 space', '2 foxes 1 space away from this feature'], (s) => (s.cards[1].steps[0].goal = { goal: 'away', of: { spot: 'this-feature' } }), '/cards/1/steps/0/goal/of/spot', /must/],
  ['a way to a name that nothing has', ['ECO309', 'gain 1vp if adjacent to jumper', 'gain 1vp per space between jumper and croaker'], (s) => (s.cards[0].steps[1].per = { each: 1, of: { count: 'distance', from: { spot: 'named', name: 'jumper' }, to: { spot: 'named', name: 'croaker' } } }), '/cards/0/steps/1/per/of/to/name', /keeps something as `croaker`/],
  ['moves of a marker', ['ECO206', 'gain 1vp per tile in the largest fox community or the largest water habitat', 'move a fox 2 spaces; gain 1vp per log moved at least 2 spaces'], (s) => (s.cards[2].steps[0].per.of = { count: 'moves', things: ['log'], spaces: 2 }), '/cards/2/steps/0/per/of/things/0', /must be an animal/],
  ['the largest habitat of any kind', ['ECO105', 'largest water habitat', 'largest habitat'], (s) => (s.cards[2].steps[0].per.of.where.regions[1].group.of = 'tile'), '/cards/2/steps/0/per/of/where/regions/1/group/of', /must be a terrain/],
  ['a community of markers', ['ECO302', 'largest fox community', 'largest log community'], (s) => (s.cards[2].steps[0].per.of.where.regions[0].group.of = 'log'), '/cards/2/steps/0/per/of/where/regions/0/group/of', /must be an animal/],
  ['an animal without a terrain', ['ECO105', 'on water', 'on sand'], (s) => (words(s).animals[0].on.terrain = []), '/vocabulary/animals/0/on/terrain', /must have at least 1/],
  ['a set named `constructor`', ['ECO116', 'set pond', 'set constructor'], (s) => (s.id = 'constructor'), '/id', /must be a word/],
  ['a layout without tiles', ['ECO510', '" d g "\n  "w w w"', '" . . "'], (s) => (words(s).layouts[0].tiles = []), '/vocabulary/layouts/0/tiles', /at least 1/],
  ['a layout that reaches too far', ['ECO606', '" d g "', `" d g ${'. '.repeat(1400)}d"`], (s) => words(s).layouts[0].tiles.push({ q: 301, r: 0, terrain: 'desert' }), '/vocabulary/layouts/0/tiles/5', /more than 300 hexes/],
  ['a hand with a card too few', ['ECO504', 'hand reed hand moss active', 'hand moss active'], (s) => s.cards[1].hands.shift(), '/vocabulary/hands/0', /has 1 card .*: it needs 2 cards/],
  ['two cards with the same number', ['ECO401', 'card 3', 'card 2'], (s) => (s.cards[2].number = 2), '/cards/2/number', /another card 2/],
  ['a card with the number of a feature', ['ECO401', 'card 3', 'card 4'], (s) => (s.cards[2].number = 4), '/features/0/number', /another card 4/],
  ['five leaves', ['ECO402', 'leaves 1', 'leaves 5'], (s) => (s.cards[2].leaves = 5), '/cards/2/leaves', /at most 4/],
  ['nine spots', ['ECO403', 'sun x8', 'sun x9'], (s) => s.cards[2].energy.push('sun'), '/cards/2/energy', /at most 8/],
  ['a spot that is wild', ['ECO207', 'sun x8', 'wild'], (s) => (s.cards[2].energy[0] = 'wild'), '/cards/2/energy/0', /cannot be wild/],
  ['a card that does nothing', ['ECO404', '{ gain 1vp per tile in the largest fox community or the largest water habitat }', '{ }'], (s) => (s.cards[2].steps = []), '/cards/2/steps', /at least 1/],
  ['a feature that does nothing', ['ECO404', '{ at end { gain 1vp } }', '{ }'], (s) => (s.features[1].triggers = []), '/features/1/triggers', /at least 1/],
  ['a trigger that does nothing', ['ECO404', 'at end { gain 1vp }', 'at end { }'], (s) => (s.features[1].triggers[0].steps = []), '/features/1/triggers/0/steps', /at least 1/],
  ['two hands with the same mark on one card', ['ECO405', 'hand moss leaf', 'hand moss footprint'], (s) => (words(s).hands[1].mark = 'footprint'), '/cards/0/hands/1', /at most one footprint hand/],
  ['a pattern in two pieces', ['ECO617', '"W W d"', '"W w W"'], (s) => (s.features[0].pattern = [0, 1, 2].map((q) => ({ q, r: 0, terrain: 'water', tokens: [], covered: q !== 1, }))), '/features/0/pattern/2', /two pieces/],
  ['a pattern that covers nothing', ['ECO616', '"W W d"', '"w w d"'], (s) => Object.assign(s.features[0], { pattern: s.features[0].pattern.map((cell: Data) => ({ ...cell, covered: false })) }), '/features/0/pattern', /covers nothing/],
  ['a mountain on water', ['ECO606', 'm = land with', 'm = water with'], (s) => (s.features[1].pattern[0].terrain = 'water'), '/features/1/pattern/0', /never on water/],
  ['a token of a feature on water', ['ECO606', '"M G"', '"M W"'], (s) => (s.features[1].pattern[1].terrain = 'water'), '/features/1/pattern/1', /never on water/],
  ['a terrain on a tile', ['ECO206', 'with 1 mountain', 'with 1 desert'], (s) => (s.features[1].pattern[0].tokens[0].thing = 'desert'), '/features/1/pattern/0/tokens/0/thing', /a mountain, forest or an animal/],
  ['a tile to place', ['ECO206', 'place frog', 'place tile'], (s) => (s.cards[0].steps[0].kinds = ['tile']), '/cards/0/steps/0/kinds/0', /must be a terrain, land, mountain/],
  ['a terrain to move', ['ECO206', '2 foxes 1 space', '2 deserts 1 space'], (s) => (s.cards[1].steps[0].things = ['desert']), '/cards/1/steps/0/things/0', /must be an animal/],
  ['an animal to replace', ['ECO206', 'replace a desert', 'replace a fox'], (s) => (s.cards[1].steps[1].things = ['fox']), '/cards/1/steps/1/things/0', /must be a terrain, land or tile/],
  ['a species that a trigger chooses', ['ECO315', 'when a fox is moved { gain 1vp }', 'when a fox is moved { choose a species as kin; place kin }'], (s) => (s.features[0].triggers[1].steps[0] = { op: 'choose-species', as: 'kin' }), '/features/0/triggers/1/steps/0', /only among the steps of a card/],
  ['a second species', ['ECO315', 'move up to 2 foxes 1 space', 'choose a species as kin; choose a species as one; place kin'], (s) => s.cards[1].steps.unshift({ op: 'choose-species', as: 'kin' }, { op: 'choose-species', as: 'one' }), '/cards/1/steps/1', /and once/],
  ['the habitat of a species', ['ECO206', 'move up to 2 foxes 1 space', 'choose a species as kin; gain 1vp per kin in the habitat of kin'], (s) => s.cards[1].steps.unshift({ op: 'choose-species', as: 'kin' }, { op: 'choose', things: ['kin'], where: { where: 'in', regions: [{ region: 'habitat-of', name: 'kin' }] } }), '/cards/1/steps/1/where/regions/0/name', /no earlier step keeps/],
  ['the owner outside of a block of players', ['ECO313', 'move up to 2 foxes 1 space', 'the owner { gain 1vp }'], (s) => (s.cards[1].steps[0] = { op: 'the-owner', steps: [{ op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] }] }), '/cards/1/steps/0', /only for a block of players/],
  ['a gift to the owner outside of a block of players', ['ECO313', 'move up to 2 foxes 1 space', 'give a cube to the owner'], (s) => (s.cards[1].steps[0] = { op: 'give', quantity: { amount: 1, upTo: false }, what: 'cube', to: 'owner' }), '/cards/1/steps/0', /only for a block of players/],
  ['a gift to that player', ['ECO314', 'move up to 2 foxes 1 space', 'give a cube to that player'], (s) => (s.cards[1].steps[0] = { op: 'give', quantity: { amount: 1, upTo: false }, what: 'cube', to: 'that-player' }), '/cards/1/steps/0', /only inside a trigger by another player/],
  ['that player behind another active card', ['ECO314', 'move up to 2 foxes 1 space', 'do another active card; give a cube to that player'], (s) => s.cards[1].steps.splice(0, 1, { op: 'do', card: 'another' }, { op: 'give', quantity: { amount: 1, upTo: false }, what: 'cube', to: 'that-player' }), '/cards/1/steps/1', /only inside a trigger by another player/],
  ['paying all points', ['ECO206', 'move up to 2 foxes 1 space', 'pay all vp'], (s) => (s.cards[1].steps[0] = { op: 'pay', quantity: { all: true }, what: 'vp' }), '/cards/1/steps/0/quantity', /`all` is not possible for points/],
  ['paying all active cards', ['ECO206', 'move up to 2 foxes 1 space', 'pay all active cards'], (s) => (s.cards[1].steps[0] = { op: 'pay', quantity: { all: true }, what: 'active-card' }), '/cards/1/steps/0/quantity', /`all` is not possible for points and active cards/],
  ['wild spots to count', ['ECO207', COUNTED, 'gain 1vp per open wild spot'], (s) => (s.cards[2].steps[0].per.of = { count: 'own', what: 'spot', state: 'open', element: 'wild' }), '/cards/2/steps/0/per/of/element', /cannot be wild/],
  ['a loss of up to an amount', ['ECO105', 'replace a desert with water', 'lose up to 2 cubes'], (s) => (s.cards[1].steps[1] = { op: 'lose', quantity: { amount: 2, upTo: true }, what: 'cube' }), '/cards/1/steps/1/quantity/upTo', /false/],
  ['a place for removed tiles', ['ECO310', 'gain 1vp per tile in the largest fox community or the largest water habitat', 'gain 1vp per removed tile on the edge'], (s) => (s.cards[2].steps[0].per.of = { count: 'done', deed: 'removed', thing: 'tile', where: { where: 'edge' } }), '/cards/2/steps/0/per/of/where', /not in the landscape any more/],
  ['animals on removed tiles', ['ECO310', 'gain 1vp per tile in the largest fox community or the largest water habitat', 'gain 1vp per removed tile with a fox'], (s) => (s.cards[2].steps[0].per.of = { count: 'done', deed: 'removed', thing: { ground: 'tile', with: [{ compare: { is: 'least', amount: 1 }, things: ['fox'] }] } }), '/cards/2/steps/0/per/of/thing', /nothing is on what was removed/],
  ['a card that counts near `this feature`', ['ECO308', COUNTED, 'gain 1vp per tile not within 2 spaces of this feature'], (s) => (s.cards[2].steps[0].per.of.where = { not: true, where: 'within', spaces: 2, of: { spot: 'this-feature' } }), '/cards/2/steps/0/per/of/where/of/spot', /only inside a feature/],
  ['a card that counts in `this feature`', ['ECO308', COUNTED, 'gain 1vp per tile in this feature'], (s) => (s.cards[2].steps[0].per.of.where = { where: 'in', regions: [{ region: 'this-feature' }] }), '/cards/2/steps/0/per/of/where/regions/0/region', /only inside a feature/],
  ['a card that tests the habitat of `this feature`', ['ECO308', 'if adjacent to jumper', 'if the habitat containing this feature has a frog'], (s) => (s.cards[0].steps[1].if.tests[0] = { test: 'region', region: { region: 'feature-habitat' }, compare: { is: 'least', amount: 1 }, things: ['frog'] }), '/cards/0/steps/1/if/tests/0/region/region', /only inside a feature/],
  ['a minimum above the maximum', ['ECO307', 'water habitat }', 'water habitat at least 3 at most 2 }'], (s) => Object.assign(s.cards[2].steps[0], { atLeast: 3, atMost: 2 }), '/cards/2/steps/0/atLeast', /at most 2, the limit/],
  ['a minimum of zero', ['ECO307', 'water habitat }', 'water habitat at least 0 }'], (s) => (s.cards[2].steps[0].atLeast = 0), '/cards/2/steps/0/atLeast', /at least 1/],
  ['one card to choose from', ['ECO307', COUNTED, 'gain a card of 1'], (s) => (s.cards[2].steps[0] = { op: 'gain', rewards: [{ gain: 'card', amount: 1, of: 1 }] }), '/cards/2/steps/0/rewards/0/of', /at least 2/],
  ['an element to choose from several', ['ECO111', COUNTED, 'gain a sun of 3'], (s) => (s.cards[2].steps[0] = { op: 'gain', rewards: [{ gain: 'element', element: 'sun', amount: 1, of: 3 }] }), '/cards/2/steps/0/rewards/0/of', /unknown|not known|must not|no such/],
  ['players with most of an element', ['ECO206', COUNTED, 'each player with the most sun { gain 1vp }'], (s) => (s.cards[2].steps[0] = { op: 'each-player', with: { rank: 'most', what: 'sun' }, steps: [{ op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] }] }), '/cards/2/steps/0/with/what', /must be one of/],
  ['players with a number of animals', ['ECO206', COUNTED, 'each other player with 2 frogs { gain 1vp }'], (s) => (s.cards[2].steps[0] = { op: 'each-player', other: true, with: { compare: { is: 'least', amount: 2 }, what: 'frog' }, steps: [{ op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] }] }), '/cards/2/steps/0/with/what', /must be one of/],
  ['`either` with one place', ['ECO105', 'place frog as', 'place frog either on the edge as'], (s) => (s.cards[0].steps[0].where = { where: 'any', of: [{ where: 'edge' }] }), '/cards/0/steps/0/where/of', /at least 2/],
  ['an event with an undeclared animal', ['ECO202', 'when a fox is moved', 'when a fox or wolf is moved'], (s) => (s.features[0].triggers[1].otherThings = ['wolf']), '/features/0/triggers/1/otherThings/0', /wolf/],
  ['an event in which one of several things cannot move', ['ECO312', 'when a fox is moved', 'when a fox or desert is moved'], (s) => (s.features[0].triggers[1].otherThings = ['desert']), '/features/0/triggers/1/otherThings/0', /only an animal can be moved/],
  ['an event in which the marker cannot move', ['ECO312', 'when a fox is moved', 'when a log is placed or moved'], (s) => Object.assign(s.features[0].triggers[1], { thing: 'log', deed: 'placed', otherDeeds: ['moved'] }), '/features/0/triggers/1/otherDeeds/0', /only an animal can be moved/],
  ['a swap of a tile with an animal', ['ECO206', 'replace a desert with water', 'swap a desert with a fox'], (s) => (s.cards[1].steps[1] = { op: 'swap', things: ['desert'], with: ['fox'] }), '/cards/1/steps/1/with/0', /must be a terrain, land or tile/],
  ['a terrain on a ground', ['ECO105', 'replace a desert with', 'replace a desert with no water with'], (s) => (s.cards[1].steps[1].things = [{ ground: 'desert', with: [{ compare: { is: 'exactly', amount: 0 }, things: ['water'] }] }]), '/cards/1/steps/1/things/0/with/0/things/0', /must be a mountain, forest, an animal or a marker/],
  ['a ground that is an animal', ['ECO206', 'replace a desert with', 'replace a fox with 2 forests with'], (s) => (s.cards[1].steps[1].things = [{ ground: 'fox', with: [{ compare: { is: 'least', amount: 2 }, things: ['forest'] }] }]), '/cards/1/steps/1/things/0', /must be a terrain, land or tile/],
  ['a replacement that is not a terrain', ['ECO206', 'desert with water', 'desert with forest'], (s) => (s.cards[1].steps[1].with = ['forest']), '/cards/1/steps/1/with/0', /must be a terrain or land/],
  ['a terrain that moves', ['ECO312', 'when a fox is moved', 'when a desert is moved'], (s) => (s.features[0].triggers[1].thing = 'desert'), '/features/0/triggers/1/thing', /only an animal can be moved/],
  ['a move of zero spaces', ['ECO306', 'up to 2 foxes 1 space', 'up to 2 foxes 0 spaces'], (s) => (s.cards[1].steps[0].spaces = 0), '/cards/1/steps/0/spaces', /at least 1/],
  ['a limit of zero', ['ECO307', 'up to 2 foxes', 'up to 0 foxes'], (s) => (s.cards[1].steps[0].quantity.amount = 0), '/cards/1/steps/0/quantity/amount', /at least 1/],
  ['a limit that is too large', ['ECO115', 'up to 2 foxes', 'up to 100000 foxes'], (s) => (s.cards[1].steps[0].quantity.amount = 100_000), '/cards/1/steps/0/quantity/amount', /at most 99999/],
  ['a name that no step keeps', ['ECO309', 'adjacent to jumper', 'adjacent to hopper'], (s) => (s.cards[0].steps[1].if.tests[0].name = 'hopper'), '/cards/0/steps/1/if/tests/0/name', /no earlier step keeps something as `hopper`/],
  ['a name that is an animal', ['ECO311', 'frog as jumper', 'frog as fox'], (s) => (s.cards[0].steps[0].as = 'fox'), '/cards/0/steps/0/as', /it is an animal/],
];

test('the set itself is valid', () => {
  const { codes, program } = compiled(TEXT);
  expect(codes).toEqual([]);
  expect(loadSet(structuredClone(program)).problem).toBeUndefined();
});

test.each(MISTAKES)('refused as text and as JSON: %s', (_, [code, from, to], data, path, message) => {
  expect(TEXT).toContain(from);
  expect(compiled(TEXT.replace(from, to)).codes).toContain(code);
  const set = structuredClone(compiled(TEXT).program);
  data(set);
  const { problem } = loadSet(set);
  expect(problem?.path).toBe(path);
  expect(problem?.message).toMatch(message);
});

test('at most forty blocks can be nested, as in text', () => {
  const set = compiled(TEXT).program;
  const depth = (blocks: number) => {
    const text = TEXT.replace('{ gain 1vp per', `{ ${'may { '.repeat(blocks - 1)}gain 1vp per`).replace(
      'water habitat }',
      `water habitat ${'}'.repeat(blocks)}`,
    );
    const nested = structuredClone(set) as Data;
    for (let n = 1; n < blocks; n++) nested.cards[2].steps = [{ op: 'may', steps: nested.cards[2].steps }];
    return [compiled(text).codes.length, loadSet(nested).problem?.message];
  };
  expect(depth(40)).toEqual([0, undefined]);
  expect(depth(41)).toEqual([1, 'is more than 40 blocks deep']);
});

test('empty lists of places or things, which text cannot express, are refused', () => {
  const refused = (change: (set: Data) => void) => {
    const set = structuredClone(compiled(TEXT).program) as Data;
    change(set);
    return loadSet(set).problem?.path;
  };
  const where = '/cards/2/steps/0/per/of/where';
  for (const kind of ['all', 'any']) {
    for (const of of [[], [{ where: 'edge' }]]) {
      const place = { where: kind, of };
      expect(refused((set) => (set.cards[2].steps[0].per.of.where = place))).toBe(`${where}/of`);
    }
  }
  const inside = { where: 'all', of: [{ where: 'edge' }, { where: 'any', of: [] }] };
  expect(refused((set) => (set.cards[2].steps[0].per.of.where = inside))).toBe(`${where}/of/1/of`);
  const onNothing = {
    where: 'on',
    spot: { spot: 'things', compare: { is: 'least', amount: 1 }, things: [] },
  };
  expect(refused((set) => (set.cards[2].steps[0].per.of.where = onNothing))).toBe(`${where}/spot/things`);
  const empty = { ground: 'tile', with: [] };
  expect(refused((set) => (set.cards[2].steps[0].per.of.things = [empty]))).toBe(
    '/cards/2/steps/0/per/of/things/0/with',
  );
  for (const list of ['otherThings', 'otherDeeds']) {
    expect(refused((set) => (set.features[0].triggers[1][list] = []))).toBe(`/features/0/triggers/1/${list}`);
  }
});

test('two tiles on the same hex, which text cannot express, are refused', () => {
  const set = structuredClone(compiled(TEXT).program);
  set.vocabulary.layouts[0].tiles.push({ ...set.vocabulary.layouts[0].tiles[0] });
  expect(loadSet(set).problem?.path).toBe('/vocabulary/layouts/0/tiles/5');
  const other = structuredClone(compiled(TEXT).program);
  other.features[0].pattern.push({ ...other.features[0].pattern[0] });
  expect(loadSet(other).problem?.path).toBe('/features/0/pattern/3');
});

test('a set that reduces the supply below a layout of the set it extends is refused', () => {
  const base = compiled(TEXT).program;
  const more: SetProgram = {
    ...structuredClone(base),
    id: 'dry',
    extends: 'pond',
    vocabulary: { settings: { supply: { water: 2 } }, elements: [], animals: [], hands: [], layouts: [] },
    cards: [],
    features: [],
  };
  expect(loadSet(more, [base]).problem).toEqual({
    path: '/vocabulary/settings/supply',
    message: 'the layout `pond` needs 3 of `water`, the supply has 2',
  });
});

test('a game does not start if the supply is too small for the layout', () => {
  const set = structuredClone(compiled(TEXT).program);
  delete set.vocabulary.settings.supply;
  const hands = ['reed', 'reed'];
  expect(() => newGame([set], { players: 2, seed: 1, hands })).toThrow(
    /the layout `pond` needs 2 of `land`, the supply has 0/,
  );
});

test('reserved words are those of the grammar', () => {
  expect([...RESERVED_WORDS].toSorted()).toEqual([...RESERVED_KEYWORDS].toSorted());
});

test('sets without a problem in `check` load: the bundled sets, and random sets', () => {
  for (const { chain } of compile(bundledSets()).sets) {
    const below = chain.slice(0, -1);
    expect(loadSet(structuredClone(chain[below.length]), below).problem).toBeUndefined();
  }
  const property = fc.property(sets, (set) => {
    expect(loadSet(structuredClone(set)).problem).toBeUndefined();
  });
  fc.assert(property, runs(60, 12));
});

test('loading takes time linear in the number of words and cards', () => {
  const many = 20_000;
  const set = structuredClone(compiled(TEXT).program);
  const { animals, elements, hands, layouts } = set.vocabulary;
  for (let n = 0; n < many; n++) {
    animals.push({ ...animals[0], name: `a${n}`, plural: `b${n}`, count: 1 });
    elements.push({ ...elements[0], name: `e${n}` });
    hands.push({ ...hands[0], name: `h${n}` });
    layouts.push({ ...layouts[0], name: `l${n}` });
    set.cards.push({ ...set.cards[2], number: 10 + n, energy: [`e${n}`] });
  }
  // If this were quadratic, it would take minutes.
  expect(loadSet(set).problem).toBeUndefined();
});
