/** Plots from the report of the bundled cards, as pictures for the page that explains it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import type { GeneratedFile } from '../page.ts';
import { plotFile } from './plot-file.ts';

/** The file of each picture, by the beginning of its plot's description. */
const PICTURES: Readonly<Record<string, string>> = {
  'Games by the number of draws': 'report-lengths',
  'Points by the number of draws': 'report-points',
  'Points of an effect against': 'report-prices',
};

export function reportPlotPages(): GeneratedFile[] {
  const report = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'report.html'), 'utf8');
  const { document } = parseHTML(report);
  const figures = [...document.querySelectorAll('figure[aria-label]')];
  return Object.entries(PICTURES).map(([beginning, name]) => {
    const figure = figures.find((one) => one.getAttribute('aria-label')!.startsWith(beginning));
    const svg = figure?.querySelector('.medium svg');
    if (!svg) throw new Error(`docs/report.html has no plot "${beginning} …"`);
    return {
      file: `docs/pictures/${name}.svg`,
      text: plotFile(svg.outerHTML, figure!.getAttribute('aria-label')!),
    };
  });
}
