/** The catalogue: the rules text and source of every bundled card, by theme. */
import { basename } from 'node:path';
import { bundledSets, type NamedSource } from '../../cli/load/catalogue.ts';
import { type CompiledSet, compile } from '../../compiler/compile.ts';
import { featureText, rulesText } from '../../print/wording/index.ts';
import type { CardProgram, FeatureProgram, HandWord } from '../../program/set.ts';
import { GENERATED_NOTE, type GeneratedFile, markdownTable } from './page.ts';

/** `docs/reference/catalogue.md`. */
export function cataloguePages(): GeneratedFile[] {
  const sources = bundledSets();
  const { sets } = compile(sources);
  // A set comes after the one it extends.
  const parts = sets
    .toSorted((a, b) => a.chain.length - b.chain.length)
    .flatMap((set) => setPart(set, sources.find(({ id }) => id === set.program.id) as NamedSource));
  return [{ file: 'docs/reference/catalogue.md', text: `${[HEAD, ...parts].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED_NOTE}

# The catalogue

The rules text of every bundled card. The texts of the game's cards are not public: a card whose text a rulebook shows is
*attested* here, or *adapted* if part of it is ours. All other texts are original work in the same spirit, and so are all
costs, leaves, numbers and hands. [sets.md](../sets.md) explains how to add a card, and how to
type in the text of your printed card.

A star marks cards that start face up, *Impact* those that can replace, remove or swap something in the landscape.`;

function setPart({ program, words }: CompiledSet, { files }: NamedSource): string[] {
  const { cards, features } = program;
  const amounts = [
    count(cards.filter(({ deck }) => deck === 'brown').length, 'brown card'),
    count(cards.filter(({ deck }) => deck === 'blue').length, 'blue card'),
    count(features.length, 'Landscape Feature'),
    count(cards.filter(({ impact }) => impact).length, 'Impact card'),
  ];
  const themes = files
    .map(({ file, text }) => ({ file, text, numbers: numbersIn(text) }))
    .filter(({ numbers }) => numbers.length > 0)
    .toSorted((a, b) => a.numbers[0] - b.numbers[0])
    .flatMap(({ file, text, numbers }) => {
      const rows = [
        ...cards.map((card) => ({ card, row: cardRow(card, rulesText(card, words)) })),
        ...features.map((card) => ({ card, row: featureRow(card, featureText(card, words)) })),
      ].filter(({ card }) => numbers.includes(card.number));
      return [
        `### ${title(file)}`,
        playsLike(text),
        markdownTable(
          HEADS,
          rows.map(({ row }) => row),
        ),
      ];
    });
  return [
    `## ${program.title}`,
    `${amounts.filter((amount) => amount !== '').join(', ')}.`,
    ...themes,
    `### Starting hands of ${program.title}`,
    markdownTable(
      ['hand', 'kind', 'brown', 'blue'],
      program.vocabulary.hands.map((hand) => handRow(hand, cards)),
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
    grouped(energy),
    inLine(text),
    source.kind,
  ];
}

function featureRow({ number, deck, title, source }: FeatureProgram, text: string): string[] {
  return [`${number}`, deck, '', '', `**${title}.** ${inLine(text)}`, source.kind];
}

function handRow({ name, mark, title }: HandWord, cards: readonly CardProgram[]): string[] {
  const inDeck = (deck: string): string =>
    cards
      .flatMap((card) =>
        card.hands.filter((hand) => hand.name === name).map(({ active }) => ({ card, active })),
      )
      .filter(({ card }) => card.deck === deck)
      .map(({ card, active }) => `${card.number}${active ? '★' : ''}`)
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

/** Spots grouped by element: `sun x2, water`. */
function grouped(energy: readonly string[]): string {
  const spots = Map.groupBy(energy, (element) => element);
  return [...spots]
    .map(([element, { length }]) => (length === 1 ? element : `${element} x${length}`))
    .join(', ');
}

/** The title of a theme: `deserts-and-mountains.eco` gives `Deserts and mountains`. */
function title(file: string): string {
  const words = basename(file, '.eco').replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

const count = (n: number, noun: string): string => (n === 0 ? '' : `${n} ${noun}${n === 1 ? '' : 's'}`);

const inLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
