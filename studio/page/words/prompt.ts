/** The prompt with which an assistant writes a card, filled in: what it does, and cards to learn from. */

import { ONE_FILE } from '../../games/start-worker.ts';
import type { Answer } from '../../worker/questions.ts';
import type { Asking } from '../parts.ts';

/**
 * Copies it. Returns what came of that.
 * @param text what the card does, in somebody's words
 * @param hole those of them that were not read
 */
export async function copyPrompt({ line }: Asking, text: string, hole: string): Promise<string> {
  const prompt = Promise.all([fetchPrompt(), line.ask('examples', { text })]).then(([form, examples = []]) =>
    // From the last place to the first: what is filled in may have such words itself.
    form
      .replace('CARDS', () => examples.map(showExample).join('\n\n'))
      .replace('HOLE', () => hole)
      .replace('TEXT', () => text.trim()),
  );
  try {
    // Some browsers copy only what was promised while a button is pressed.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': prompt })]);
    return 'Copied. Paste what comes back into the field.';
  } catch {
    return 'Nothing was copied. Try again.';
  }
}

async function fetchPrompt(): Promise<string> {
  if (ONE_FILE) return ONE_FILE.prompt;
  const answer = await fetch('prompt.md');
  if (!answer.ok) throw new Error(`prompt.md: ${answer.status}`);
  return answer.text();
}

const showExample = ({ source, rules }: NonNullable<Answer<'examples'>>[number]): string =>
  `A card that says: ${rules.replace(/\s+/g, ' ')}\n\n\`\`\`eco\n${source}\n\`\`\``;
