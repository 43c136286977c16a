/** Parts of the page that are loaded when they are first shown. */
import type { TemplateResult } from 'lit-html';
import type { Studio } from '../studio.ts';
import { loadedPart, MissingPart } from './part.tsx';

type View<More extends unknown[]> = (studio: Studio, ...more: More) => TemplateResult;

/** Returns a view that loads itself, and is empty until then. After a failure, the next attempt to show it loads it again. */
export function laterView<More extends unknown[]>(
  load: () => Promise<View<More>>,
): (...shown: Parameters<View<More>>) => TemplateResult | '' {
  let view: View<More> | undefined;
  let isLoading = false;
  const begin = async (studio: Studio) => {
    isLoading = true;
    try {
      view = await loadedPart(load);
      studio.changed();
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
    } finally {
      isLoading = false;
    }
  };
  return (studio, ...more) => {
    if (view) return view(studio, ...more);
    if (!isLoading) void begin(studio);
    return '';
  };
}
