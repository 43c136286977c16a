/** What a problem code means. */
import { CATALOGUE, type Entry, generalMessage } from '../../compiler/report/index.ts';
import type { Answer } from '../terminal/command.ts';
import { indented, styled } from '../terminal/output.ts';

/** Explains a problem code, in upper or lower case; undefined for anything else. */
export function explainCode(query: string): Answer | undefined {
  const code = query.toUpperCase();
  if (!Object.hasOwn(CATALOGUE, code)) return undefined;
  const entry: Entry = CATALOGUE[code as keyof typeof CATALOGUE];
  const { severity, message, explanation: text, wrong, mended } = entry;
  const parts = [
    `${styled('bold', `${code}, ${severity}`)}: ${generalMessage(message)}`,
    text,
    `${styled('red', 'Wrong:')}\n${indented(wrong)}`,
    `${styled('green', 'Corrected:')}\n${indented(mended)}`,
  ];
  return { json: { code, severity, message, text, wrong, mended, worth: null }, text: parts.join('\n\n') };
}
