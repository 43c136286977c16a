/** Sections about a run as text. */
import {
  type Compared,
  type Ladder,
  labelOf,
  type Match,
  NOTHING_FURTHER,
  type RunResults,
  type SectionId,
  type Simulation,
  sectionsOf,
  type Table,
  textParts,
} from '../../../simulate/index.ts';
import { styled } from '../../terminal/output.ts';
import { paragraph, table } from '../../terminal/table.ts';

/** The sections of a run. Each has a title, a table if it has rows, and sentences. */
export function textsOf(
  { match, compared = null, more = NOTHING_FURTHER, ...rest }: Results,
  ids: SectionId[],
) {
  const label = (card: number) => labelOf(match.run.tables, card);
  const plain = (text: string) =>
    textParts(text, label)
      .map((part) => part.text)
      .join('');
  return sectionsOf({ match, compared, more, ...rest }, ids).map((section) => ({
    title: styled('bold', section.title),
    tables: section.table ? [showTable(section.table)] : [],
    remarks: (section.remarks ?? []).map(plain),
  }));
}

type Results = Pick<RunResults, 'match'> & Partial<RunResults>;

/**
 * Shows how two versions differ.
 * @param against the name of the other version
 */
export function showCompared(compared: Compared, against: string, match: Match): string {
  const [{ tables, remarks }] = textsOf({ match, compared, against }, ['change']);
  const head = styled('bold', `This version minus ${against}, over games with the same seeds`);
  return [head, ...tables, ...remarks.map((text) => paragraph(text))].join('\n\n');
}

/** Shows the figures of each strength side by side: for all games, for hands, and for cards. */
export const showLadder = (ladder: Ladder, run: Simulation): string =>
  [
    styled('bold', `The same deals at ${ladder.strengths.length} strengths`),
    ...textsOf({ match: { run, against: null }, more: { ...NOTHING_FURTHER, ladder } }, [
      'strengths',
      'ladder-hands',
      'ladder',
    ]).flatMap(({ tables }) => tables),
    paragraph(LADDER_LEGEND),
  ].join('\n\n');

const LADDER_LEGEND =
  'Games in a hundred more than a fair share that are won by the seat that begins with the card or hand, ± its 95 % margin. ' +
  'Agreed: what the two strongest say together; disputed: one is sure, and the other says the opposite; unconfirmed: the second strongest is sure, and the strongest played too few games. Slope: how much more is won for each step up from greedy.';

/** The rows and columns that are for the terminal. */
function showTable({ columns, rows }: Table): string {
  const shown = columns.flatMap(({ title, brief = title }, at) => (brief === null ? [] : [{ brief, at }]));
  const heads = shown.map(({ brief }) => brief);
  const sorted = rows
    .flatMap(({ rank, cells }) => (rank === null ? [] : [{ rank, cells }]))
    .toSorted((a, b) => a.rank - b.rank);
  const body = sorted.map(({ cells }) =>
    shown.map(({ at }) => {
      const { text, bounds, brief = bounds === undefined ? text : `${text} (${bounds})` } = cells[at];
      return brief;
    }),
  );
  return table(heads, body);
}
