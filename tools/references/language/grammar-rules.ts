/**
 * The parser rules that have their own diagram, in reading order, with the names people use. Any other rule is drawn inside the
 * diagrams that use it.
 */
export interface NamedRule {
  /** The name of the diagram. */
  name: string;
  /** Remarks that the diagram cannot show. */
  says?: string;
}

export const SECTIONS: readonly { title: string; rules: Readonly<Record<string, NamedRule>> }[] = [
  {
    title: 'Files and sets',
    rules: {
      file: { name: 'file' },
      declaration: { name: 'declaration', says: 'A folder has at most one `set`, in any of its files.' },
      setDeclaration: { name: 'set' },
      setting: { name: 'setting' },
      element: { name: 'element' },
      animal: { name: 'animal', says: 'An animal lives on terrains, or on either `mountain` or `forest`.' },
      marker: { name: 'marker', says: 'Without `up to`, a tile holds one.' },
      hand: { name: 'hand' },
      layout: { name: 'layout' },
      sketch: { name: 'sketch', says: 'The rows of a hex board, one string each.' },
    },
  },
  {
    title: 'Cards',
    rules: {
      card: { name: 'card' },
      clause: {
        name: 'clause',
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
      gain: { name: 'gain', says: 'Use only `and` or only `or`.' },
      reward: { name: 'reward', says: 'The name is `vp`, `card`, `cube` or an element.' },
      place: { name: 'place' },
      kind: { name: 'kind', says: '`of` is allowed only after `animal`.' },
      move: { name: 'move' },
      replace: { name: 'replace' },
      remove: { name: 'remove' },
      swap: { name: 'swap', says: 'Swaps tiles with tiles, or animals with animals.' },
      pay: { name: 'pay', says: '`vp`, `cubes` or `cards`; `all` is not allowed with points.' },
      lose: { name: 'lose' },
      choose: { name: 'choose' },
      stop: { name: 'stop' },
      draw: { name: 'draw' },
      play: { name: 'play' },
      rotate: { name: 'rotate' },
      may: { name: 'may' },
      either: { name: 'either' },
      ifStep: { name: 'if' },
      repeat: { name: 'repeat' },
      forEach: { name: 'for each' },
      each: { name: 'each player' },
      choosePlayer: { name: 'choose a player' },
      byHand: { name: 'by hand' },
      theOwner: { name: 'the owner', says: 'Only inside a block of players.' },
      whichPlayers: { name: 'which players' },
      asset: { name: 'what a player has', says: '`vp`, `cubes`, `cards` or `active cards`.' },
    },
  },
  {
    title: 'Things and places',
    rules: {
      quantity: { name: 'quantity' },
      quantityOrAll: { name: 'quantity or all' },
      amount: { name: 'amount' },
      thing: {
        name: 'thing',
        says: 'A terrain, `land`, `tile`, `mountain`, `forest`, `animal`, or the name of an animal or a marker.',
      },
      describedThing: {
        name: 'described thing',
        says: '`with` and `without` only after a terrain, `land` or `tile`.',
      },
      held: { name: 'what is on it', says: 'Mountains, forests, animals and markers.' },
      where: { name: 'where' },
      site: { name: 'site' },
      oneSite: { name: 'one site' },
      spot: { name: 'spot', says: 'A word without an article can also be a name given with `as`.' },
      region: { name: 'region' },
      group: { name: 'group' },
    },
  },
  {
    title: 'Counts and conditions',
    rules: {
      per: { name: 'per' },
      count: { name: 'count' },
      landscapeCount: { name: 'count of the landscape' },
      condition: { name: 'condition', says: 'Use only `and` or only `or`.' },
      test: { name: 'test', says: 'The name is `vp`, `cubes` or `cards`.' },
      compare: { name: 'compare' },
    },
  },
  {
    title: 'Landscape Features',
    rules: {
      feature: { name: 'feature', says: 'Clauses in any order, each at most once; `pattern` is required.' },
      triggers: { name: 'triggers' },
      trigger: { name: 'trigger' },
    },
  },
  {
    title: 'Scenarios',
    rules: {
      scenario: { name: 'scenario' },
      line: { name: 'line' },
      boardLine: { name: 'board' },
      legend: { name: 'legend' },
      cell: { name: 'cell' },
      givenLine: { name: 'given' },
      choice: { name: 'choice' },
      expectLine: { name: 'expect' },
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
  'fromThing',
  'adjacentThing',
  'unquotedRows',
  'rowsBehindComma',
  'rowsBehindSemicolon',
]);

/** Rules in which the parser accepts a missing block, to report it and continue. Correct text always has the block. */
export const WITH_BLOCK: ReadonlySet<string> = new Set([
  'card',
  'bodyAfter',
  'scenario',
  'feature',
  'trigger',
]);

/** Labels for kinds of tokens. For any other token family the diagram shows its words. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  Number: 'number',
  Text: '"text"',
  Times: 'x3',
  Name: 'name',
  AnyWord: 'name',
};
