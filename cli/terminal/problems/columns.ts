/** Created when first needed, because that takes a third as long as starting Node. */
let graphemes: Intl.Segmenter | undefined;

const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;

/** Terminal columns that a text takes: combining accents take none, emoji and East Asian letters two. */
export function columnsOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  graphemes ??= new Intl.Segmenter('en');
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}
