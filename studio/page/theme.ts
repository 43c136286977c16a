/** Dark or light. */
import { browserStorage, keep } from './storage.ts';

/** Switches between dark and light, starting from the theme of the system, and stores the choice in this browser. */
export function otherTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  keep('ecos-theme', dataset.theme);
}

/** Applies the stored theme. */
export function keptTheme(): void {
  const kept = browserStorage.getItem('ecos-theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
}
