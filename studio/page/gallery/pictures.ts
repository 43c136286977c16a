/** Pictures of cards as URLs for images, drawn when the cards come near the viewport. */
import { signal } from '@preact/signals';
import type { Lang } from '../../../print/face/index.ts';
import type { CardRow } from '../../messages.ts';
import { pictureUrl } from '../card/picture.ts';
import type { WorkerClient } from '../worker/worker-client.ts';
import { cardKeys } from './wall-card.ts';

interface Picture {
  svg: string;
  url: string;
}

/** Cards at this distance from the viewport are drawn. */
const NEAR = '600px';

export class GalleryPictures {
  readonly #line: WorkerClient;
  #cards: ReadonlyMap<string, CardRow> = new Map();
  readonly #lang = signal<Lang>('en');
  /** Counts what was drawn. */
  readonly #drawn = signal(0);
  /** By language and card. */
  readonly #pictures = new Map<string, Picture>();
  /** The version of the texts, the offset and the file that a picture was drawn from. */
  readonly #origins = new Map<string, string>();
  readonly #near = new Map<Element, string>();
  readonly #observer: IntersectionObserver;
  #isDrawing = false;
  /** Whether there is more to draw than when drawing began. */
  #isAgain = false;

  constructor(line: WorkerClient) {
    this.#line = line;
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = (target as HTMLElement).dataset.card;
          if (isIntersecting && key !== undefined) this.#near.set(target, key);
          else this.#near.delete(target);
        }
        void this.#draw();
      },
      { rootMargin: NEAR },
    );
  }

  /** Sets the cards, and the language of their pictures. */
  show(cards: readonly CardRow[], lang: Lang): void {
    this.#cards = cardKeys(cards);
    this.#lang.value = lang;
    void this.#draw();
  }

  /** Observes an element, so that the picture of the card in its `data-card` is drawn when it comes near the viewport. */
  readonly watch = (element: Element | null): void => {
    if (element) this.#observer.observe(element);
    for (const one of this.#near.keys()) if (!one.isConnected) this.#near.delete(one);
  };

  /** The URL of the latest picture of a card. */
  urlOf(key: string): string | undefined {
    this.#drawn.value;
    return this.#pictures.get(`${this.#lang.value} ${key}`)?.url;
  }

  async #draw(): Promise<void> {
    this.#isAgain = this.#isDrawing;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      for (let asked = this.#lacking(); asked.length > 0; asked = this.#lacking()) {
        const [lang, { version }] = [this.#lang.value, this.#line];
        const cards = asked.map(([, { file, from }]) => ({ file, offset: from }));
        const drawn = await this.#line.ask('pictures', { cards, lang });
        // A text has changed. The list of cards is requested again, too, unless the new one has already arrived.
        if (!drawn && !this.#isAgain) break;
        this.#isAgain = false;
        for (const [i, { svg }] of (drawn ?? []).entries()) {
          const [key, card] = asked[i]!;
          this.#keep(`${lang} ${key}`, svg, originOf(card, version));
        }
        this.#drawn.value++;
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  /** The cards near the viewport whose picture is not from the current texts. */
  #lacking(): [key: string, card: CardRow][] {
    const { version } = this.#line;
    const keys = new Set(this.#near.values());
    return [...keys].flatMap((key) => {
      const card = this.#cards.get(key);
      return card && this.#origins.get(`${this.#lang.value} ${key}`) !== originOf(card, version)
        ? [[key, card]]
        : [];
    });
  }

  #keep(key: string, svg: string | undefined, origin: string): void {
    this.#origins.set(key, origin);
    const before = this.#pictures.get(key);
    if (before?.svg === svg) return;
    if (before) URL.revokeObjectURL(before.url);
    if (svg === undefined) this.#pictures.delete(key);
    else {
      const url = pictureUrl(svg);
      this.#pictures.set(key, { svg, url });
    }
  }
}

const originOf = ({ file, from }: CardRow, version: number): string => `${version} ${from} ${file}`;
