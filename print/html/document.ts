/** A document that is filled from templates part by part: for `ecos print`, or for pages that show parts of it. */

import type { Paper } from '../sheet/paper.ts';
import { type Classes, filling } from '../templates/fill.ts';
import { document, faces, style } from '../templates/templates.generated.ts';
import type { Font } from './cuts.ts';
import { fontsOf } from './fonts.ts';

/** How much higher than its paper a page is printed, in millimetres; the PDF is cropped to the paper. */
const BEYOND = 1;

const fill = filling({ document, faces, style });

/** The template values of a whole document. */
export interface DocumentView {
  paper: Paper;
  [name: string]: unknown;
}

/** The values and path classes that all parts of a document share. */
export class HtmlDocument {
  readonly #view: DocumentView;
  readonly #fillPart: (view: object) => string;
  readonly #classes: Classes = new Map();
  readonly #parts: string[] = [];

  constructor(view: DocumentView, fillPart: (view: object) => string) {
    this.#view = view;
    this.#fillPart = fillPart;
  }

  /** Fills the template with the values of the document and of a part, and adds the result. */
  add(part: object = {}): void {
    this.#parts.push(this.#fillPart({ ...this.#view, ...part, classes: this.#classes }));
  }

  get body(): string {
    return this.#parts.join('');
  }

  /** Its style sheet, without the fonts. */
  get style(): string {
    return fill('style', { ...this.#view, drawn: this.#drawn() });
  }

  get fonts(): Font[] {
    return fontsOf(this.body);
  }

  /** The whole document, with embedded font files. */
  whole(embed: (fonts: readonly Font[]) => readonly (Font & { data: string })[]): string {
    const { body } = this;
    const beyond = this.#view.paper.height + BEYOND;
    return fill('document', {
      ...this.#view,
      beyond,
      drawn: this.#drawn(),
      body,
      fonts: embed(fontsOf(body)),
    });
  }

  #drawn() {
    return [...this.#classes].map(([d, name]) => ({ d, name }));
  }
}
