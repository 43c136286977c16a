/** The page of the host: `/#HOSTKEY`. */
import { html, render } from 'lit-html';
import { showPage } from '../page.ts';
import { hostPage } from './host-view.ts';
import { Hosting } from './hosting.ts';

const fromAddress = location.hash.slice(1);
// Moves the key out of the address, which others may see on a screen or in the history. It stays with this tab.
if (fromAddress !== '') history.replaceState(fromAddress, '', '/');
const key = (history.state as string | null) ?? '';
showPage(key, {
  heading: 'Host',
  incomplete: html`The address is incomplete: open the whole one that <code>ecos host</code> printed, with the part after #.`,
  begin: (changed) => new Hosting(key, changed),
  draw: (host) => render(hostPage(host), document.body),
  title: ({ answer }) => answer?.title ?? 'Host',
  table: ({ back }) => back?.table,
});
