import { describe, expect, it } from 'vitest';
import { problemsOf } from '../test/base-set.ts';

const step = (text: string) => problemsOf(`card 1 brown leaves 2 energy sun {\n${text}; gain 1vp }`);
const lines = (text: string) => problemsOf(`scenario "x" {\n${text}\n}`);
const codes = (problems: readonly string[]) => problems.map((line) => line.split(' ')[1]);

/** Steps and the code each of them brings. */
const STEPS: [text: string, ...codes: string[]][] = [
  // Names, typed by where they stand.
  ['gain desert-fox', 'ECO201'],
  ['gain lion', 'ECO206'],
  ['gain tile', 'ECO206'],
  ['place sun', 'ECO206'],
  ['place tile', 'ECO206'],
  ['place daisy', 'ECO206'],
  ['place land of water', 'ECO303'],
  ['place lion of desert', 'ECO303'],
  ['place an animal of forest', 'ECO303'],
  ['move a forest 1 space', 'ECO206'],
  // What lies on a ground.
  ['choose a grassland with a desert', 'ECO206'],
  ['choose a grassland with 0 lions', 'ECO306'],
  ['choose a grassland without deserts', 'ECO206'],
  ['choose a grassland with a lyon', 'ECO202'],
  ['place grassland with a lion', 'ECO111'],
  ['choose a lion with a forest', 'ECO111'],
  ['place lion; remove 2 this tile', 'ECO105'],
  ['replace this tile with water', 'ECO301'],
  ['place forest in this tile', 'ECO301'],
  ['place forest; place grassland in this tile', 'ECO310'],
  ['gain 1vp per tile at least 0', 'ECO307'],
  ['gain 1vp per tile at least 3 at most 2', 'ECO307'],
  ['gain 1vp per tile in the smallest lion habitat', 'ECO206'],
  [
    'place lion; gain 1vp if this tile has a lion; choose this tile as home; swap this tile with a water; gain 1vp if adjacent to home',
  ],
  // `all` alone is a name, and nothing is placed by it.
  ['remove all', 'ECO202'],
  ['place all forests', 'ECO202'],
  ['remove all forests; replace all deserts on the edge with water; move all lions 1 space'],
  ['replace a forest with water', 'ECO206'],
  ['replace a desert with forest', 'ECO206'],
  ['replace a desert with tile', 'ECO206'],
  ['gain 1vp per lion habitat', 'ECO206'],
  ['gain 1vp per water community', 'ECO302'],
  ['gain 1vp per lyon community', 'ECO202'],
  ['gain 1vp if you have 3 lions', 'ECO206'],
  ['gain 2 of sun, lion', 'ECO206'],
  // "This" and names kept with `as`.
  ['move a lion adjacent 1 space', 'ECO301'],
  ['place forest in this habitat', 'ECO301'],
  ['place forest in an adjacent habitat', 'ECO301'],
  ['place forest on this tile', 'ECO301'],
  ['gain 1vp if on the edge', 'ECO301'],
  ['gain 1vp if adjacent to water', 'ECO301'],
  ['gain 1vp if this landmass has 2 lions', 'ECO301'],
  ['place forest; gain 1vp per animal in this community', 'ECO302'],
  ['place animal; place forest; gain 1vp per animal in this community'],
  ['may place lion; gain 1vp per lion in this community'],
  ['either { place lion } or { gain 1vp }; gain 1vp if on the edge'],
  ['repeat 2 { gain 1vp if on the edge; place lion }', 'ECO301'],
  ['remove a forest; gain 1vp if on the edge', 'ECO301'],
  ['place lion adjacent to peak', 'ECO309'],
  ['place lion on peak', 'ECO309'],
  ['place lion on a peak', 'ECO202'],
  ['place mountain as peak; place lion on peak; gain 1vp if not adjacent to peak'],
  ['place lion as peak; gain 1vp if adjacent to a peak', 'ECO202'],
  ['place lion as rhinos', 'ECO311'],
  ['place lion as this', 'ECO311'],
  ['place lion as vp', 'ECO311'],
  ['place lion as Peak', 'ECO116'],
  // Quantities.
  ['place 0 lions', 'ECO306'],
  ['place up to 0 lions', 'ECO307'],
  ['gain 0vp', 'ECO306'],
  ['gain 1vp per 0 lions', 'ECO306'],
  ['move a lion 0 spaces', 'ECO306'],
  ['repeat 0 { gain 1vp }', 'ECO306'],
  ['repeat up to 0 { gain 1vp }', 'ECO307'],
  ['play a card and place 0 cubes on it', 'ECO306'],
  ['gain 1vp if there are 0 lions', 'ECO306'],
  ['gain 1vp if there are at most 0 lions'],
  // Steps that say nothing.
  ['gain 1vp per different forest', 'ECO305'],
  ['gain 1vp per different lion', 'ECO305'],
  ['gain 1vp per different lion or rhino'],
  ['gain 1vp per different land'],
  ['gain 1vp per different forest habitat', 'ECO305'],
  ['choose a tile in the largest landmass; gain 1vp per animal in this feature', 'ECO308'],
  ['gain 1vp per water in the habitat containing this feature', 'ECO308'],
  ['place grassland on a desert', 'ECO304'],
  ['place lion; remove a grassland on this tile', 'ECO304'],
  // Steps that can never happen.
  ['place lion on water', 'ECO310'],
  ['place stork on a mountain'],
  ['place fish on a forest', 'ECO310'],
  ['place fish on a lion'],
  ['place mountain on water', 'ECO310'],
  ['place gorilla on a desert'],
  ['place gorilla on water', 'ECO310'],
  ['place an animal of water on a forest'],
  ['place fish or lion on a mountain'],
  ['place lion; place water in this landmass', 'ECO310'],
  ['place fish; place shark in this landmass', 'ECO310'],
  ['place lion; place grassland in this community', 'ECO310'],
  ['place water in the largest desert habitat', 'ECO310'],
  ['place land in the largest forest habitat', 'ECO310'],
  ['place shark in the largest forest habitat', 'ECO310'],
  ['place lion in the largest lion community'],
  ['place rhino in the largest lion community', 'ECO310'],
  ['place rhino in the largest lion community or the landscape'],
  // Places that combine.
  ['place lion on a desert adjacent to a water not adjacent to a shark'],
  ['place lion either on a water or on a desert'],
  ['place fish either on a desert or on 2 deserts', 'ECO310'],
  ['place lion not on a water'],
  ['place lion on no water'],
  ['place lion on a desert on a water', 'ECO310'],
  ['place lion on 2 rhinos or 2 fish', 'ECO111'],
  ['place lion on 2 rhinos or fish'],
  ['place water either on a desert or adjacent to a desert'],
  ['place water on a lion or fish', 'ECO304'],
  ['gain 1vp per tile on 2 deserts', 'ECO304'],
  ['gain 1vp per tile on the edge either adjacent to a water or on this tile', 'ECO301'],
  ['place lion adjacent to 0 lions', 'ECO306'],
  ['place lion within 0 spaces of a fish', 'ECO306'],
  ['place lion within 2 of a fish', 'ECO105'],
  ['place lion within 2 spaces', 'ECO301'],
  ['place lion within 2 spaces of den', 'ECO309'],
  ['place lion adjacent to this feature', 'ECO308'],
  ['place lion as within; gain 1vp if adjacent to within or within 2 spaces of a fish'],
  ['place lion; place desert; gain 1vp if on a desert'],
  ['place desert; gain 1vp if on a desert', 'ECO304'],
  ['place desert; gain 1vp if not on a desert', 'ECO304'],
  ['place desert; gain 1vp if on a mountain'],
  ['place lion; gain 1vp if adjacent', 'ECO105'],
  ['place lion; gain 1vp if adjacent a fish', 'ECO105'],
  ['place lion; gain 1vp if adjacent to this', 'ECO310'],
  ['place lion; gain 1vp if within 2 spaces', 'ECO310'],
  ['place lion; gain 1vp if not within 2 spaces'],
  ['place lion; gain 1vp if either within 2 spaces of this or on the edge'],
  ['place lion; gain 1vp if this is adjacent to a fish or this is on the edge of the landscape'],
  ['gain 1vp if this is on a desert', 'ECO301'],
  ['gain 1vp if either on a desert or on the edge', 'ECO301'],
  ['replace a desert with desert', 'ECO310'],
  ['replace a desert or water with desert'],
  ['replace a desert with land'],
  ['move a fish 3 spaces over any terrain'],
  ['swap a lion with a lion', 'ECO310'],
  ['swap a lion with a lion or a rhino'],
  ['swap an animal with an animal'],
  ['swap a desert with a desert'],
  // Tiles with tiles, animals with animals, and nothing else.
  ['swap a lion with a desert', 'ECO206'],
  ['place desert; gain 1vp if you placed 2 deserts with a lion or forest'],
  ['remove a desert; gain 1vp if you removed a desert with a lion', 'ECO310'],
  ['swap a lion on a desert with a mountain with an antelope'],
  ['swap a lion on a desert with 1 rhino with an antelope'],
  ['swap a lion on a desert with a rhino with an antelope', 'ECO111'],
  ['place lion; swap a desert with a tile in this tile', 'ECO310'],
  ['place lion; swap this tile with this tile', 'ECO310'],
  ['place lion either on the edge', 'ECO105'],
  ['place lion either on the edge adjacent to a water or on a desert', 'ECO105'],
  ['swap a desert or a lion with a water', 'ECO206'],
  ['swap a forest with a forest', 'ECO206', 'ECO206'],
  ['swap a desert with a gold', 'ECO202'],
  ['swap a desert on a water with a tile', 'ECO304'],
  ['swap a lion with a rhino on this tile'],
  // In the second place "this" is the first thing, whatever was before.
  ['swap a desert adjacent to this with a water', 'ECO301'],
  ['swap a desert with a water adjacent to this'],
  ['swap a lion with a rhino in this community', 'ECO310'],
  ['swap a lion with an animal in this community'],
  ['place lion; swap a desert with a water in this community', 'ECO302'],
  ['swap a desert with a water as shore; gain 1vp if adjacent to shore'],
  ['swap a desert with a water; gain 1vp per animal in this community', 'ECO302'],
  ['place lion as swap; swap a lion with a rhino adjacent to swap; gain 1vp if adjacent to swap'],
  ['swap a desert', 'ECO105'],
  ['gain 1vp if there are at least 0 lions', 'ECO306'],
  // Players, and what they have.
  ['each player with the most { gain 1vp }', 'ECO105'],
  ['each player with the least vp { gain 1vp }', 'ECO105'],
  ['each player with the most points { gain 1vp }', 'ECO206'],
  ['each player with the most active cubes { gain 1vp }', 'ECO206'],
  ['each player with 0 cubes { gain 1vp }', 'ECO306'],
  ['each player with at least 2 lions { gain 1vp }', 'ECO206'],
  ['choose a player; gain 1vp', 'ECO202'],
  ['choose another player; gain 1vp', 'ECO105'],
  ['choose another lion { gain 1vp }', 'ECO105'],
  ['gain 1vp per other', 'ECO202'],
  ['gain 1vp per player with no cards at most 3; repeat per player { gain sun }'],
  ['place lion as another; place lion as fewest; gain 1vp if adjacent to another and adjacent to fewest'],
  // Cards that are looked at.
  ['gain a card of 5 and 2 cards of 3 per player'],
  ['gain a card of 1', 'ECO307'],
  ['gain a cube of 5', 'ECO111'],
  ['gain a card of sun', 'ECO106'],
  // What can never happen after the steps before.
  ['place grassland; place fish on this tile', 'ECO310'],
  ['place water; place mountain on this tile', 'ECO310'],
  ['place desert; place forest on this tile', 'ECO310'],
  ['place desert; place mountain on this tile; place forest on this tile'],
  ['place grassland; place forest on this tile; place forest on this tile', 'ECO310'],
  ['place grassland; place desert in this habitat', 'ECO310'],
  ['place grassland; place grassland in an adjacent habitat', 'ECO310'],
  ['place grassland as field; place lion; place fish on field', 'ECO310'],
  ['place water; place lion in this landmass', 'ECO310'],
  ['place mountain; place mountain in this habitat', 'ECO310'],
  ['place mountain; place forest in this habitat'],
  ['place lion; place rhino in this community', 'ECO310'],
  ['place lion; choose a forest in this community', 'ECO310'],
  ['place grassland; remove a mountain on this tile', 'ECO310'],
  ['place grassland; move a lion on this tile 1 space', 'ECO310'],
  ['place lion; place fish in this habitat', 'ECO310'],
  ['choose a desert; replace a land in this habitat with desert', 'ECO310'],
  // What some way through the effect allows.
  ['either { place grassland } or { place water }; place fish on this tile'],
  ['place grassland; if on the edge { place water }; place fish on this tile'],
  ['place grassland; place up to 1 water; place fish on this tile'],
  ['place grassland; place water if on the edge; place fish on this tile'],
  ['place grassland; may { place water; gain 1vp }; place fish on this tile'],
  ['may { place water; place mountain; place grassland }; place fish on this tile'],
  ['place grassland; replace a tile with water; place fish on this tile'],
  ['place grassland as field; replace a tile with water; place fish on field'],
  ['place grassland as field; place forest; remove a forest; place forest on field'],
  ['place grassland as field; move a lion 1 space; remove a lion on field'],
  ['place desert as dune; place mountain; place forest on dune'],
  ['choose a desert; repeat 2 { place fish on this tile; choose a water }'],
  ['choose a desert; repeat up to 2 { place fish on this tile; choose a water }'],
  ['choose a desert; repeat 2 { place fish on this tile; choose a desert }', 'ECO310'],
  ['choose a grassland; each player { place fish on this tile; choose a water }'],
  ['move a fish 2 spaces over any terrain; place lion on this tile'],
  ['move a fish 2 spaces; place lion on this tile', 'ECO310'],
  // A step that could not be read may have changed anything.
  ['place grassland; place gold; place fish on this tile', 'ECO202'],
  ['pay cubes', 'ECO105'],
  ['pay 2', 'ECO105'],
  ['pay 2 lions', 'ECO206'],
  ['pay 2 sun', 'ECO206'],
  ['pay 0 cubes', 'ECO306'],
  ['pay up to 0 cubes', 'ECO307'],
  ['pay all vp', 'ECO206'],
  ['lose up to 2 cubes', 'ECO105'],
  ['lose 2 points', 'ECO206'],
  ['lose 1vp per forest in the landscape', 'ECO111'],
  ['spend 2 cubes', 'ECO113'],
  ['discard a card', 'ECO113'],
  ['place grassland; gain 1vp per placed grassland with a forest or placed tile', 'ECO111'],
  ['remove a tile; gain 1vp per removed tile with a lion', 'ECO310'],
  ['remove a tile; gain 1vp per removed forest or tile without animals', 'ECO310'],
  ['lose all points', 'ECO206'],
  ['may pay a card; may { pay all cubes; lose 1vp }'],
  // New words are still names.
  ['place lion as pay; place rhino as lose; gain 1vp if adjacent to pay; gain 1vp if adjacent to lose'],
  ['gain 1vp per paid', 'ECO202'],
  ['gain 1vp per paid lion', 'ECO206'],
  ['gain 1vp per cards', 'ECO206'],
  ['gain 1vp per removed lion on the edge', 'ECO310'],
  ['move a lion 2 spaces; gain 1vp per moved water or forest', 'ECO701'],
  ['replace a desert with water; gain 1vp per replaced lion or forest', 'ECO701'],
  ['gain 2 cards and play it', 'ECO105'],
  ['place lion; gain 1vp per placed lion adjacent to a gold', 'ECO202'],
  ['gain 1vp if you placed 0 lions', 'ECO306'],
  ['gain 1vp if you placed a gold', 'ECO202'],
  ['gain 1vp if you paid a lion', 'ECO206'],
  ['gain 1vp if this is its second use', 'ECO105'],
  ['gain 1vp if not this is not its last use'],
];

