/** The Handlebars templates of the sheets, compiled when the first sheet is made. */
import { readdirSync, readFileSync } from 'node:fs';
import { fontsFor } from './fonts.ts';

const FOLDER = new URL('./templates/', import.meta.url);

type Render = (view: object) => string;
let compiled: Promise<(name: string) => Render> | undefined;

/** Fills the templates of the sheets with what is to be shown, and embeds the fonts that takes. */
export async function render(view: object): Promise<string> {
  const fill = await templates();
  const body = fill('sheets')(view);
  return fill('document')({ ...view, body, fonts: fontsFor(body) });
}

/** The same for the calibration pages. */
export async function renderCalibration(view: object): Promise<string> {
  return (await templates())('calibration')(view);
}

/** The same for a gallery. */
export async function renderGallery(view: object): Promise<string> {
  return (await templates())('gallery')(view);
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
  all.registerHelper('is', (a: unknown, b: unknown) => a === b);
  return (name) => all.compile(`{{> ${name}}}`, { preventIndent: true });
}
