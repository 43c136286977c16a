/** The README's link to the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './page.ts';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');

/** Where the site is: `homepage` of `package.json`, with `/` at its end; an example until the owner has filled it in. */
export const SITE_ADDRESS =
  `${JSON.parse(textOf('package.json')).homepage || 'https://example.org/ecos-cards'}`.replace(/\/*$/, '/');

/** The README, with this address as that of its link. */
export const readmePages = (): GeneratedFile[] => [
  {
    file: 'README.md',
    text: textOf('README.md').replace(/^\[site\]: .*$/m, () => `[site]: ${SITE_ADDRESS}`),
  },
];
