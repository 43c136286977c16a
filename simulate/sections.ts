/** The sections about a run, from which the terminal and the report choose. */
import type { Further } from './advice/advice.ts';
import { adviceSection, restrictedSection } from './advice/sections.ts';
import { changeSection, type RunComparison } from './compared.ts';
import * as cards from './figures/card-sections.ts';
import * as endings from './figures/endings.ts';
import * as hands from './figures/hands.ts';
import { labelCard, makeLabels } from './figures/labels.ts';
import * as lengths from './figures/lengths.ts';
import * as pairs from './figures/pairs.ts';
import * as price from './figures/price.ts';
import type { Findings, Tally } from './figures/registry.ts';
import { type Remark, type Section, type SectionInput, textParts } from './figures/section.ts';
import * as steps from './figures/steps.ts';
import * as supplies from './figures/supplies.ts';
import * as timeline from './figures/timeline.ts';
import * as wins from './figures/wins.ts';
import {
  ladderCardsSection,
  ladderHandsSection,
  ladderUseSection,
  strengthsSection,
} from './ladder/sections.ts';
import type { Match } from './run/match.ts';
import type { Simulation } from './run/simulation.ts';

/** A run, and the results of further games. */
export interface RunResults {
  /** The run with its sums. */
  match: Pick<Match, 'run' | 'against'>;
  /** The differences, if another version of the set was played. */
  compared: RunComparison | null;
  /** The name of that version. */
  against?: string;
  more: Further;
  /** What is found in the run. */
  findings: Findings;
  /** What the effects of the cards are worth, for the report. */
  worths?: SectionInput<Tally>['worths'];
}

interface Input extends SectionInput<Tally, Findings>, Omit<RunResults, 'match'> {
  labelBefore: (card: number) => string;
}

/** All sections in order, by their id in the report. A section without content is null. */
const SECTIONS = {
  advice: adviceSection,
  change: (input: Input) => input.compared && changeSection(input.compared, input),
  cards: cards.section,
  lift: cards.liftSection,
  strengths: ({ more: { ladder } }: Input) => ladder && strengthsSection(ladder),
  ladder: (input: Input) => input.more.ladder && ladderCardsSection(input.more.ladder, input),
  'ladder-hands': (input: Input) => input.more.ladder && ladderHandsSection(input.more.ladder, input),
  'ladder-use': (input: Input) => input.more.ladder && ladderUseSection(input.more.ladder, input),
  restricted: restrictedSection,
  price: price.section,
  steps: steps.section,
  hands: hands.section,
  seats: wins.seatsSection,
  bots: wins.botsSection,
  pairs: pairs.section,
  length: lengths.section,
  time: timeline.section,
  supplies: supplies.section,
  stopped: endings.section,
} satisfies Record<string, (input: Input) => Section | null>;

/** The id of a section. */
export type SectionId = keyof typeof SECTIONS;

/** The sections about a run, by id. */
export function makeSections(
  { match: { run, against }, ...results }: RunResults,
  ids: readonly SectionId[] = Object.keys(SECTIONS) as SectionId[],
) {
  const { ladder } = results.more;
  const input: Input = {
    ...results,
    run,
    names: makeLabels(run.tables),
    labelBefore: (card) => labelCard((against ?? run).tables, card),
    agreed: ladder && {
      cards: new Set(ladder.cards.flatMap((one) => (one.agreed === null ? [] : [one.number]))),
      hands: new Set(ladder.hands.flatMap((one) => (one.agreed === null ? [] : [one.name]))),
      strongest: ladder.strongest,
    },
  };
  return ids.flatMap((id) => {
    const section = SECTIONS[id](input);
    if (!section) return [];
    // Where no game was counted, nothing is remarkable.
    const said = run.tally.games === 0 ? [] : (section.remarks ?? []);
    const remarks = said.map((one): Remark => (typeof one === 'string' ? { text: one } : one));
    return [{ id, ...section, remarks }];
  });
}

/** A sentence with the labels of its cards. */
export const plainText = ({ tables }: Simulation, text: string): string =>
  textParts(text, (card) => labelCard(tables, card))
    .map((part) => part.text)
    .join('');
