/** The chapters about all cards: pictures, what they do, and what they are worth. */
import { cardLabel, counted } from '../../../program/messages/index.ts';
import { shareOfGames } from '../../figures/intervals.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { Chapter, PicturesByCard, ReportData } from '../chapter.ts';
import { liftPlot } from '../plots.ts';
import {
  type Cell,
  differenceCell,
  figures,
  NONE,
  numberCell,
  plusMinus,
  rateCell,
  share,
  tableOf,
  words,
} from '../report-table.ts';
import type { Answers } from './answers.ts';
import { onlyAgreed } from './ladder.ts';
import { doubtOf } from './limits.ts';

type Card = Answers['cards'][number];

/** The win lift of a card with its interval; null if it is based on too few games. */
const liftOf = ({ games, lift, low, high }: Card) =>
  games < ENOUGH || lift === null || low === null || high === null ? null : { lift, low, high };

/**
 * Whether a card stands out, according to the findings. Cards in hands that the run named do not. With several strengths, the two
 * strongest have to agree.
 */
function namedBy({ findings, more: { ladder } }: ReportData): (card: Card) => boolean {
  if (ladder) {
    const agreed = new Set(ladder.cards.flatMap((one) => (one.agreed === null ? [] : [one.number])));
    return ({ card }) => agreed.has(card);
  }
  const named = new Set(findings.cards.flatMap(({ number, rate }) => (rate <= WRONG_NAMES ? [number] : [])));
  return (card) => liftOf(card) !== null && named.has(card.card);
}

/** A table of all cards. */
export function cardsChapter(data: ReportData): Chapter {
  const { answers, pictures, named, more } = data;
  const { cards, games } = answers;
  const over = named ? 'all games' : 'games with dealt hands';
  const [{ games: all }] = games;
  const marks = more.ladder
    ? onlyAgreed('Cards', more.ladder, answers)
    : `Cards with a rate of ${WRONG_NAMES} or less among ${cards.length} are marked.`;
  return {
    title: 'Cards',
    paragraphs: [
      'Each card with what it costs, what it does, and how much more its player wins. Click a picture to see it large, a heading to sort.',
      `Win lift: how many more games in a hundred than a fair share the seat that begins with the card wins, over ${over}. Points each time: what an effect gives its owner. ${marks}`,
    ],
    table: tableOf(
      cards,
      [
        figures('Card', (card) => nameCell(card, pictures), undefined, 'ascending'),
        figures('Price', priceCell, 'energy spots, and leaves'),
        figures(
          'In play',
          (card) => share(card.seen, shareOfGames(card.in_play, all), all),
          'games in which it was face up in front of a player, or was laid',
        ),
        figures('Ran', ({ completed }) => numberCell(completed), 'times its effect ran'),
        figures('Points each time', pointsCell, 'for its owner, with the margin of error of the mean'),
        figures('Win lift', liftCell, 'games in a hundred'),
        figures(
          'Rate',
          (card) => (liftOf(card) ? rateCell(card.rate) : NONE),
          'false discovery rate of the win lift',
        ),
        figures(
          'Stays in hand',
          deadCell,
          'share of the games begun with it in hand in which it never came out',
        ),
        figures(
          'Comes',
          cameCell,
          'draws before it came into play, in the median game that did not begin with it in play',
        ),
        words('Bots can judge', (card) => doubtOf(card) || 'yes'),
      ],
      { searched: true, id: ({ card }) => `card-${card}`, named: namedBy(data) },
    ),
    asked: ['cards'],
  };
}

const nameCell = ({ card, title, deck }: Card, pictures: PicturesByCard): Cell => ({
  ...{ text: cardLabel({ number: card, title }), value: card, more: deck },
  ...pictures.get(card),
});

const priceCell = ({ energy, leaves }: Card): Cell =>
  energy === 0 ? NONE : numberCell(energy, 0, counted(leaves, 'leaf', 'leaves'));

const deadCell = ({ held, dead }: Card): Cell =>
  held < ENOUGH ? NONE : share(dead / held, shareOfGames(dead, held), held);

const cameCell = ({ came, held, dead }: Card): Cell =>
  came === null || held - dead < ENOUGH ? NONE : numberCell(came, 0, came === 1 ? 'draw' : 'draws');

function liftCell(card: Card): Cell {
  const lift = liftOf(card);
  return lift ? differenceCell(lift.lift, lift, card.games) : NONE;
}

function pointsCell({ each, completed, margin, others }: Card): Cell {
  if (each === null) return NONE;
  const given = others !== null && others > 0.05 ? `, others ${others.toFixed(1)}` : '';
  return numberCell(each, 1, completed < ENOUGH ? 'seldom' : `${plusMinus(margin ?? 0)}${given}`);
}

/** A plot of the win lifts, the strongest card first. */
export function liftChapter(data: ReportData): Chapter {
  const { answers, label } = data;
  const { cards } = answers;
  const isNamed = namedBy(data);
  const judged = cards.flatMap((card) => {
    const lift = liftOf(card);
    return lift ? [{ card: card.card, label: label(card.card), ...lift, named: isNamed(card) }] : [];
  });
  const left = cards.length - judged.length;
  return {
    title: 'Win lift of each card',
    paragraphs: [
      'How much more or less than a fair share the seat that begins with each card wins: the further from 0, the less fair.',
      'The line through each point is its 95 % confidence interval. Cards that are marked in the table of cards are marked here, too.',
      ...(left > 0
        ? [
            `${counted(left, 'card is', 'cards are')} not judged: fewer than ${ENOUGH} games were played with ${left === 1 ? 'it' : 'them'} in a starting hand.`,
          ]
        : []),
    ],
    plot:
      judged.length === 0
        ? undefined
        : {
            ...liftPlot(judged),
            label: `Win lift of ${counted(judged.length, 'card')} with ${judged.length === 1 ? 'its interval' : 'their intervals'}, the strongest first; the table of cards has the same figures`,
          },
    asked: ['cards'],
  };
}
