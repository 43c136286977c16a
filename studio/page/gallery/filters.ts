/** The filters of the wall. */
import { html, type TemplateResult } from 'lit-html';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import { noFilter, toggled, WORTH_KINDS, type WorthKind, worthKind } from './filter.ts';
import { printCards } from './print-cards.ts';
import type { WallCard } from './wall-card.ts';

/** A checkbox: its name, and how many cards match it. */
interface Box {
  name: string;
  count: number;
  isChosen: boolean;
  choose(): void;
  /** An icon before the name. */
  mark?: TemplateResult;
}

/** On pages this narrow the filters are collapsed at first. */
const NARROW = '(max-width: 800px)';

export function filters(studio: Studio): TemplateResult {
  const { gallery } = studio;
  const { filter, all, wall } = gallery;
  const list = <Value extends string>(
    values: readonly Value[],
    chosen: readonly Value[],
    has: (card: WallCard, value: Value) => boolean,
    choose: (values: Value[]) => void,
    more: (value: Value) => Partial<Box> = () => ({}),
  ): Box[] =>
    values.map((value) => ({
      name: value,
      count: all.filter((card) => has(card, value)).length,
      isChosen: chosen.includes(value),
      choose: () => choose(toggled(chosen, value)),
      ...more(value),
    }));
  const acts = distinct(all.flatMap(({ acts: own }) => own)).toSorted();
  const hands = distinct(all.flatMap(({ hands: own }) => own));
  const kinds = Object.keys(WORTH_KINDS) as WorthKind[];
  const groups: [string, Box[]][] = [
    [
      'Deck',
      list(
        distinct(all.map(({ deck }) => deck)),
        filter.decks,
        (card, deck) => card.deck === deck,
        (decks) => gallery.choose({ decks }),
        (deck) => ({ mark: html`<i class="deck ${deck}"></i>` }),
      ),
    ],
    [
      'Kind',
      [
        {
          name: 'Impact',
          count: all.filter(({ impact }) => impact).length,
          isChosen: filter.impact,
          choose: () => gallery.choose({ impact: !filter.impact }),
          mark: html`<span class="impact"></span>`,
        },
        {
          name: 'Landscape Feature',
          count: all.filter(({ kind }) => kind === 'feature').length,
          isChosen: filter.feature,
          choose: () => gallery.choose({ feature: !filter.feature }),
        },
      ],
    ],
    [
      'Worth',
      list(
        kinds,
        filter.worths,
        ({ worth }, kind) => worth !== undefined && worthKind(worth) === kind,
        (worths) => gallery.choose({ worths }),
        (kind) => ({ name: WORTH_KINDS[kind] }),
      ),
    ],
    [
      'What it does',
      list(
        acts,
        filter.acts,
        (card, act) => card.acts.includes(act),
        (chosen) => gallery.choose({ acts: chosen }),
      ),
    ],
    [
      'Hand',
      list(
        hands,
        filter.hands,
        (card, hand) => card.hands.includes(hand),
        (chosen) => gallery.choose({ hands: chosen }),
      ),
    ],
  ];
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noFilter());
  return html`<aside class="filters" aria-label="Filters">
    <label class="field">${sign('search')}
      <input type="search" aria-label="Find a card" placeholder="61, water, moves antelopes" .value=${studio.find.value}
        @input=${(event: InputEvent) => studio.search((event.target as HTMLInputElement).value)}>
    </label>
    <details ?open=${!matchMedia(NARROW).matches}>
    <summary>Filters</summary>
    <button class="btn quiet" type="button" ?disabled=${!isFiltered} @click=${() => gallery.choose(noFilter())}>No filters</button>
    <button class="btn quiet" type="button" ?disabled=${wall.length === 0 || wall.length === all.length} @click=${() => printCards(studio, wall)}>Print these</button>
    ${groups.filter(([, boxes]) => boxes.some(({ count }) => count > 0)).map(([name, boxes]) => group(name, boxes))}
    ${gallery.isWeighed ? '' : html`<p class="dim small">${Object.keys(gallery.worths).length} of ${all.filter(({ kind }) => kind === 'card').length} cards tried on boards so far</p>`}
    </details>
  </aside>`;
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function group(name: string, boxes: readonly Box[]): TemplateResult {
  return html`<fieldset>
    <legend class="head">${name}</legend>
    ${boxes
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .map(
        ({ name: what, count, isChosen, choose, mark }) => html`<label class="tick">
          <input type="checkbox" aria-label=${what} .checked=${isChosen} @change=${choose}>${mark ?? ''}<span>${what}</span><span class="count">${count}</span>
        </label>`,
      )}
  </fieldset>`;
}
