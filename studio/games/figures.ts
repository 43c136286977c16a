/** The figures of games as the page shows them, all computed by simulate/. */
import { playedBoth } from '../../simulate/change/index.ts';
import {
  FALSE_DISCOVERY_RATE,
  type Figures,
  failedGames,
  figuresOf,
  findingsOf,
  labelOf,
  type Match,
  NOTHING_FURTHER,
  type Remark,
  type Section,
  type SectionId,
  sectionsOf,
  type TextPart,
  textParts,
  winsWith,
} from '../../simulate/games/index.ts';
import type { GamesOfBoth } from '../messages.ts';

/** The findings of the games played so far. */
export interface GamesFigures {
  played: number;
  /** The points that end a game. */
  target: number;
  cards: readonly CardGames[];
  /** What stands out. */
  remarks: readonly { about: SectionId; wins?: Remark['wins']; parts: readonly TextPart[] }[];
  sections: readonly GamesSection[];
  /** The number of failed games and the first failure. */
  failed: { games: number; first: string } | null;
  /** The same games with both versions, from which the section `change` is made. */
  since: GamesOfBoth | null;
}

export type CardGames = Figures['cards'][number] & {
  /** Games in which a seat began with the card. */
  games: number;
  /** Whether the card stands out among all cards. */
  isSure: boolean;
};

/** A section whose sentences are split into texts and cards. */
export interface GamesSection extends Pick<Section, 'title' | 'plot' | 'table'> {
  id: SectionId;
  sentences: readonly (readonly TextPart[])[];
}

/** The findings so far. @param hashes those of both versions of the set */
export function gamesFigures(
  match: Match,
  hashes: GamesOfBoth['hashes'],
  progress: Pick<GamesFigures, 'played' | 'target'>,
): GamesFigures {
  const { run } = match;
  const { failures } = run.tally;
  const [first] = failures.first;
  const [figures, findings] = [figuresOf(run), findingsOf(run)];
  const both = playedBoth(match, figures);
  const partsOf = (text: string) => textParts(text, (card) => labelOf(run.tables, card));
  const sections = sectionsOf({ match, findings, compared: both?.compared ?? null, more: NOTHING_FURTHER });
  return {
    ...progress,
    cards: figures.cards.map((figure, at) => {
      const card = run.subject.cards[at];
      return {
        ...figure,
        games: winsWith(run, card).games,
        isSure: findings.cards[at].rate <= FALSE_DISCOVERY_RATE,
      };
    }),
    remarks: sections.flatMap(({ id, remarks }) =>
      id === 'change'
        ? []
        : remarks.map(({ text, ...remark }) => ({ ...remark, about: id, parts: partsOf(text) })),
    ),
    sections: sections.map(({ paragraphs, remarks, ...section }) => ({
      ...section,
      // What is said about the table of a change is about all its rows in the report.
      sentences: section.id === 'change' ? remarks.map(({ text }) => partsOf(text)) : paragraphs.map(partsOf),
    })),
    failed: first ? { games: failedGames(failures), first: first.message } : null,
    since: both && { ...both, hashes },
  };
}
