/** The worker's answers about the texts and about the card being viewed. */
import type { Lang } from '../../print/face/index.ts';
import type {
  CardRow,
  CheckAnswer,
  ColouredWords,
  ProblemShown,
  Questions,
  ScenarioCounts,
  ScenarioShown,
  WorthOfValue,
} from '../messages.ts';
import type { CardAt } from '../text-places.ts';
import type { QuestionLine } from './asks/question-line.ts';
import type { ViewedCard } from './card/viewed-card.ts';
import type { EditorLike } from './editor/editor-like.ts';

/** How many milliseconds after a change of the texts the names in them are coloured again. */
const WORDS_AFTER = 400;

/** The parts of the studio that it needs. */
interface StudioAround {
  readonly line: QuestionLine;
  readonly card: ViewedCard;
  readonly viewed: CardAt | undefined;
  /** Whether several cards have the number in the address. */
  readonly hasTwins: boolean;
  readonly address: { readonly place: string };
  readonly lang: Lang;
  readonly editor: EditorLike | undefined;
  readonly number: EditorLike['number'];
  readonly untried: { ask(): void };
  readonly trying: { ask(): void };
  readonly shown: { showProblems(): void };
  changed(): void;
}

export class Answers {
  checked: CheckAnswer | undefined;
  /** Texts that are too long for their cards. */
  #tooLong: readonly ProblemShown[] = [];
  cards: CardRow[] = [];
  words: ColouredWords = {};
  scenarios: ScenarioShown[] = [];
  counts: ScenarioCounts | undefined;
  /** Whether the counts cover all scenarios of the current texts. */
  isCounted = false;
  worth: Questions['worth']['answer'] = null;
  /** The worth of the card for other values of the number at the cursor. */
  values: WorthOfValue[] = [];
  #wordsTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #versions = new WeakMap<ProblemShown, number>();
  /** The viewed card at the time of the last questions about it. */
  #asked: string | undefined;
  readonly #studio: StudioAround;
  readonly #listed: (before: readonly CardRow[]) => void;

  /** @param listed called when the list of cards has changed */
  constructor(studio: StudioAround, listed: (before: readonly CardRow[]) => void) {
    this.#studio = studio;
    this.#listed = listed;
  }

  /** All problems: those in the texts, then texts that are too long for their cards. */
  get problems(): readonly ProblemShown[] {
    return [...(this.checked?.problems ?? []), ...this.#tooLong];
  }

  /** The version of the texts in which a problem was found. */
  versionOf(problem: ProblemShown): number | undefined {
    return this.#versions.get(problem);
  }

  /** Whether the viewed card differs from the one last asked about. */
  get isStale(): boolean {
    return JSON.stringify(this.#studio.viewed) !== this.#asked;
  }

  /** Requests the words and their colours. */
  askWords(): void {
    clearTimeout(this.#wordsTimer);
    this.#studio.line.post('words', {}, (words) => {
      if (JSON.stringify(words) === JSON.stringify(this.words)) return;
      this.words = words;
      this.#studio.editor?.setWords(words);
    });
  }

  /** Asks about the texts, and about the viewed card. */
  askAll(): void {
    const studio = this.#studio;
    // Names are rarely declared, so no key press waits for this.
    clearTimeout(this.#wordsTimer);
    this.#wordsTimer = setTimeout(() => this.askWords(), WORDS_AFTER);
    studio.line.post('check', {}, (checked, _, version) => {
      this.checked = checked;
      for (const problem of checked.problems) this.#versions.set(problem, version);
      studio.shown.showProblems();
      studio.changed();
    });
    this.askAbout();
    studio.line.post('cards', {}, (cards) => {
      const before = this.cards;
      this.cards = cards;
      this.#listed(before);
      // The same card was already asked about above.
      if (this.isStale) this.askAbout();
      studio.changed();
    });
    this.askScenarios();
    studio.untried.ask();
    studio.line.post('tooLong', {}, (tooLong, isWhole) => {
      if (isWhole) this.#tooLong = tooLong;
      studio.changed();
    });
  }

  /** Asks about the viewed card. */
  askAbout(): void {
    const studio = this.#studio;
    studio.trying.ask();
    const { viewed, line } = studio;
    this.#asked = JSON.stringify(viewed);
    if (!viewed) return;
    line.post('card', { ...viewed, lang: studio.lang }, (card) => {
      studio.card.take(card, studio.hasTwins);
      studio.changed();
    });
    line.post('scenarios', viewed, (scenarios) => {
      this.scenarios = scenarios;
      studio.changed();
    });
    this.askValues();
    if (studio.address.place !== 'write') return;
    line.post('worth', viewed, (worth, isWhole) => {
      if (isWhole) this.worth = worth;
      studio.changed();
    });
  }

  /** Requests the worth of the card for other values of the number at the cursor. */
  askValues(): void {
    const { editor, number, line } = this.#studio;
    if (!editor || !number) {
      this.values = [];
      return;
    }
    const { from, to } = number;
    line.post('values', { file: editor.file, from, to }, (values) => {
      this.values = values;
      this.#studio.changed();
    });
  }

  /** Runs all scenarios. */
  askScenarios(): void {
    this.isCounted = false;
    this.#studio.line.post('allScenarios', {}, (counts, isWhole) => {
      // Until all have run, the counts of the previous texts are more useful.
      if (isWhole || !this.counts) this.counts = counts;
      this.isCounted = isWhole;
      this.#studio.changed();
    });
  }
}