const NO_DO = 'do { place lion };';
/** Lines of a scenario and the code each of them brings. */
const LINES: [text: string, ...codes: string[]][] = [
  [`layout standard given 3 players; given 5 cubes; given supply lion 2; ${NO_DO} choose yes`],
  [`layout standard given supply desert 3; ${NO_DO}`, 'ECO206'],
  [`layout standard given hand 3, 4; ${NO_DO}`, 'ECO205', 'ECO205'],
  [
    `layout standard given card 3 active with 2 leaves; ${NO_DO} expect card 3 has 1 leaf and 1 cube`,
    'ECO205',
    'ECO205',
  ],
  [`layout standard given feature 3 in hand; ${NO_DO}`, 'ECO205'],
  ['layout standard do feature 3', 'ECO205'],
  [
    `layout standard given 2 players; ${NO_DO} expect player 2 0vp; expect player 2 gained 1 sun; expect has 7 cubes`,
  ],
  [`layout standard ${NO_DO} expect player 2 has 0 cubes; expect player 0 0vp`, 'ECO612', 'ECO612'],
  [`layout standard ${NO_DO} expect player 1 finished; expect player 1 has 2vp`, 'ECO612', 'ECO105'],
  ['layout standard do end of game'],
  ['board "g x"', 'ECO602'],
  ['board "g L"', 'ECO605'],
  ['board "g x" where x = land', 'ECO605'],
  ['board "g x" where x = desert with at least 1 mountain', 'ECO605'],
  ['board "g x" where x = water with 1 mountain', 'ECO606'],
  ['board "g x" where x = desert with 2 mountains', 'ECO606'],
  ['board "g x" where x = grassland with 3 forests and 1 mountain', 'ECO606'],
  ['board "g x" where x = grassland with 2 forests and 1 mountain'],
  ['board "g x" where x = desert with 1 lyon', 'ECO202'],
  ['board "g x" where x = desert with 1 desert', 'ECO206'],
  ['board "g x" where xy = desert', 'ECO607', 'ECO602'],
  ['board "g x" where x = desert, x = water', 'ECO607'],
  ['board "M m" where m = desert with 1 mountain'],
  ['board ". 1"', 'ECO611'],
  [`board "g g 1" ${NO_DO} expect g is empty`, 'ECO608'],
  [`board "g d 1" ${NO_DO} choose d to 1; choose lion d; choose forest d to 1; choose 1; refuse done`],
  [
    `board "g d" ${NO_DO} choose card; choose card 7; choose first; choose sun; choose no; choose vp; choose cube`,
    'ECO205',
  ],
  [`board "g d" ${NO_DO} choose a, g, d`, 'ECO608'],
  [`board "g d 1" ${NO_DO} choose g, d, 1`],
  [`board "g d" ${NO_DO} choose g, d, g`, 'ECO614'],
  [`board "g d" ${NO_DO} choose g to d, g`, 'ECO614'],
  [`board "g d" ${NO_DO} choose lion g, d`, 'ECO614'],
  [`board "g d" ${NO_DO} choose 3 g`, 'ECO614'],
  [`board "g d" ${NO_DO} choose card g`, 'ECO614'],
  [`board "g d" ${NO_DO} expect gained 1 vp`, 'ECO206'],
  [`board "g d" ${NO_DO} expect gained 2 suns, 1 card, 3 cubes`],
  [`board "g d" ${NO_DO} expect no lions or rhinos in the landscape`],
  [`board "g d" ${NO_DO} expect supply animal 3`, 'ECO206'],
  [`board "g d" ${NO_DO} expect d is land with at least 1 animal and no fish`],
  [`board "g d" ${NO_DO} expect stopped expect finished expect 3 options`],
  [`board "g d" ${NO_DO} layout standard`, 'ECO610'],
];

