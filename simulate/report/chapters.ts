/** The chapters of a report. */
import type { Remark } from '../findings/remarks.ts';
import type { Chapter, ReportData } from './chapter.ts';
import { adviceChapter, restrictedChapter } from './chapters/advice.ts';
import { cardsChapter, liftChapter } from './chapters/cards.ts';
import { changeChapter } from './chapters/change.ts';
import { ladderCardsChapter, ladderHandsChapter, strengthsChapter } from './chapters/ladder.ts';
import { ladderUseChapter } from './chapters/ladder-use.ts';
import { lengthChapter, timeChapter } from './chapters/length.ts';
import { peopleChapter } from './chapters/people.ts';
import { priceChapter } from './chapters/price.ts';
import { stepsChapter, stoppedChapter, suppliesChapter } from './chapters/trouble.ts';
import { botsChapter, handsChapter, pairsChapter, seatsChapter } from './chapters/wins.ts';

/** All chapters in order, by their id in the page. A chapter without content is null. */
const CHAPTERS = {
  advice: adviceChapter,
  change: changeChapter,
  cards: cardsChapter,
  lift: liftChapter,
  people: peopleChapter,
  strengths: strengthsChapter,
  ladder: ladderCardsChapter,
  'ladder-hands': ladderHandsChapter,
  'ladder-use': ladderUseChapter,
  restricted: restrictedChapter,
  price: priceChapter,
  steps: stepsChapter,
  hands: handsChapter,
  seats: seatsChapter,
  bots: botsChapter,
  pairs: pairsChapter,
  length: lengthChapter,
  time: timeChapter,
  supplies: suppliesChapter,
  stopped: stoppedChapter,
} satisfies Record<string, (data: ReportData) => Chapter | null>;

/** The chapter for each kind of sentence. */
const CHAPTER_OF: Record<Remark['about'], keyof typeof CHAPTERS> = {
  games: 'length',
  dead: 'cards',
  steps: 'steps',
  cards: 'cards',
  prices: 'price',
  pairs: 'pairs',
  hands: 'hands',
  seats: 'seats',
  circles: 'cards',
  stopped: 'stopped',
  supplies: 'supplies',
};

/** The chapters to use instead if there are figures of several strengths. */
const WITH_LADDER: Partial<typeof CHAPTER_OF> = { cards: 'ladder', hands: 'ladder-hands' };

/** The chapter that a sentence links to: the one with the figures behind the sentence. */
export function chapterOf({ about, unused }: Remark, hasLadder: boolean): keyof typeof CHAPTERS {
  if (unused) return 'cards';
  return (hasLadder ? WITH_LADDER[about] : undefined) ?? CHAPTER_OF[about];
}

/** The chapters of a report, with their ids. */
export function chaptersOf(data: ReportData): (Chapter & { id: string })[] {
  return Object.entries(CHAPTERS).flatMap(([id, make]) => {
    const chapter = make(data);
    return chapter ? [{ id, ...chapter }] : [];
  });
}
