/** The card as printed, whose rows lead to their steps. */
import type { CardPreview } from '../../messages.ts';
import { parsePicture } from './picture.ts';
import { isInside, rowsSaying } from './rows.ts';

/** A card to show. */
export interface FaceView extends Pick<CardPreview, 'svg' | 'rows' | 'lang'> {
  /** Its accessible name: `Card 61 Calving`. */
  name: string;
  /** The step whose rows are highlighted, by its name in the rows; empty for none. */
  lit: string;
  /** The steps with errors, by their names in the rows. */
  broken: readonly string[];
  /** Whether it lags behind its text. */
  isOutOfDate: boolean;
}

/** Draws cards in an element, one after the other. */
export class CardFace {
  readonly #host: HTMLElement;
  #drawn: { svg: string; groups: readonly SVGGElement[] } | undefined;

  /** @param onStep gets the step of a row that was clicked, or chosen with Enter */
  constructor(host: HTMLElement, onStep: (step: string) => void) {
    this.#host = host;
    host.role = 'group';
    host.addEventListener('click', ({ target }) => {
      const step = (target as Element).closest<SVGElement>('[data-step]')?.dataset.step;
      if (step !== undefined) onStep(step);
    });
    host.addEventListener('keydown', (event) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const at = this.#groups.indexOf(target as SVGGElement);
      const by = BY[key];
      if (at < 0 || altKey || ctrlKey || metaKey) return;
      if (key === 'Enter') onStep(stepOf(this.#groups[at]!));
      else if (by !== undefined) this.#reach(at + by).focus();
      else return;
      event.preventDefault();
    });
  }

  show({ name, lang, svg, rows, lit, broken, isOutOfDate }: FaceView): void {
    const host = this.#host;
    host.ariaLabel = name;
    host.lang = lang;
    host.classList.toggle('is-outdated', isOutOfDate);
    if (svg !== this.#drawn?.svg) this.#draw(svg);
    // Letters are outlines, so labels have the text. Rows without a step are not in groups.
    const textOf = (name?: string) => rows.flatMap(({ step, text }) => (step === name ? text : [])).join(' ');
    host.ariaDescription = textOf();
    const steps = this.#groups.map(stepOf);
    const litSteps = rowsSaying(lit, steps);
    const all = broken.flatMap((step) => rowsSaying(step, steps));
    const brokenSteps = all.filter((step) => !all.some((other) => isInside(step, other)));
    for (const group of this.#groups) {
      group.ariaLabel = textOf(stepOf(group));
      group.classList.toggle('is-lit', litSteps.includes(stepOf(group)));
      group.classList.toggle('is-broken', brokenSteps.includes(stepOf(group)));
    }
  }

  get #groups(): readonly SVGGElement[] {
    return this.#drawn?.groups ?? [];
  }

  #draw(svg: string): void {
    const focused = this.#groups.indexOf(document.activeElement as unknown as SVGGElement);
    const picture = parsePicture(svg);
    const groups = [...picture.querySelectorAll<SVGGElement>('[data-step]')];
    for (const group of groups) group.role = 'link';
    this.#drawn = { svg, groups };
    this.#host.replaceChildren(picture);
    if (groups.length === 0) return;
    const link = this.#reach(Math.max(focused, 0));
    if (focused >= 0) link.focus();
  }

  /** Makes a row the only one that the Tab key reaches: arrow keys move from there. */
  #reach(index: number): SVGGElement {
    const at = Math.min(Math.max(index, 0), this.#groups.length - 1);
    for (const [i, group] of this.#groups.entries()) group.tabIndex = i === at ? 0 : -1;
    return this.#groups[at]!;
  }
}

/** By how many rows a key moves. */
const BY: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const stepOf = ({ dataset }: SVGGElement): string => dataset.step!;
