/** The events of cards that no scenario tries: marked in the margin of the text, and listed below it. */
import { signal } from '@preact/signals';
import type { UntriedStep } from '../../messages.ts';
import { browserStorage, keep } from '../storage.ts';
import type { Studio } from '../studio.ts';

/** The key under which this browser stores that the marks are hidden. */
const KEY = 'ecos-untried-hidden';

export class UntriedSteps {
  readonly #studio: Studio;
  /** The untried events in the texts. */
  readonly all = signal<readonly UntriedStep[]>([]);
  readonly isMarked = signal(browserStorage.getItem(KEY) === null);

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** The untried events of the viewed card. */
  get ofCard(): readonly UntriedStep[] {
    return this.all.value.filter(({ card }) => card === this.#studio.card.shown.value?.number);
  }

  /** Those to mark in the margin. */
  get marked(): readonly UntriedStep[] {
    return this.isMarked.value ? this.all.value : [];
  }

  /** Shows or hides the marks in the margin. */
  toggle(): void {
    this.isMarked.value = !this.isMarked.value;
    keep(KEY, this.isMarked.value ? null : 'yes');
  }
}
