/** The document of cards, to which sheets are added one after the other. */
import { coloursOf, lookOf } from '../card/theme.ts';
import type { Paper } from '../sheet/paper.ts';
import { filling } from '../templates/fill.ts';
import {
  back,
  blocks,
  emblem,
  face,
  feature,
  front,
  fronts,
  glyph,
  legend,
  pieces,
  placement,
  shape,
  sheet,
  sheets,
  text,
} from '../templates/templates.generated.ts';
import type { Lang } from '../wording/language.ts';
import { plain } from '../wording/parts.ts';
import { translator } from '../wording/translation/translator.ts';
import { HtmlDocument } from './document.ts';

const fill = filling({
  back,
  blocks,
  emblem,
  face,
  feature,
  front,
  fronts,
  glyph,
  legend,
  pieces,
  placement,
  shape,
  sheet,
  sheets,
  text,
});

/** The input that all sheets of cards share. */
interface CardsInput {
  lang: Lang;
  title: string;
  paper: Paper;
  /** The size of cards relative to the usual size. */
  scale: number;
  proof?: boolean | undefined;
}

/** A document without any sheets yet. */
export const cardsDocument = ({ lang, title, paper, scale, proof }: CardsInput): HtmlDocument =>
  new HtmlDocument(
    {
      ...{ lang, title, paper, scale },
      impact: plain(translator(lang).say('impact')),
      colours: coloursOf(lookOf(proof)),
    },
    (part) => fill('sheets', part),
  );