const WATERS = 'pattern "W W"';
/** What a feature covers, what it does, and the codes it brings. */
const FEATURES: [pattern: string, triggers: string, ...codes: string[]][] = [
  // When something happens.
  [WATERS, 'on play { gain 1vp } at end { gain 1vp }; when a lion is moved by you { gain 1vp }'],
  [WATERS, 'when a mountain or a lion is placed or moved or removed { gain 1vp }'],
  [WATERS, 'when a mountain or lion is moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a mountain is placed or moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a mountain or lyon is placed or removed { gain 1vp }', 'ECO202'],
  [WATERS, 'when a mountain is placed or { gain 1vp }', 'ECO105'],
  [WATERS, 'when a lion is removed or placed { gain 1vp per adjacent forest }'],
  [WATERS, 'when a lion or desert is removed { gain 1vp per adjacent forest }', 'ECO301'],
  [WATERS, '', 'ECO404'],
  [WATERS, 'on play { }', 'ECO404'],
  [WATERS, 'gain 1vp', 'ECO117'],
  [WATERS, 'gain 1vp; gain 2vp; on play { gain 1 gold }', 'ECO117', 'ECO201'],
  [WATERS, 'when a lion is moved to this feature { gain 1vp }', 'ECO105'],
  [WATERS, 'when a lion is moved by you to this feature { gain 1 gold }', 'ECO105', 'ECO201'],
  [WATERS, 'when you place a lion { gain 1 gold }', 'ECO105', 'ECO201'],
  ['pattern "G G" where', 'on play { gain 1vp }', 'ECO105'],
  [WATERS, 'on plai { gain 1vp; gain 1 gold }', 'ECO105', 'ECO201'],
  [WATERS, 'when a lyon is placed { gain 1vp if on the edge }', 'ECO202'],
  [WATERS, 'when a tile is replaced { gain 1vp }', 'ECO105'],
  [WATERS, 'when a tile with a lion is placed { gain 1vp }', 'ECO105'],
  [WATERS, 'on play gain 1vp', 'ECO105'],
  [WATERS, 'at end { choose a tile }', 'ECO701'],
  [WATERS, 'at end { gain 1vp per removed forest }', 'ECO701'],
  // What "this" is (L25).
  [WATERS, 'on play { gain 1vp if on the edge }', 'ECO301'],
  [WATERS, 'when a lion is placed { gain 1vp per lion in this community }'],
  [WATERS, 'when a forest is placed { gain 1vp per lion in this community }', 'ECO302'],
  [WATERS, 'when a lion is removed { gain 1vp if on the edge }', 'ECO301'],
  [WATERS, 'when a lion is placed in this habitat { gain 1vp }', 'ECO301'],
  [WATERS, 'when a lion is placed adjacent { gain 1vp }', 'ECO301'],
  [WATERS, 'on play { place lion as simba }; at end { gain 1vp if adjacent to simba }', 'ECO301', 'ECO309'],
  // What never happens.
  [WATERS, 'when a tile is moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a forest is moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is placed from the landscape { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is removed into this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is moved into the landscape { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is moved into this feature { gain 1vp }'],
  [WATERS, 'when a water is placed in this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a water is placed in the habitat containing this feature { gain 1vp }'],
  [WATERS, 'when a desert is placed in the habitat containing this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is placed in this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a mountain is placed in this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when an animal is placed in this feature { gain 1vp }'],
  [WATERS, 'when a fish is placed on a mountain { gain 1vp }', 'ECO312'],
  [WATERS, 'when a tile is removed from this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a tile is removed in this feature or the landscape { gain 1vp }'],
  [WATERS, 'when a desert is placed on a tile { gain 1vp }', 'ECO304'],
  [WATERS, 'on play { place water in this feature }', 'ECO310'],
  [WATERS, 'on play { remove a tile in this feature }', 'ECO310'],
  [WATERS, 'on play { replace a water in this feature with land }', 'ECO310'],
  [WATERS, 'on play { remove an animal in this feature }'],
  ['pattern "G G" token peak', 'when a mountain is removed from this feature { gain 1vp }', 'ECO312'],
  ['pattern "G G" token peak', 'when a mountain is placed in this feature { gain 1vp }', 'ECO312'],
  ['pattern "G G" token peak', 'when a forest is placed in this feature { gain 1vp }'],
  ['pattern "G G"', 'when a mountain is removed from this feature { gain 1vp }'],
  // The head.
  ['', 'on play { gain 1vp }', 'ECO109'],
  ['pattern "G G" pattern "D D"', 'on play { gain 1vp }', 'ECO108'],
  ['pattern "G G" leaves 2', 'on play { gain 1vp }', 'ECO117'],
  ['pattern "G G" token Peak', 'on play { gain 1vp }', 'ECO116'],
  ['pattern G', 'on play { gain 1vp }', 'ECO105'],
];

