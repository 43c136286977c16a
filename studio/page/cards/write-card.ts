/** Writes new cards into the set: with blanks to fill in, or copies of others. */
import type { TextEdit } from '../../../program/index.ts';
import type { CardRow } from '../../messages.ts';
import { snippetFields } from '../editor/offers.ts';
import { retryFocus } from '../keys.ts';
import type { Reading } from '../parts.ts';
import { loadedPart } from '../shell/part.tsx';
import type { Studio } from '../studio.ts';
import { copyOfCard } from './copy.ts';

/** The number of the first card of a set. */
const FIRST_NUMBER = 901;

/** The declaration of a card or Landscape Feature; the number of one that replaces another belongs to the extended set. */
const DECLARATION = /^\s*(?:card|feature)\s+(\d+)\b(?!\s+\w+\s+replaces\b)/gm;

/** The file in which new cards are written. */
export const shownFile = ({ editor, texts }: Pick<Studio, 'editor' | 'texts'>): string =>
  editor.file || texts.files[0];

/** The number after the highest in the texts. */
export function freeNumber({ documents }: Reading): number {
  const numbers = [...documents.values()].flatMap(({ text }) =>
    [...text.matchAll(DECLARATION)].map(([, number]) => Number(number)),
  );
  return numbers.length === 0 ? FIRST_NUMBER : Math.max(...numbers) + 1;
}

/** Copies a card. */
export function duplicate(studio: Studio, { file, from, to }: CardRow): void {
  const text = studio.documents.get(file)?.text.slice(from, to) ?? '';
  writeCard(studio, file, `${copyOfCard(text, freeNumber(studio))}\n`);
}

/** The white space at the end of a file, and the line ends that stand there before another card. */
function textEnd({ documents }: Reading, file: string) {
  const text = documents.get(file)?.text ?? '';
  const from = text.trimEnd().length;
  return { from, to: text.length, gap: from === 0 ? '' : '\n\n' };
}

/** The text of a card with blanks to fill in, by its number. */
type BlankCard = (number: number) => string;

/** A new card. */
export const newCard =
  (deck: string, effect: string): BlankCard =>
  (number) =>
    `card ${number} ${deck} "\${1:New card}"\n  leaves \${2:1}\n  energy \${3:sun}\n{\n  ${effect}\n}\n`;

/** The blanks of a card that is written: its title, leaves, energy and deck. */
const BLANKS = [
  [/^(.*?")([^"\n]*)/, 1],
  [/(\n {2}leaves )(\d+)/, 2],
  [/(\n {2}energy )(.+)/, 3],
  [/^(\w+ \d+ )(\w+)/, 4],
] as const;

/** Writes a card that is drafted, as `writeBlank` does. */
export function writeDraft(studio: Studio, source: string): Promise<void> {
  const text = source.replaceAll(/[#$](?=\{)/g, '$&\\');
  return writeBlank(studio, () =>
    BLANKS.reduce(
      (card, [at, n]) => card.replace(at, (_, before, words) => `${before}\${${n}:${words}}`),
      text,
    ),
  );
}

/** Writes a card at the end of the shown file. Its title is selected; Tab goes on to its other blanks. */
export function writeBlank(studio: Studio, card: BlankCard): Promise<void> {
  const number = freeNumber(studio);
  return writeSnippet(studio, `${number}`, () => {
    const { file } = studio.editor;
    const { from, to, gap } = textEnd(studio, file);
    return { file, from, to, text: gap + card(number) };
  });
}

/** Declares an animal in the set of the shown file. Its name is selected; Tab goes on to its other blanks. */
export const writeAnimal = (studio: Studio): Promise<void> =>
  writeSnippet(studio, '', () => studio.line.ask('declaration', { file: shownFile(studio) }));

/** @param what the number of its card in the address */
async function writeSnippet(
  studio: Studio,
  what: string,
  write: () => TextEdit | Promise<TextEdit | undefined>,
): Promise<void> {
  const { snippet } = await loadedPart(() => import('../editor/language-client.ts'));
  studio.visit({ place: 'write', what });
  const edit = await write();
  if (!edit || !studio.editor.show(edit.file)) return;
  studio.editor.insert(snippet(snippetFields(edit.text)), edit.from, edit.to);
  retryFocus(() => studio.editor.focus());
}

/** Writes a card at the end of a file, and shows it with its title selected. */
export function writeCard(studio: Studio, file: string, card: string): void {
  const { from, to, gap } = textEnd(studio, file);
  if (!studio.edit([{ file, from, to, text: gap + card }])) return;
  const [head = '', number, title = ''] = /^\w+\s+(\d+)\s+\w+(?:\s+"([^"\n]*))?/.exec(card) ?? [];
  const end = from + gap.length + head.length;
  studio.visit({ place: 'write', what: `${number}` });
  retryFocus(() => studio.shown.show(file, end - title.length, end));
}
