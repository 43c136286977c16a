/**
 * The parser rules that have their own diagram, in reading order, with the names people use. Any other rule is drawn inside the
 * diagrams that use it.
 */
export interface NamedRule {
  /** The name of the diagram. */
  name: string;
  /** Remarks that the diagram cannot show. */
  says?: string;
  /** How it is written, one line each: steps after `choose a tile`, or a part of a file. */
  written?: readonly string[];
}

export const SECTIONS: readonly { title: string; rules: Readonly<Record<string, NamedRule>> }[] = [
  {
    title: 'Files and sets',
    rules: {
      file: { name: 'file' },
      declaration: { name: 'declaration', says: 'A folder has at most one `set`, in any of its files.' },
      setDeclaration: { name: 'set', written: ['set small "Small" extends first-continent'] },
      setting: {
        name: 'setting',
        written: [
          'players 2 to 6',
          'target 80 short 60',
          'cubes 84 start 7',
          'supply land 72',
          'deal 8 brown, 4 blue, 3 active',
          'draw 2 for 2 players',
        ],
      },
      element: { name: 'element', written: ['element sun x9', 'element wild x3 any'] },
      animal: {
        name: 'animal',
        written: ['animal hyena x8 on desert or grassland', 'animal ibex plural ibexes x5 on mountain'],
        says: 'An animal lives on terrains, or on either `mountain` or `forest`.',
      },
      marker: {
        name: 'marker',
        written: ['marker mound x9 on grassland or desert'],
        says: 'Without `up to`, a tile holds one.',
      },
      hand: { name: 'hand', written: ['hand lion footprint "Lion"'] },
      layout: { name: 'layout', written: ['layout start "g w d"'] },
      sketch: { name: 'sketch', says: 'The rows of a hex board, one string each.' },
    },
  },
  {
    title: 'Cards',
    rules: {
      card: {
        name: 'card',
        written: [
          'card 901 brown "Grass" leaves 3 energy sun, grassland { place grassland }',
          'card 902 blue "Scout" leaves 2 energy sun { gain 1vp; when a lion is placed by another player { gain 2vp } at end { gain 1vp per lion } }',
        ],
      },
      clause: {
        name: 'clause',
        written: [
          'leaves 3',
          'energy sun, water x2',
          'hand lion active',
          'source attested "rulebook"',
          'note "try it with five players"',
        ],
        says: 'In any order, each at most once, `hand` at most twice. `leaves` and `energy` are required.',
      },
      block: { name: 'block', says: 'The last `;` is optional.' },
    },
  },
  {
    title: 'Steps',
    rules: {
      step: { name: 'step' },
      action: { name: 'action' },
      gain: {
        name: 'gain',
        written: [
          'gain 3vp',
          'gain 1vp per adjacent grassland at most 4',
          'gain 1/3/6vp for different animals in the landscape',
        ],
        says: 'Use only `and` or only `or`.',
      },
      reward: {
        name: 'reward',
        written: [
          'gain a card or 2 cubes',
          'gain 3 of sun, water, forest',
          'gain a card of 5',
          'gain a card and play it',
        ],
        says: 'The name is `vp`, `card`, `cube` or an element.',
      },
      place: {
        name: 'place',
        written: ['place lion adjacent to this', 'place up to 2 forests or mountains'],
      },
      kind: {
        name: 'kind',
        written: ['place animal of water'],
        says: '`of` is allowed only after `animal`.',
      },
      move: {
        name: 'move',
        written: ['move up to 3 antelopes 1 space', 'move a fish 4 spaces over any terrain'],
      },
      replace: {
        name: 'replace',
        written: ['replace a desert with grassland or water', 'replace this tile with water'],
      },
      remove: { name: 'remove', written: ['remove up to 2 animals in this habitat'] },
      swap: {
        name: 'swap',
        written: ['swap a lion with an antelope adjacent to this'],
        says: 'Swaps tiles with tiles, or animals with animals.',
      },
      pay: {
        name: 'pay',
        written: ['pay 2 cubes'],
        says: '`vp`, `cubes` or `cards`; `all` is not allowed with points.',
      },
      lose: { name: 'lose', written: ['each other player { lose 1vp }'] },
      choose: { name: 'choose', written: ['choose a lion as hunter; place antelope adjacent to hunter'] },
      stop: { name: 'stop', written: ['stop if you drew at least 2 sun'] },
      draw: { name: 'draw', written: ['repeat up to 8 { draw an element }; gain 1vp per drawn sun'] },
      play: { name: 'play', written: ['play a card and place 2 cubes on it'] },
      rotate: { name: 'rotate', written: ['rotate a card counter-clockwise'] },
      may: { name: 'may', written: ['may place lion', 'may { remove a lion; gain 4vp }'] },
      either: { name: 'either', written: ['either { place water } or { place desert }'] },
      ifStep: { name: 'if', written: ['if adjacent to a lion { gain 2vp } else { place lion }'] },
      repeat: {
        name: 'repeat',
        written: [
          'repeat 2 { place forest }',
          'repeat up to 3 { place forest }',
          'repeat per lion { place antelope }',
        ],
      },
      forEach: {
        name: 'for each',
        written: ['for each lion { remove an antelope adjacent to this; gain 2vp }'],
      },
      each: {
        name: 'each player',
        written: ['each other player { gain a cube }', 'each player with the fewest vp { gain 2vp }'],
      },
      choosePlayer: { name: 'choose a player', written: ['choose another player { gain a cube }'] },
      byHand: { name: 'by hand', written: ['by hand "Swap two hands."'] },
      theOwner: {
        name: 'the owner',
        written: ['each other player { either { remove a forest } or { the owner { gain 3vp } } }'],
        says: 'Only inside a block of players.',
      },
      whichPlayers: { name: 'which players', written: ['each player with at least 3 cubes { gain 1vp }'] },
      asset: {
        name: 'what a player has',
        written: ['each player with the most active cards { gain 1vp }'],
        says: '`vp`, `cubes`, `cards` or `active cards`.',
      },
    },
  },
  {
    title: 'Things and places',
    rules: {
      quantity: { name: 'quantity' },
      quantityOrAll: { name: 'quantity or all', written: ['move all lions 1 space'] },
      amount: { name: 'amount' },
      thing: {
        name: 'thing',
        says: 'A terrain, `land`, `tile`, `mountain`, `forest`, `animal`, or the name of an animal or a marker.',
      },
      describedThing: {
        name: 'described thing',
        written: ['remove a grassland with a lion and no forest'],
        says: '`with` and `without` only after a terrain, `land` or `tile`.',
      },
      held: { name: 'what is on it', says: 'Mountains, forests, animals and markers.' },
      where: { name: 'where', written: ['place lion on the edge adjacent to a water'] },
      site: {
        name: 'site',
        written: [
          'place lion adjacent to 2 water',
          'place lion on this tile',
          'place lion in this habitat',
          'place lion not within 2 spaces of a lion',
          'place lion either on the edge or adjacent to a forest',
        ],
      },
      oneSite: { name: 'one site' },
      spot: {
        name: 'spot',
        written: ['place lion adjacent to this', 'place fish adjacent to a forest or mountain'],
        says: 'A word without an article can also be a name given with `as`.',
      },
      region: {
        name: 'region',
        written: [
          'place lion in this landmass',
          'place lion in the largest desert habitat',
          'place lion in an adjacent habitat',
        ],
      },
      group: { name: 'group', written: ['gain 1vp per lion community'] },
    },
  },
  {
    title: 'Counts and conditions',
    rules: {
      per: { name: 'per', written: ['gain 1vp per 2 forests'] },
      count: {
        name: 'count',
        written: [
          'gain 1vp per placed lion',
          'gain 1vp per other player',
          'gain 1vp per paid cube',
          'gain 1vp per cube you have',
          'gain 1vp per card in hand',
          'gain 1vp per active card',
          'gain 1vp per leaf left',
          'gain 1vp per space moved',
        ],
      },
      landscapeCount: {
        name: 'count of the landscape',
        written: [
          'gain 1vp per different adjacent animal',
          'gain 1vp per water habitat with at least 3 fish',
        ],
      },
      condition: {
        name: 'condition',
        written: ['gain 1vp if adjacent to a lion and not on the edge'],
        says: 'Use only `and` or only `or`.',
      },
      test: {
        name: 'test',
        written: [
          'gain 1vp if there are at least 3 lions',
          'gain 1vp if you have no cards',
          'gain 1vp if this is its last use',
          'gain 1vp if this habitat has exactly 1 lion',
        ],
        says: 'The name is `vp`, `cubes` or `cards`.',
      },
      compare: { name: 'compare' },
    },
  },
  {
    title: 'Landscape Features',
    rules: {
      feature: {
        name: 'feature',
        written: ['feature 941 blue "Meadow" pattern "G" { at end { gain 5vp } }'],
        says: 'Clauses in any order, each at most once; `pattern` is required.',
      },
      triggers: { name: 'triggers' },
      trigger: {
        name: 'trigger',
        written: [
          'on play { gain 2vp }',
          'at end { gain 5vp }',
          'when a lion is placed or moved into this feature by you { gain 1vp }',
        ],
      },
    },
  },
  {
    title: 'Scenarios',
    rules: {
      scenario: { name: 'scenario' },
      line: { name: 'line', written: ['do card 12', 'do { place lion }', 'do end of game'] },
      boardLine: { name: 'board', written: ['board "a g w" where a = grassland with 1 lion'] },
      legend: { name: 'legend' },
      cell: { name: 'cell' },
      givenLine: {
        name: 'given',
        written: [
          'given 3 players',
          'given 5vp',
          'given hand 1, 2',
          'given card 12 active with 2 leaves',
          'given card 12 kept',
          'given next sun, water',
        ],
      },
      choice: { name: 'choice', written: ['choose a', 'choose lion b', 'refuse yes'] },
      expectLine: {
        name: 'expect',
        written: [
          'expect 3vp',
          'expect a is grassland with 2 lions',
          'expect player 2 has 5 cubes',
          'expect finished',
        ],
      },
    },
  },
];

/** Rules that exist only for error recovery; correct text never needs them. */
export const RECOVERY: ReadonlySet<string> = new Set([
  'strayClose',
  'unknownSetting',
  'unknownClause',
  'strayActive',
  'loose',
  'nothing',
  'unknown',
  'looseBlock',
  'doNothing',
  'unknownLine',
  'unknownFeatureClause',
  'unknownTrigger',
  'amountBefore',
  'spotsBehind',
  'spotsWithout',
  'groundsAfter',
  'groundsBehind',
  'nested',
  'adjacentThing',
  'unquotedRows',
  'rowsBehindComma',
  'rowsBehindSemicolon',
]);

/** Labels for kinds of tokens. For any other token family the diagram shows its words. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  Number: 'number',
  Text: '"text"',
  Times: 'x3',
  Table: '1/3/6',
  Name: 'name',
  AnyWord: 'name',
};
