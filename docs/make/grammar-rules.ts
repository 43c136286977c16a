/**
 * Which rules of the parser have a diagram of their own, in the order they are read, with the names people use.
 *
 * A rule that is not named here is drawn where it is used.
 */
export interface NamedRule {
  /** What the diagram is called. */
  name: string;
  /** What the diagram cannot show. */
  says?: string;
}

export const SECTIONS: readonly { title: string; rules: Readonly<Record<string, NamedRule>> }[] = [
  {
    title: 'Files and sets',
    rules: {
      file: { name: 'file' },
      declaration: { name: 'declaration', says: 'A folder holds at most one `set`, in any of its files.' },
      setDeclaration: { name: 'set' },
      setting: { name: 'setting' },
      element: { name: 'element' },
      animal: { name: 'animal', says: 'Lives on terrains, or on one of `mountain` and `forest`.' },
      hand: { name: 'hand' },
      layout: { name: 'layout' },
      sketch: { name: 'sketch', says: 'The rows of a hex board, a text each.' },
    },
  },
  {
    title: 'Cards',
    rules: {
      card: { name: 'card' },
      clause: {
        name: 'clause',
        says: 'In any order, each once; `hand` up to twice. `leaves` and `energy` must be there.',
      },
      block: { name: 'block', says: 'The last `;` may be left out.' },
    },
  },
  {
    title: 'Steps',
    rules: {
      step: { name: 'step' },
      action: { name: 'action' },
      gain: { name: 'gain', says: 'Either all `and` or all `or`.' },
      reward: { name: 'reward', says: 'The name is `vp`, `card`, `cube` or an element.' },
      place: { name: 'place' },
      kind: { name: 'kind', says: '`of` follows only `animal`.' },
      move: { name: 'move' },
      replace: { name: 'replace' },
      remove: { name: 'remove' },
      choose: { name: 'choose' },
      play: { name: 'play' },
      rotate: { name: 'rotate' },
      may: { name: 'may' },
      either: { name: 'either' },
      ifStep: { name: 'if' },
      repeat: { name: 'repeat' },
      each: { name: 'each player' },
    },
  },
  {
    title: 'Things and places',
    rules: {
      quantity: { name: 'quantity' },
      amount: { name: 'amount' },
      things: { name: 'things' },
      thing: {
        name: 'thing',
        says: 'A terrain, `land`, `tile`, `mountain`, `forest`, `animal` or the name of an animal.',
      },
      where: { name: 'where' },
      spot: { name: 'spot', says: 'A word without an article may also be a name kept with `as`.' },
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
      condition: { name: 'condition', says: 'Either all `and` or all `or`.' },
      test: { name: 'test' },
      compare: { name: 'compare' },
    },
  },
  {
    title: 'Landscape Features',
    rules: {
      feature: { name: 'feature', says: 'Clauses in any order, each once; `pattern` must be there.' },
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
      doLine: { name: 'do' },
      choiceLine: { name: 'choose and refuse' },
      expectLine: { name: 'expect' },
    },
  },
];

/** Rules that only read on after a mistake: no correct text needs them. */
export const RECOVERY: ReadonlySet<string> = new Set([
  'strayClose',
  'unknownDeclaration',
  'unknownSetting',
  'unknownClause',
  'strayActive',
  'loose',
  'nothing',
  'unknown',
  'looseBlock',
  'unknownLine',
  'unknownFeatureClause',
  'unknownTrigger',
]);

/** Rules in which the parser lets a block be missing, to say so and read on. In a correct text it is there. */
export const WITH_BLOCK: ReadonlySet<string> = new Set([
  'card',
  'bodyAfter',
  'scenario',
  'feature',
  'trigger',
]);

/** How kinds of words and signs are shown; a family that is not named here is shown as the words in it. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  Number: 'number',
  Text: '"text"',
  Times: 'x3',
  Name: 'name',
  AnyWord: 'name',
};
