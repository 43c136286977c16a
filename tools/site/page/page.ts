/** The script of the pages of the documentation. */
import { keepSite } from './site.ts';

const contents = document.querySelector<HTMLDetailsElement>('.contents details');
// Above the text, the list of contents would push it out of sight.
if (contents && matchMedia('(max-width: 900px)').matches) contents.open = false;
keepSite();
