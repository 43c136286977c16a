/** The catalogue: the rules text and source of every bundled card, by theme. */
import { basename } from 'node:path';
import { bundledSets, type NamedSource } from '../../cli/load/catalogue.ts';
import { groupedSpots } from '../../cli/run/card-table.ts';
import { type CompiledSet, compile } from '../../compiler/compile.ts';
import { featureText, rulesText } from '../../print/wording/index.ts';
import { capitalize, pluralize } from '../../program/messages/index.ts';
import type { CardProgram, FeatureProgram, HandWord, SetProgram } from '../../program/set.ts';
import { handsOf } from '../../program/set.ts';
import { GENERATED_NOTE, type GeneratedFile, markdownTable } from './page.ts';

/** `docs/reference/catalogue.md`. */
export function cataloguePages(): GeneratedFile[] {
  const sources = bundledSets();
  const { sets } = compile(sources);
  // A set comes after the one it extends.
  const parts = sets
    .toSorted((a, b) => a.chain.length - b.chain.length)
    .flatMap((set) => setPart(set, sources.find(({ id }) => id === set.program.id) as NamedSource));
  const text = [HEAD, ...factsPart(sets.map(({ program }) => program)), ...parts].join('\n\n');
  return [{ file: 'docs/reference/catalogue.md', text: `${text}\n` }];
}

const HEAD = `${GENERATED_NOTE}

# The catalogue

The rules text of every bundled card. The texts of the game's cards are not public: a card whose text a rulebook shows is
*attested* here, or *adapted* if part of it is ours. All other texts are original work in the same spirit, and so are all
costs, leaves, numbers and hands. [sets.md](../sets.md) explains how to add a card, and how to
type in the text of your printed card.

A star marks cards that start face up, *Impact* those that can replace, remove or swap something in the landscape.`;

/** What is known in public about the printed cards, and what the bundled ones have. */
function factsPart(programs: readonly SetProgram[]): string[] {
  const cards = programs.flatMap((program) => program.cards);
  const [base] = programs;
  const { elements, animals } = base!.vocabulary;
  const inHands = programs.flatMap(({ features }) => features).filter((one) => handsOf(one).length > 0);
  const rows = [
    [
      'a card is used one to four times (four reviews)',
      counts(cards, ({ leaves }) => leaves, 'leaf', 'leaves'),
    ],
    [
      'a card takes one to six cubes (geelpionneke.blogspot.com, boardgame.de)',
      counts(cards, ({ energy }) => energy.length, 'cube', 'cubes'),
    ],
    [
      'elements from common to rare: sun, water, grass, perhaps sand, fern, perhaps stones, antelopes (goblins.net, a preview)',
      `another order, which is a reconstruction: ${elements.map(({ name, count }) => `${name} ${count}`).join(', ')} ([R1.3](../rules.md#r1-what-is-in-the-box))`,
    ],
    [
      'gorillas live on forest, leopards on mountain (reference manual); the wording of the rulebooks fits the opposite',
      `${animals.flatMap(({ name, on }) => ('token' in on && on.token ? `${name} on ${on.token}` : [])).join(', ')} (R1.4)`,
    ],
    ['13 species (Spielbox 2/2020)', `${animals.length} in the base game; two are open (R1.4)`],
    [
      'one of the cards that players of New Horizon begin with is an objective (thegameshelf.blogspot.com)',
      inHands
        .map(
          (one) =>
            `${one.title} in the hand ${handsOf(one)
              .map(({ name }) => name)
              .join(', ')}`,
        )
        .join(', '),
    ],
  ];
  return [
    '## What is known of the printed cards',
    markdownTable(['fact, and who says so', 'the bundled cards have'], rows),
  ];
}

/** How many cards have each number of something. */
function counts(
  cards: readonly CardProgram[],
  of: (card: CardProgram) => number,
  one: string,
  many: string,
): string {
  const groups = [...Map.groupBy(cards, of)].toSorted(([a], [b]) => a - b);
  return groups.map(([n, { length }]) => `${length} with ${pluralize(n, one, many)}`).join(', ');
}

function setPart({ program, words }: CompiledSet, { files }: NamedSource): string[] {
  const { cards, features } = program;
  const amounts = [
    ['brown card', cards.filter(({ deck }) => deck === 'brown').length],
    ['blue card', cards.filter(({ deck }) => deck === 'blue').length],
    ['Landscape Feature', features.length],
    ['Impact card', cards.filter(({ impact }) => impact).length],
  ] as const;
  const themes = files
    .map(({ file, text }) => ({ file, text, numbers: numbersIn(text) }))
    .filter(({ numbers }) => numbers.length > 0)
    .toSorted((a, b) => a.numbers[0] - b.numbers[0])
    .flatMap(({ file, text, numbers }) => {
      const isHere = ({ number }: { number: number }) => numbers.includes(number);
      const rows = [
        ...cards.filter(isHere).map((card) => cardRow(card, rulesText(card, words))),
        ...features.filter(isHere).map((card) => featureRow(card, featureText(card, words))),
      ];
      return [`### ${title(file)}`, playsLike(text), markdownTable(HEADS, rows)];
    });

  return [
    `## ${program.title}`,
    `${amounts.flatMap(([noun, amount]) => (amount > 0 ? pluralize(amount, noun) : [])).join(', ')}.`,
    ...themes,
    `### Starting hands of ${program.title}`,
    markdownTable(
      ['hand', 'kind', 'brown', 'blue'],
      program.vocabulary.hands.map((hand) => handRow(hand, [...cards, ...features])),
    ),
    `### Sources of ${program.title}`,
    markdownTable(['no', 'source', 'where'], [...cards, ...features].flatMap(sourceRow)),
  ];
}

const HEADS = ['no', 'deck', 'leaves', 'energy', 'text', 'source'];

function cardRow({ number, deck, leaves, energy, impact, source }: CardProgram, text: string): string[] {
  return [
    `${number}`,
    impact ? `${deck}, Impact` : deck,
    `${leaves}`,
    groupedSpots(energy),
    inLine(text),
    source.kind,
  ];
}

function featureRow({ number, deck, title, source }: FeatureProgram, text: string): string[] {
  return [`${number}`, deck, '', '', `**${title}.** ${inLine(text)}`, source.kind];
}

function handRow(
  { name, mark, title }: HandWord,
  cards: readonly (CardProgram | FeatureProgram)[],
): string[] {
  const inDeck = (wanted: string): string =>
    cards
      .filter(({ deck }) => deck === wanted)
      .map((card) => ({ card, hand: handsOf(card).find((one) => one.name === name) }))
      .flatMap(({ card, hand }) => (hand ? `${card.number}${hand.active ? '★' : ''}` : []))
      .join(', ');
  return [title, mark, inDeck('brown'), inDeck('blue')];
}

function sourceRow({ number, source }: CardProgram | FeatureProgram): string[][] {
  return source.kind === 'original' ? [] : [[`${number}`, source.kind, source.text ?? '']];
}

/** The comment at the head of a file. */
function playsLike(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^# ?/, ''))
    .join('\n');
}

/** The numbers of the cards and features in a file, in order. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/^(?:card|feature) (\d+)/gm)].map(([, number]) => Number(number));
}

/** The title of a theme: `deserts-and-mountains.eco` gives `Deserts and mountains`. */
const title = (file: string): string => capitalize(basename(file, '.eco').replaceAll('-', ' '));

const inLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