/** Patterns and the codes they bring. */
const PATTERNS: [text: string, ...codes: string[]][] = [
  ['". G d" " w l ."'],
  ['"G 1"', 'ECO602'],
  ['"G x"', 'ECO602'],
  ['"G g" where x = desert', 'ECO603'],
  ['"G g" where g = desert', 'ECO607'],
  ['"G x" where x = montain', 'ECO202'],
  ['"G x" where x = lion', 'ECO206'],
  ['"G x" where x = land with 1 desert', 'ECO206'],
  ['"X x" where x = land with at least 1 animal and no forest and at most 2 lions'],
  ['"G" "g"', 'ECO601'],
  ['". ."', 'ECO616'],
  ['"g g"', 'ECO616'],
  ['"G   g"', 'ECO615'],
  ['"G . G"', 'ECO617'],
  ['"G X" where x = water with 1 mountain', 'ECO606'],
  ['"G X" where x = water with at least 1 forest', 'ECO606'],
  ['"G X" where x = land with at least 2 mountains', 'ECO606'],
  ['"G X" where x = desert with 1 forest'],
  ['"G X" where x = desert with 1 forest and no mountain', 'ECO606'],
  ['"G X" where x = land with 2 forests'],
  ['"G X" where x = land with 3 forests', 'ECO606'],
  ['"G X" where x = land with 1 lion and 2 lions', 'ECO606'],
  ['"G W" token peak', 'ECO606'],
  ['"G w" token peak'],
];

