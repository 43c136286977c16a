/** The page of the host: `/#HOSTKEY`. */
import { html, render } from 'lit-html';
import { keepFocus } from '../../page/around/kept-focus.ts';
import { hostPage } from './host-view.ts';
import { Hosting } from './hosting.ts';

const fromAddress = location.hash.slice(1);
// Moves the key out of the address, which others may see on a screen or in the history. It stays with this tab.
if (fromAddress !== '') history.replaceState(fromAddress, '', '/');
const key = (history.state as string | null) ?? '';
addEventListener('hashchange', () => location.reload());
document.body.replaceChildren();
if (key === '') {
  render(
    html`<main class="refused"><h1>Host</h1><p>The address is incomplete: open the whole one that <code>ecos host</code> printed, with the part after #.</p></main>`,
    document.body,
  );
} else begin();

function begin(): void {
  const focusKept = keepFocus();
  const draw = () => {
    render(hostPage(host), document.body);
    document.title = host.answer?.title ?? 'Host';
    focusKept();
  };
  const host = new Hosting(key, draw);
  draw();
  addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, key: pressed, target } = event;
    const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
    if (ctrlKey || metaKey || altKey || isWriting) return;
    if (host.back?.table.takesKey(pressed.length === 1 ? pressed.toLowerCase() : pressed))
      event.preventDefault();
  });
}
