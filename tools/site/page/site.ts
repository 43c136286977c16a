/** What all pages of the site do: the theme, and news of a newer version. */
import { goOffline, newVersion } from '../../../studio/page/site/offline.ts';
import { SITE } from '../../../studio/page/site/place.ts';
import { keptTheme, otherTheme } from '../../../studio/page/theme.ts';

keptTheme();
document.querySelector('.theme')?.addEventListener('click', otherTheme);
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

/** Lets the browser keep the site after some milliseconds. */
export function keepSite(after?: number): void {
  if (SITE !== undefined) goOffline(SITE, after);
}