/** Declarations of markers and of animals that live beside something, and steps with them. */
const MARKERS: [text: string, ...codes: string[]][] = [
  ['marker glacier x6 on desert or mountain { place glacier }'],
  ['marker glacier x6 on desert up to 2 a tile { place 2 glaciers; remove a glacier; choose a glacier }'],
  ['marker glacier x6 on sand { place glacier }', 'ECO105'],
  ['marker glacier x6 on desert or desert { place glacier }', 'ECO105'],
  ['marker glacier x6 on desert up to 0 a tile { place glacier }', 'ECO307'],
  ['marker lion x6 on desert { place lion }', 'ECO116'],
  ['marker forest x6 on desert { gain 1vp }', 'ECO116'],
  ['marker ice plural lions x6 on desert { place ice }', 'ECO116'],
  ['set ice "Ice" extends first-continent marker glacier x6 on desert { gain 1vp }', 'ECO704'],
  ['marker glacier x6 on desert { place glacier; move a glacier 1 space }', 'ECO206'],
  ['marker glacier x6 on desert { place glacier; swap a glacier with a glacier }', 'ECO206', 'ECO206'],
  ['marker glacier x6 on desert { place glacier; gain 1vp per glacier community }', 'ECO302'],
  ['marker glacier x6 on desert { place glacier; gain 1vp per animal in this community }', 'ECO302'],
  ['marker glacier x6 on desert { place glacier on a water }', 'ECO310'],
  ['marker glacier x6 on desert { place glacier in the largest lion community }', 'ECO310'],
  ['marker glacier x6 on desert { place lion on a glacier; place glacier on a desert }'],
  ['marker glacier x6 on desert { place glacier; place lion as glacier }', 'ECO311'],
  ['marker glacier x6 on desert { place glaciar }', 'ECO202'],
  [
    'marker glacier x6 on desert { place glacier; place tile; remove a desert with a water }',
    'ECO206',
    'ECO206',
  ],
  ['animal penguin x6 on desert beside water { place penguin }'],
  ['animal penguin x6 on desert beside the edge { place penguin }'],
  ['animal penguin x6 on desert beside lion { place penguin }', 'ECO105'],
  ['animal penguin x6 on desert beside { place penguin }', 'ECO105'],
  // Words that came later may still be names.
  ['animal marker x6 on desert animal beside x6 on water { place marker as beside }', 'ECO311'],
  ['animal fox plural foxes x6 on desert { place fox as marker; gain 1vp if adjacent to marker }'],
];

