/** The copies of the pictures of cards, which this page makes of the files on the server. */
import { copyPicture, WIDTHS_PX } from '../../../print/copies/index.ts';
import type { ExtrasAnswer } from '../../server-messages.ts';
import { refusalText, type Server } from '../texts/server.ts';

type Art = NonNullable<ExtrasAnswer['art']>;
type CardArt = Art[number][1];

interface ArtPage {
  extras: ExtrasAnswer;
  readonly line: { extras(extras: ExtrasAnswer): void };
  readonly server: Pick<Server, 'picture'>;
  readonly texts: { trouble: { value: string } };
}

export class ArtCopies {
  readonly #page: ArtPage;

  constructor(page: ArtPage) {
    this.#page = page;
  }

  /** The words and drawings that the server gives now, with the copies that are still right. */
  withCopies(extras: ExtrasAnswer): ExtrasAnswer {
    const known = new Map(this.#page.extras.art);
    const art = extras.art?.map(([card, one]) => {
      const { mark, copy } = known.get(card) ?? {};
      return [card, copy && mark === one.mark ? { ...one, copy } : one] as const;
    });
    return art ? { ...extras, art } : extras;
  }

  /** Whether a card has a picture in its saved text. */
  has(card: number): boolean {
    return this.#page.extras.art?.some(([number]) => number === card) === true;
  }

  /** Makes the copies that are lacking, one after another. Cards are drawn with the first at once, then with twice as many each time. */
  async make(): Promise<void> {
    const page = this.#page;
    const copied = new Map(page.extras.art);
    const lacking = [...copied].filter(([, { copy }]) => !copy);
    let begun = page.extras;
    for (const [i, [card, one]] of lacking.entries()) {
      const copy = await this.#copy(card, one);
      // The pictures of later words and drawings are made for those.
      if (page.extras !== begun) return;
      if (copy) copied.set(card, { ...one, copy });
      if (((i + 1) & i) !== 0 && i + 1 < lacking.length) continue;
      begun = { ...begun, art: [...copied] };
      page.extras = begun;
      page.line.extras(begun);
    }
  }

  async #copy(card: number, { file }: CardArt): Promise<CardArt['copy']> {
    try {
      return await copyPicture(await this.#page.server.picture(card), WIDTHS_PX.usual);
    } catch (error) {
      this.#page.texts.trouble.value = `${file} is not shown: ${refusalText(error, 'this browser cannot draw it. Save it again as a JPEG or PNG.')}`;
      return undefined;
    }
  }
}
