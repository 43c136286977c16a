/**
 * Snippets for the first word of a construct. `<forest>` is a placeholder, `<brown|blue>` a choice, and `<@element>` is filled
 * with a name of the set. All other names are words of the language, known in every set.
 */
import type {
  CLAUSE_WORDS,
  DECLARATION_WORDS,
  FEATURE_CLAUSE_WORDS,
  LINE_WORDS,
  RuleName,
  SETTING_WORDS,
  TRIGGER_WORDS,
} from '../../grammar/index.ts';
import { EVENT_DEEDS, firstWord, MOMENTS, OPERATIONS } from '../../program/index.ts';

type For<Words extends readonly string[]> = Readonly<Record<Words[number], string>>;

/** The operations with a snippet, by its first word. */
export const STEPS_BY_WORD = new Map(
  Object.values(OPERATIONS).flatMap(({ snippet, summary, example }) =>
    snippet ? [[firstWord(snippet), { snippet, summary, example }]] : [],
  ),
);

const STEPS = Object.fromEntries([...STEPS_BY_WORD].map(([word, { snippet }]) => [word, snippet]));

const CLAUSES: For<typeof CLAUSE_WORDS> = {
  leaves: 'leaves <2>',
  energy: 'energy <@element>',
  hand: 'hand <@hand>',
  source: 'source <attested|adapted> "<where the text comes from>"',
  note: 'note "<small print>"',
  art: 'art "<herd.png>"',
  impact: 'impact',
};

const FEATURE_CLAUSES: For<typeof FEATURE_CLAUSE_WORDS> = {
  pattern: 'pattern "<G G>"',
  token: 'token <name>',
  hand: CLAUSES.hand,
  source: CLAUSES.source,
  note: CLAUSES.note,
};

const TRIGGERS = {
  ...Object.fromEntries(
    Object.values(MOMENTS).map(({ words }) => [words[0], `${words.join(' ')} { <gain 1vp> }`]),
  ),
  when: `when <an animal> is <${EVENT_DEEDS.join('|')}> { <gain 1vp> }`,
} as For<typeof TRIGGER_WORDS>;

const LINES: For<typeof LINE_WORDS> = {
  board: 'board "<d g w>"',
  layout: 'layout <@layout>',
  given: 'given <2 cubes>',
  do: 'do { <gain 1vp> };',
  choose: 'choose <yes>;',
  refuse: 'refuse <yes>;',
  expect: 'expect <1vp>;',
};

const SETTINGS: For<typeof SETTING_WORDS> = {
  players: 'players <2> to <6>',
  target: 'target <80> short <60>',
  cubes: 'cubes <66> start <7>',
  supply: 'supply <land> <20>',
  deal: 'deal <6> brown, <6> blue, <2> active',
  draw: 'draw <4>',
};

const DECLARATIONS: For<typeof DECLARATION_WORDS> = {
  set: 'set <my-set> "<My set>" extends <first-continent>',
  element: 'element <name> x<4>',
  animal: 'animal <name> x<6> on <grassland|water|desert>',
  marker: 'marker <name> x<6> on <grassland|water|desert>',
  hand: 'hand <name> <footprint|leaf> "<Title>"',
  layout: 'layout <name>\n  "<d g w>"',
  card: 'card <@number> <brown|blue> "<Title>"\n  leaves <2>\n  energy <@element>\n{\n  <gain 1vp>\n}',
  feature: 'feature <@number> <brown|blue> "<Title>"\n  pattern "<G G>"\n{\n  on play { <gain 1vp> }\n}',
  scenario: 'scenario "<title>"\n{\n  board "<d g w>"\n  do { <gain 1vp> };\n  expect <1vp>\n}',
};

/** Constructs that begin with a word: a declaration, a setting, a clause, a line of a scenario, a trigger, a step. */
export const SNIPPETS_BY_PLACE = {
  declaration: DECLARATIONS,
  setting: SETTINGS,
  clause: CLAUSES,
  'clause of a feature': FEATURE_CLAUSES,
  trigger: TRIGGERS,
  line: LINES,
  step: STEPS,
} as const;
/** The construct that a word begins. */
export type SnippetPlace = keyof typeof SNIPPETS_BY_PLACE;

/** The constructs that begin in each rule of the grammar. */
const IN_RULE: Readonly<Partial<Record<RuleName, readonly SnippetPlace[]>>> = {
  file: ['declaration'],
  setDeclaration: ['setting'],
  card: ['clause'],
  feature: ['clause of a feature'],
  triggers: ['trigger'],
  scenario: ['line'],
  steps: ['step'],
  may: ['step'],
};

/** Phrases for words that would be read as names if they stood alone, by grammar rule. */
const PHRASES: Readonly<Partial<Record<RuleName, Readonly<Record<string, string>>>>> = {
  count: {
    other: 'other player',
    paid: 'paid <cube>',
    lost: 'lost <cube>',
    drawn: 'drawn <element>',
    cube: 'cube you have',
    cubes: 'cubes you have',
    card: 'card in hand',
    cards: 'cards in hand',
    active: 'active card',
    token: 'token this round',
    tokens: 'tokens this round',
    leaf: 'leaf left',
    leaves: 'leaves left',
    space: 'space moved',
    spaces: 'spaces moved',
  },
  choosePlayer: { player: 'player { <gain 1vp> }' },
  move: { all: 'all <animals> <1> space' },
  remove: { all: 'all <animals>' },
  replace: { all: 'all <grasslands> with <water>' },
  choice: { player: 'player <1>', pay: 'pay <1>', gain: 'gain <1>', lose: 'lose <1>' },
};
const IN_ALL_RULES: Readonly<Record<string, string>> = { within: 'within <2> spaces of <a forest>' };

/**
 * The text to insert for a word of a grammar rule: the word, or the phrase that it belongs to, and a longer text with placeholders
 * (snippet syntax), with names of the set filled in.
 */
export function snippetFor(rule: RuleName, word: string, names: SnippetNames) {
  const begins = IN_RULE[rule]?.find((beginning) => word in SNIPPETS_BY_PLACE[beginning]);
  if (begins) {
    const template = (SNIPPETS_BY_PLACE[begins] as Readonly<Record<string, string>>)[word];
    return { begins, insert: word, snippet: snippetOf(template, names) };
  }
  const phrase = PHRASES[rule]?.[word] ?? IN_ALL_RULES[word];
  if (phrase === undefined) return { insert: word };
  const insert = phrase.replaceAll(/[<>]/g, '');
  return { insert, ...(insert !== phrase && { snippet: snippetOf(phrase, names) }) };
}

/** Names of the set for snippets, and an unused card number. */
export type SnippetNames = Readonly<
  Partial<Record<'element' | 'hand' | 'layout' | 'number', string | undefined>>
>;

/** Turns a template into a snippet. Names that the set does not have become empty placeholders. */
function snippetOf(template: string, names: SnippetNames): string {
  let at = 0;
  return template.replace(/<(@?)([^>]*)>/g, (_, isName: string, text: string) => {
    at++;
    if (text.includes('|')) return `\${${at}|${text.replaceAll('|', ',')}|}`;
    const filled = isName ? names[text as keyof SnippetNames] : text;
    return filled === undefined ? `$${at}` : `\${${at}:${filled}}`;
  });
}
