/** Makes documents from the templates. */
import { setImmediate as othersWork } from 'node:timers/promises';
import { fontsFor } from './fonts/fonts.ts';
import { type Classes, filling } from './templates/fill.ts';
import * as templates from './templates/templates.generated.ts';

const fill = filling(templates);

/**
 * Fills a template for each part of a document, with the values of the whole document and of the part, and embeds the
 * fonts that it needs. Between parts other work gets its turn: the browser can start.
 */
export async function render(
  view: object,
  of: 'sheets' | 'box' = 'sheets',
  parts: Iterable<object> = [{}],
): Promise<string> {
  const classes: Classes = new Map();
  const filled: string[] = [];
  for (const part of parts) {
    filled.push(fill(of, { ...view, ...part, classes }));
    await othersWork();
  }
  const body = filled.join('');
  const drawn = [...classes].map(([d, name]) => ({ d, name }));
  return fill('document', { ...view, drawn, body, fonts: fontsFor(body) });
}

/** Fills a template that is a whole document. */
export function renderDocument(of: 'calibration' | 'gallery', view: object): string {
  return fill(of, view);
}
