/** What the worker says of the texts, and of the card that is looked at. */
import type { Lang } from '../../print/face/index.ts';
import type {
  CardRow,
  Checked,
  ColouredWords,
  ProblemShown,
  Questions,
  ScenarioCounts,
  ScenarioShown,
  WorthOfValue,
} from '../messages.ts';
import type { CardAt } from '../text-places.ts';
import type { QuestionLine } from './asks/question-line.ts';
import type { LookedCard } from './card/looked-card.ts';
import type { EditorLike } from './editor/editor-like.ts';

/** So many milliseconds after a text changed the names in it get their colours. */
const WORDS_AFTER = 400;

/** What it needs of the studio around it. */
interface StudioAround {
  readonly line: QuestionLine;
  readonly card: LookedCard;
  readonly looked: CardAt | undefined;
  /** Several cards have the number in the address. */
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
  checked: Checked | undefined;
  /** What on cards is too long to be printed. */
  #tooLong: readonly ProblemShown[] = [];
  cards: CardRow[] = [];
  words: ColouredWords = {};
  scenarios: ScenarioShown[] = [];
  counts: ScenarioCounts | undefined;
  /** The counts are of all scenarios of these texts. */
  isCounted = false;
  worth: Questions['worth']['answer'] = null;
  /** What the card would be worth with other values of the number at the cursor. */
  values: WorthOfValue[] = [];
  #wordsTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #versions = new WeakMap<ProblemShown, number>();
  /** What was looked at when it was last asked about. */
  #asked: string | undefined;
  readonly #studio: StudioAround;
  readonly #came: { cards: (before: readonly CardRow[]) => void; card: () => void };

  constructor(
    studio: StudioAround,
    came: {
      /** The list of cards is another one than before. */
      cards: (before: readonly CardRow[]) => void;
      /** The card that is looked at is to be shown otherwise, before anything else is. */
      card: () => void;
    },
  ) {
    this.#studio = studio;
    this.#came = came;
  }

  /** All that is wrong: with the texts, and then with what is too long. */
  get problems(): readonly ProblemShown[] {
    return [...(this.checked?.problems ?? []), ...this.#tooLong];
  }

  /** The version of the texts that a problem was found in. */
  versionOf(problem: ProblemShown): number | undefined {
    return this.#versions.get(problem);
  }

  /** Another card is looked at than the one that was last asked about. */
  get isAboutAnother(): boolean {
    return JSON.stringify(this.#studio.looked) !== this.#asked;
  }

  /** Asks what words there are. */
  askWords(): void {
    clearTimeout(this.#wordsTimer);
    this.#studio.line.tell('words', {}, (words) => {
      if (JSON.stringify(words) === JSON.stringify(this.words)) return;
      this.words = words;
      this.#studio.editor?.setWords(words);
    });
  }

  /** Asks about the texts, and about the card that is looked at. */
  askAll(): void {
    const studio = this.#studio;
    // Names are declared rarely: no key waits for that.
    clearTimeout(this.#wordsTimer);
    this.#wordsTimer = setTimeout(() => this.askWords(), WORDS_AFTER);
    studio.line.tell('check', {}, (checked, _, version) => {
      this.checked = checked;
      for (const problem of checked.problems) this.#versions.set(problem, version);
      studio.shown.showProblems();
      studio.changed();
    });
    this.askAbout();
    studio.line.tell('cards', {}, (cards) => {
      const before = this.cards;
      this.cards = cards;
      this.#came.cards(before);
      // About the same card it was asked together with this.
      if (this.isAboutAnother) this.askAbout();
      studio.changed();
    });
    this.askScenarios();
    studio.untried.ask();
    studio.line.tell('tooLong', {}, (tooLong, isWhole) => {
      if (isWhole) this.#tooLong = tooLong;
      studio.changed();
    });
  }

  /** Asks about the card that is looked at. */
  askAbout(): void {
    const studio = this.#studio;
    studio.trying.ask();
    const { looked, line } = studio;
    this.#asked = JSON.stringify(looked);
    if (!looked) return;
    line.tell('card', { ...looked, lang: studio.lang }, (card) => {
      studio.card.take(card, studio.hasTwins);
      this.#came.card();
      studio.changed();
    });
    line.tell('scenarios', looked, (scenarios) => {
      this.scenarios = scenarios;
      studio.changed();
    });
    this.askValues();
    if (studio.address.place !== 'write') return;
    line.tell('worth', looked, (worth, isWhole) => {
      if (isWhole) this.worth = worth;
      studio.changed();
    });
  }

  /** Asks what the card would be worth with other numbers at the cursor. */
  askValues(): void {
    const { editor, number, line } = this.#studio;
    if (!editor || !number) {
      this.values = [];
      return;
    }
    const { from, to } = number;
    line.tell('values', { file: editor.file, from, to }, (values) => {
      this.values = values;
      this.#studio.changed();
    });
  }

  /** Runs all scenarios. */
  askScenarios(): void {
    this.isCounted = false;
    this.#studio.line.tell('allScenarios', {}, (counts, isWhole) => {
      // Before all were run, those of the texts before say more.
      if (isWhole || !this.counts) this.counts = counts;
      this.isCounted = isWhole;
      this.#studio.changed();
    });
  }
}
