/** What never happened: cards that did nothing, and steps that never ran. */
import { shareWon } from '../statistics/certainty.ts';
import type { CardFindings, CardSums } from './cards.ts';
import { listed, percent, times } from './labels.ts';
import { cell, column, markCard, type Section, type SectionInput, toTable } from './section.ts';

type StepInput = SectionInput<CardSums, CardFindings>;

/** The ways in which a card can do nothing. */
const IDLE_CARDS = [
  { isFeature: false, wasInPlay: false, says: 'Cards never in play' },
  { isFeature: false, wasInPlay: true, says: 'Cards in play and never completed' },
  { isFeature: true, wasInPlay: false, says: 'Features never laid' },
  { isFeature: true, wasInPlay: true, says: 'Features that were laid and gave nothing' },
];

/** Cards that did nothing in any game, in one sentence for all to which the same happened. */
function idleRemarks({ run: { tables, tally, subject } }: StepInput): string[] {
  const idle = subject.cards.filter((card) => tally.cards[card].runs === 0);
  return IDLE_CARDS.flatMap(({ isFeature, wasInPlay, says }) => {
    const list = idle
      .map((card) => ({ ...tables.cards[card], inPlay: tally.cards[card].inPlay }))
      .filter(({ feature, inPlay }) => (feature !== null) === isFeature && inPlay > 0 === wasInPlay)
      .map(({ number, inPlay }) => `${markCard(number)}${wasInPlay ? ` (${times(inPlay)})` : ''}`);
    return listed(says, list);
  });
}

/** The steps that never ran of each card that did something, with the reasons. */
function stepRemarks({ run, findings }: StepInput): string[] {
  return findings.cards.flatMap(({ number, neverReached }, at) => {
    const card = run.subject.cards[at];
    const { runs } = run.tally.cards[card];
    if (runs === 0 || neverReached.length === 0) return [];
    const steps = neverReached.map(({ step, operation }) => `${step} (${operation})`).join(', ');
    const [noun, verb] = neverReached.length === 1 ? ['step', 'was'] : ['steps', 'were'];
    const why = [...new Set(neverReached.flatMap(({ reason }) => reason || []))].join('; ');
    const ran = runs === 1 ? 'once' : `${runs} times`;
    const name = `${run.tables.cards[card].feature ? 'Feature' : 'Card'} ${markCard(number)}`;
    return [`${name} ran ${ran}, but its ${noun} ${steps} ${verb} never reached: ${why}.`];
  });
}

export function section(input: StepInput): Section {
  const { run, findings, names } = input;
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
    remarks: [...idleRemarks(input), ...stepRemarks(input)],
    table: toTable(rows, [
      column.card(({ number }) => number, names.card, { sorted: 'ascending' }),
      column.figure('Step', ({ step }) => cell.number(step)),
      column.text('Does', ({ operation }) => operation),
      column.text('Why not', ({ reason }) => reason || 'follows a step that never ran'),
      column.figure('Reached', ({ reached }) => {
        const { high } = shareWon({ games: reached, won: 0 });
        return cell.number(reached, 0, reached === 0 ? undefined : `at most ${percent(high)} %`);
      }),
      column.figure('Games it ran in', ({ gamesRan }) => cell.number(gamesRan)),
    ]),
  };
}
