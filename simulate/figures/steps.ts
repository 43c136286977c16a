/** What never happened: cards that did nothing, and steps that never ran. */
import type { CardFindings, CardSums } from './cards.ts';
import { shareOf } from './intervals.ts';
import { cell, column, percent, type Section, type SectionInput, tableOf } from './section.ts';
import { type Facts, times } from './sentence.ts';

type StepFacts = Facts<CardSums, CardFindings>;

/** The ways in which a card can do nothing, and what is said of one card and of several. */
const IDLE: readonly {
  isFeature: boolean;
  wasInPlay: boolean;
  one(name: string, games: string): string;
  several: string;
}[] = [
  {
    ...{ isFeature: false, wasInPlay: false, several: 'Cards never in play' },
    one: (name) => `Card ${name} was never in play.`,
  },
  {
    ...{ isFeature: false, wasInPlay: true, several: 'Cards in play and never completed' },
    one: (name, games) => `Card ${name} was in play in ${games} and never completed.`,
  },
  {
    ...{ isFeature: true, wasInPlay: false, several: 'Features never laid' },
    one: (name) => `Feature ${name} was never laid.`,
  },
  {
    ...{ isFeature: true, wasInPlay: true, several: 'Features that were laid and gave nothing' },
    one: (name, games) => `Feature ${name} was laid in ${games} and gave nothing.`,
  },
];

/** Cards that did nothing in any game, in one sentence for all to which the same happened. */
export function idleRemarks({ run: { tables, tally, subject }, names }: StepFacts): string[] {
  const none = subject.cards
    .filter((card) => tally.cards[card].runs === 0)
    .map((card) => {
      const { number, feature } = tables.cards[card];
      const { inPlay } = tally.cards[card];
      return { name: names.card(number), isFeature: feature !== null, inPlay, games: times(inPlay) };
    });
  return IDLE.flatMap(({ isFeature, wasInPlay, one, several }) => {
    const alike = none.filter((card) => card.isFeature === isFeature && card.inPlay > 0 === wasInPlay);
    const [first] = alike;
    if (first === undefined) return [];
    const list = alike.map(({ name, games }) => (wasInPlay ? `${name} (${games})` : name)).join(', ');
    return [alike.length === 1 ? one(first.name, first.games) : `${several}: ${list}.`];
  });
}

/** The steps that never ran of each card that did something, with the reasons. */
export function remarks({ run, findings, names }: StepFacts): string[] {
  return findings.cards.flatMap(({ number, neverReached }, at) => {
    const card = run.subject.cards[at];
    const { runs } = run.tally.cards[card];
    if (runs === 0 || neverReached.length === 0) return [];
    const steps = neverReached.map(({ step, operation }) => `${step} (${operation})`).join(', ');
    const [noun, verb] = neverReached.length === 1 ? ['step', 'was'] : ['steps', 'were'];
    const why = [...new Set(neverReached.flatMap(({ reason }) => reason || []))].join('; ');
    const ran = runs === 1 ? 'once' : `${runs} times`;
    const name = `${run.tables.cards[card].feature ? 'Feature' : 'Card'} ${names.card(number)}`;
    return [`${name} ran ${ran}, but its ${noun} ${steps} ${verb} never reached: ${why}.`];
  });
}

export function section({ run, findings, names }: SectionInput<CardSums, CardFindings>): Section {
  const rows = findings.cards.flatMap(({ number, neverReached }, at) => {
    const { gamesRan, arrived } = run.tally.cards[run.subject.cards[at]];
    return gamesRan === 0
      ? []
      : neverReached.map((step) => ({ ...step, number, reached: arrived[step.step - 1], gamesRan }));
  });
  return {
    title: 'Steps that never ran',
    paragraphs: [
      rows.length === 0
        ? 'Every step of every card that was used ran at least once, so no text on a card is superfluous.'
        : 'Steps that did nothing in any game although their card ran, with the numbers of ecos explain NUMBER --ops. A step that was reached but never ran may still be possible: the bound is the share of times it could run at most, with 95 % confidence.',
    ],
    table: tableOf(rows, [
      column.card(({ number }) => number, names.card, { sorted: 'ascending' }),
      column.figure('Step', ({ step }) => cell.number(step)),
      column.text('Does', ({ operation }) => operation),
      column.text('Why not', ({ reason }) => reason || 'follows a step that never ran'),
      column.figure('Reached', ({ reached }) => {
        const { high } = shareOf({ games: reached, won: 0 });
        return cell.number(reached, 0, reached === 0 ? undefined : `at most ${percent(high)} %`);
      }),
      column.figure('Games it ran in', ({ gamesRan }) => cell.number(gamesRan)),
    ]),
  };
}
