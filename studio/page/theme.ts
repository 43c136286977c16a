/** Dark or light. */
import { browserStorage, keep } from './storage.ts';

/** Switches between dark and light, starting from the theme of the system, and stores the choice in this browser. */
export function otherTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  keep('ecos-theme', dataset.theme);
}

/** Applies the stored theme. */
export function keptTheme(): void {
  const kept = browserStorage.getItem('ecos-theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
}
