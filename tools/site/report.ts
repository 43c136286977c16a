/**
 * The simulation report as pages of the site. A report is a single file, so that it can be passed on; here its parts are separate
 * files, so that the content security policy needs no exception.
 */
import { hash } from 'node:crypto';
import { head } from './html.ts';

const FILE = 'report.html';

/** The files of the report. */
export function reportSite(whole: string): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  // Addresses in styles start from the folder of the styles.
  const report = whole.replace(
    /(url\()?data:(?:image|font)\/(\w+);base64,([^")]*)/g,
    (_, style: string | undefined, type: string, data: string) => {
      const file = `${hash('sha1', data).slice(0, 12)}.${type}`;
      files.set(`report/${file}`, new Uint8Array(Buffer.from(data, 'base64')));
      return style ? `${style}${file}` : `report/${file}`;
    },
  );
  const styles: string[] = [];
  const scripts: string[] = [];
  const classes = new Map<string, string>();
  const title = /<title>([^<]*)<\/title>/.exec(report)![1]!;
  const body = report
    .slice(report.indexOf('<body'))
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
      scripts.push(script);
      return '';
    })
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, style: string) => {
      styles.push(style);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const name = classes.get(style) ?? `is-${classes.size + 1}`;
      classes.set(style, name);
      return ` data-style="${name}"`;
    });
  const inHead = [...report.slice(0, report.indexOf('<body')).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style]) => style!,
  );
  const own = [...classes].map(([style, name]) => `[data-style="${name}"] { ${style} }`);
  files.set('report/report.css', [...inHead, ...new Set(styles), ...own].join('\n'));
  files.set('report/report.js', scripts.join('\n'));
  const back = '<p><a href="index.html">ecos-cards</a></p>';
  const page = `<!doctype html>\n<html lang="en">\n${head(FILE, unescapedTitle(title), ['report/report.css'], ['report/report.js', 'page.js'])}\n${body}`;
  files.set(FILE, page.replace(/<body([^>]*)>/, `<body$1>\n${back}`));
  return files;
}

const unescapedTitle = (title: string): string => title.replaceAll('&amp;', '&');
