/** Whether the page is narrow: it then shows one part at a time, and the words that fit as buttons. */
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 800px)');
export const isNarrow = signal(query.matches);
query.addEventListener('change', () => {
  isNarrow.value = query.matches;
});
