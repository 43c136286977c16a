/** The Handlebars templates of the sheets, compiled when the first sheet is made. */
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as othersWork } from 'node:timers/promises';
import type { HelperOptions } from 'handlebars';
import { circlePath, type Rounded, roundedPath } from './card/curves.ts';
import { fontsFor } from './fonts/fonts.ts';

const FOLDER = new URL('./templates/', import.meta.url);

type Render = (view: object) => string;
/** The paths of a document, each with the class of what draws it, so that it is sent and read once. */
type Classes = Map<string, string>;

let compiled: Promise<(name: string) => Render> | undefined;

/**
 * Fills a template for each part of a document, with the values of the whole document and of the part, and embeds the
 * fonts that it needs. Between parts other work gets its turn: the browser can start.
 */
export async function render(
  view: object,
  of: 'sheets' | 'box' = 'sheets',
  parts: Iterable<object> = [{}],
): Promise<string> {
  const fill = await templates();
  const classes: Classes = new Map();
  const filled: string[] = [];
  for (const part of parts) {
    filled.push(fill(of)({ ...view, ...part, classes }));
    await othersWork();
  }
  const body = filled.join('');
  const drawn = [...classes].map(([d, name]) => ({ d, name }));
  return fill('document')({ ...view, drawn, body, fonts: fontsFor(body) });
}

/** Fills a template that is a whole document. */
export async function renderDocument(of: 'calibration' | 'gallery', view: object): Promise<string> {
  return (await templates())(of)(view);
}

function templates(): Promise<(name: string) => Render> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<(name: string) => Render> {
  const { default: Handlebars } = await import('handlebars');
  const all = Handlebars.create();
  for (const file of readdirSync(FOLDER)) {
    all.registerPartial(file.replace(/\.hbs$/, ''), readFileSync(new URL(file, FOLDER), 'utf8'));
  }
  all.registerHelper('mm', (length: number) => Math.round(length * 1e4) / 1e4);
  all.registerHelper('draw', (path: string, { data }: HelperOptions) => {
    const classes: Classes | undefined = data.root.classes;
    // A document that collects none has each path where it is drawn.
    if (!classes) return new all.SafeString(`d="${path}"`);
    const name = classes.get(path) ?? `p${classes.size}`;
    classes.set(path, name);
    return new all.SafeString(`class="${name}"`);
  });
  all.registerHelper('rounded', ({ hash }: HelperOptions) => roundedPath(hash as Rounded));
  all.registerHelper('circle', (radius: number) => circlePath(50, 50, radius));
  all.registerHelper('is', (a: unknown, b: unknown) => a === b);
  return (name) => all.compile(`{{> ${name}}}`, { preventIndent: true });
}
