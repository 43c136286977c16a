/** The prompt with which an assistant writes a card: what it does, the card language, and cards to learn from. */

import { ONE_FILE } from '../../games/start-worker.ts';
import type { Answer } from '../../worker/questions.ts';
import type { Asking } from '../parts.ts';

/**
 * Copies it. Returns what came of that.
 * @param text what the card does, in somebody's words
 * @param hole those of them that were not read
 */
export async function copyPrompt({ line }: Asking, text: string, hole: string): Promise<string> {
  const prompt = Promise.all([fetchSheet(), line.ask('examples', { text })]).then(([sheet, examples = []]) =>
    promptFor(text, hole, sheet, examples),
  );
  try {
    // Some browsers copy only what was promised while a button is pressed.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': prompt })]);
    return 'Copied. Paste what comes back into the field.';
  } catch {
    return 'Nothing was copied. Try again.';
  }
}

async function fetchSheet(): Promise<string> {
  if (ONE_FILE) return ONE_FILE.sheet;
  const answer = await fetch('sheet.md');
  if (!answer.ok) throw new Error(`sheet.md: ${answer.status}`);
  return answer.text();
}

const promptFor = (text: string, hole: string, sheet: string, examples: Answer<'examples'>): string => `\
Write a card for the board game Ecos: First Continent, in the card language that is described below.

The card does this:

${text.trim()}

This part of it could not be translated: ${hole}

Answer with the whole card in one block of code and nothing else. Use only what the sheet has. What it cannot say stays as it is
written, as \`by hand "…"\`.

${examples.map(({ source, rules }) => `A card that says: ${rules.replace(/\s+/g, ' ')}\n\n\`\`\`eco\n${source}\n\`\`\``).join('\n\n')}

${sheet}`;
