/** Dark or light. */
import { browserStorage } from './storage.ts';

/** The theme of the system, or the other one, which this browser keeps. */
export function otherTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  browserStorage.setItem('ecos-theme', dataset.theme);
}

/** Takes up the theme that was chosen before. */
export function keptTheme(): void {
  const kept = browserStorage.getItem('ecos-theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
}
