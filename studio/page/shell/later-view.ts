/** Parts of the page that come when they are shown for the first time. */
import type { TemplateResult } from 'lit-html';
import type { Studio } from '../studio.ts';

type View<More extends unknown[]> = (studio: Studio, ...more: More) => TemplateResult;

/** The view that is loaded; nothing until it is there. */
export function laterView<More extends unknown[]>(
  load: () => Promise<View<More>>,
): (...shown: Parameters<View<More>>) => TemplateResult | '' {
  let view: View<More> | undefined;
  return (studio, ...more) => {
    if (view) return view(studio, ...more);
    void load().then((loaded) => {
      view = loaded;
      studio.changed();
    });
    return '';
  };
}
