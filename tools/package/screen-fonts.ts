/** Bundler plugin that shrinks the fonts of a page. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/**
 * Removes the hints of fonts, nearly half of each file: they fit letters to the coarse pixels of old screens. All
 * characters remain.
 * @param loader whether they are files beside the styles or parts of them
 */
export const withoutHints = (loader: 'file' | 'dataurl'): Plugin => ({
  name: 'without-hints',
  setup({ onLoad }) {
    onLoad({ filter: /-latin-\d+-\w+\.woff2$/ }, async ({ path }) => {
      const ranges = JSON.parse(readFileSync(join(dirname(path), '..', 'unicode.json'), 'utf8'));
      const options = { targetFormat: 'woff2', noHinting: true } as const;
      const contents = await subsetFont(readFileSync(path), charactersIn(ranges.latin), options);
      return { contents, loader };
    });
  },
});

/** The characters in CSS ranges like `U+0000-00FF,U+0131`. */
const charactersIn = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