describe('markers, and animals that live beside something', () => {
  it.each(MARKERS)('%s', (text, ...expected) => {
    const [declaration, steps] = text.split(' { ');
    const problems = problemsOf(`${declaration}\ncard 1 brown leaves 2 energy sun { gain 1vp; ${steps}`);
    expect(codes(problems)).toEqual(expected);
    if (problems.length > 0) expect(problems.join('\n')).toMatchSnapshot();
  });
});

describe('features', () => {
  it.each(FEATURES)('%s { %s }', (pattern, triggers, ...expected) => {
    const problems = problemsOf(`feature 1 blue "x"\n${pattern}\n{ ${triggers}\n}`);
    expect(codes(problems)).toEqual(expected);
    if (problems.length > 0) expect(problems.join('\n')).toMatchSnapshot();
  });

  it.each(PATTERNS)('pattern %s', (pattern, ...expected) => {
    const problems = problemsOf(`feature 1 blue "x"\npattern ${pattern}\n{ on play { gain 1vp } }`);
    expect(codes(problems)).toEqual(expected);
    if (problems.length > 0) expect(problems.join('\n')).toMatchSnapshot();
  });

  it('share their numbers with the cards', () => {
    const one = 'feature 1 blue "x" pattern "G" { on play { gain 1vp } }';
    const other = 'card 1 brown leaves 2 energy sun { gain 1vp }';
    expect(codes(problemsOf(`${one}\n${other}`))).toEqual(['ECO401']);
    expect(codes(problemsOf(`${other}\n${one}`))).toEqual(['ECO401']);
  });
});

describe('steps', () => {
  it.each(STEPS)('%s', (text, ...expected) => {
    const problems = step(text);
    expect(codes(problems)).toEqual(expected);
    if (problems.length > 0) expect(problems.join('\n')).toMatchSnapshot();
  });
});

describe('lines of a scenario', () => {
  it.each(LINES)('%s', (text, ...expected) => {
    const problems = lines(text);
    expect(codes(problems).toSorted()).toEqual(expected.toSorted());
    if (problems.length > 0) expect(problems.join('\n')).toMatchSnapshot();
  });
});
