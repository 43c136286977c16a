/** The worker's answers about the texts and about the card being viewed. */
import { signal } from '@preact/signals';
import type { EffectValue } from '../../language/index.ts';
import type {
  CardRow,
  CheckAnswer,
  ColouredWords,
  ScenarioCounts,
  ScenarioResult,
  TextProblem,
  WorthOfValue,
} from '../messages.ts';
import type { Studio } from './studio.ts';

export class Answers {
  readonly checked = signal<CheckAnswer | undefined>(undefined);
  /** Texts that are too long for their cards. */
  readonly tooLong = signal<readonly TextProblem[]>([]);
  readonly cards = signal<readonly CardRow[]>([]);
  /** The words of the editor and their colours. */
  words: ColouredWords = {};
  readonly scenarios = signal<readonly ScenarioResult[]>([]);
  readonly counts = signal<ScenarioCounts | undefined>(undefined);
  /** Whether the counts cover all scenarios of the current texts. */
  readonly isCounted = signal(false);
  readonly worth = signal<EffectValue | null>(null);
  /** The worth of the card for other values of the number at the cursor. */
  readonly values = signal<readonly WorthOfValue[]>([]);
  readonly #versions = new WeakMap<TextProblem, number>();
  /** The viewed card at the time of the last questions about it. */
  #asked: string | undefined;
  readonly #studio: Studio;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** All problems: those in the texts, then texts that are too long for their cards. */
  get problems(): readonly TextProblem[] {
    return [...(this.checked.value?.problems ?? []), ...this.tooLong.value];
  }

  /** The version of the texts in which a problem was found. */
  versionOf(problem: TextProblem): number | undefined {
    return this.#versions.get(problem);
  }

  /** Asks about the texts, and about the viewed card. */
  askAll(): void {
    const studio = this.#studio;
    studio.line.post('check', {}, (checked, _, version) => {
      this.checked.value = checked;
      for (const problem of checked.problems) this.#versions.set(problem, version);
    });
    this.askAbout();
    studio.line.post('cards', {}, (cards) => {
      const before = this.cards.value;
      this.cards.value = cards;
      studio.shown.listed(before);
      studio.card.listed();
      // The same card was already asked about above.
      if (JSON.stringify(studio.viewed) !== this.#asked) this.askAbout();
      studio.changed();
    });
    this.askScenarios();
    studio.untried.ask();
    studio.line.post('tooLong', {}, (tooLong, isWhole) => {
      if (isWhole) this.tooLong.value = tooLong;
    });
    studio.line.post('words', {}, (words) => {
      if (JSON.stringify(words) === JSON.stringify(this.words)) return;
      this.words = words;
      studio.editor?.setWords(words);
    });
  }

  /** Asks about the viewed card. */
  askAbout(): void {
    const studio = this.#studio;
    studio.trials.ask();
    const { viewed, line } = studio;
    this.#asked = JSON.stringify(viewed);
    if (!viewed) return;
    line.post('card', { ...viewed, lang: studio.lang.value }, (card) => studio.card.take(card));
    line.post('scenarios', viewed, (scenarios) => {
      this.scenarios.value = scenarios;
    });
    this.askValues();
    if (studio.address.value.place !== 'write') return;
    line.post('worth', viewed, (worth, isWhole) => {
      if (isWhole) this.worth.value = worth;
    });
  }

  /** Requests the worth of the card for other values of the number at the cursor. */
  askValues(): void {
    const { editor, number, line } = this.#studio;
    if (!editor || !number) {
      this.values.value = [];
      return;
    }
    const { from, to } = number;
    line.post('values', { file: editor.file, from, to }, (values) => {
      this.values.value = values;
    });
  }

  /** Runs all scenarios. */
  askScenarios(): void {
    this.isCounted.value = false;
    this.#studio.line.post('allScenarios', {}, (counts, isWhole) => {
      // Until all have run, the counts of the previous texts are more useful.
      if (isWhole || !this.counts.value) this.counts.value = counts;
      this.isCounted.value = isWhole;
    });
  }
}
