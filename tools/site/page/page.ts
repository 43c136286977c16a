/** The script of the pages of the documentation. */
import { goOffline, newVersion } from '../../../studio/page/site/offline.ts';
import { SITE } from '../../../studio/page/site/place.ts';
import { keptTheme, otherTheme } from '../../../studio/page/theme.ts';

keptTheme();
document.querySelector('.theme')?.addEventListener('click', otherTheme);
const contents = document.querySelector<HTMLDetailsElement>('.contents details');
// Above the text, the list of contents would push it out of sight.
if (contents && matchMedia('(max-width: 900px)').matches) contents.open = false;
newVersion.subscribe((take) => {
  if (!take) return;
  const line = Object.assign(document.createElement('p'), { className: 'notice', role: 'status' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn',
    textContent: 'Load it',
  });
  button.addEventListener('click', take);
  line.append('There is a newer version of this page. ', button);
  document.querySelector('main')?.prepend(line);
});
if (SITE !== undefined) goOffline(SITE);
