/** The part of a report with all cards: their pictures, what they do, and what they are worth. */
import { cardLabel } from '../../../program/index.ts';
import { shareOf } from '../../figures/intervals.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import { WIN_UNITS } from '../../figures/tally.ts';
import { liftPlot } from '../plots.ts';
import type { Material, Pictures, Section } from '../section.ts';
import { type Cell, NONE, number, type Row, share, signedShare, text } from '../table.ts';
import type { Answers } from './answers.ts';
import { doubtOf } from './limits.ts';

type Card = Answers['cards'][number];

/** All cards as a table. */
export function cardsSection({ answers: { cards, games }, pictures, named }: Material): Section {
  const of = named ? 'all games' : 'games with dealt hands';
  return {
    id: 'cards',
    title: 'Cards',
    says: [
      `Win lift: how many games of a hundred more than a fair share a seat wins that begins with the card, over ${of}. Points each time: what an effect gives its owner. Marked are cards with a rate of ${WRONG_NAMES} or less among ${cards.length}.`,
    ],
    table: {
      name: 'cards',
      searched: true,
      columns: [
        { title: 'Card', number: true, sorted: 'ascending' },
        { title: 'Price', number: true, says: 'energy spots, and leaves' },
        {
          title: 'In play',
          number: true,
          says: 'games in which it lay face up before somebody, or was laid',
        },
        { title: 'Ran', number: true, says: 'times its effect ran' },
        {
          title: 'Points each time',
          number: true,
          says: 'for its owner, with how far the mean lies off at most',
        },
        { title: 'Win lift', number: true, says: 'games of a hundred' },
        { title: 'Rate', number: true, says: 'false discovery rate of the win lift' },
        { title: 'Bots can say', says: 'where they cannot judge' },
      ],
      rows: cards.map((card) => rowOf(card, games[0].games, pictures)),
    },
    asked: ['cards'],
  };
}

/** The win lifts as a plot, the strongest first. */
export function liftSection({ answers: { cards }, label: called }: Material): Section {
  const judged = cards.flatMap(({ card, lift, low, high, rate, games }) =>
    games < ENOUGH || lift === null || low === null || high === null
      ? []
      : [{ card, label: called(card), lift, low, high, named: rate <= WRONG_NAMES }],
  );
  const left = cards.length - judged.length;
  const label = `Win lift of ${judged.length} cards with their intervals, the strongest first; the table of cards has the same figures`;
  return {
    id: 'lift',
    title: 'Win lift of each card',
    says: [
      'The line through each point is where it lies with 95 % confidence. What is named among the cards is marked here, too.',
      ...(left > 0
        ? [`${left} cards were begun with in fewer than ${ENOUGH} games: nothing is said of them.`]
        : []),
    ],
    ...(judged.length > 0 && { plot: { ...liftPlot(judged), label } }),
    asked: ['cards'],
  };
}

function rowOf(card: Card, games: number, pictures: Pictures): Row {
  const { low, high } = shareOf({ games, won: card.in_play * WIN_UNITS });
  const isEnough = card.games >= ENOUGH && card.lift !== null;
  const lift = isEnough
    ? signedShare(card.lift ?? 0, card.low ?? 0, card.high ?? 0, `${card.games} games`)
    : NONE;
  const others = (card.others ?? 0) > 0.05 ? `, others ${card.others!.toFixed(1)}` : '';
  const doubt = doubtOf(card);
  return {
    id: `card-${card.card}`,
    named: isEnough && card.rate <= WRONG_NAMES,
    cells: [
      nameOf(card, pictures),
      card.energy === 0 ? NONE : number(card.energy, 0, `${card.leaves} leaves`),
      share(card.seen, low, high, `${games} games`),
      number(card.completed),
      card.each === null
        ? NONE
        : number(
            card.each,
            1,
            card.completed < ENOUGH ? 'seldom' : `± ${(card.margin ?? 0).toFixed(1)}${others}`,
          ),
      lift,
      isEnough ? number(card.rate, 2) : NONE,
      doubt === '' ? { text: 'yes', value: 'yes' } : text(doubt),
    ],
  };
}

function nameOf({ card, title, deck }: Card, pictures: Pictures): Cell {
  const shown = pictures.get(card);
  return { text: cardLabel({ number: card, title }), value: card, more: deck, ...shown };
}
