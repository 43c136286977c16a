/** Parts of the page that come when they are shown for the first time. */
import type { TemplateResult } from 'lit-html';
import type { Studio } from '../studio.ts';
import { LackingPart, loadedPart } from './part.ts';

type View<More extends unknown[]> = (studio: Studio, ...more: More) => TemplateResult;

/** The view that is loaded; nothing until it is there. If it does not come, it is asked for when it is to be shown the next time. */
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
      if (!(error instanceof LackingPart)) throw error;
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
