/** The filters of the wall. */
import { SearchField } from '../cards/search-field.tsx';
import { Button, put, Sign } from '../shell/controls.tsx';
import { isNarrow } from '../shell/narrow.ts';
import type { Studio } from '../studio.ts';
import { FILTER_GROUPS, type FilterGroup, type GalleryModel } from './gallery-model.ts';

/** @param title says how many cards are shown */
export function Filters({ studio, title }: { studio: Studio; title: string }) {
  const { gallery } = studio;
  const { filter, isWeighed } = gallery;
  const [wall, all] = [gallery.wall.value, gallery.all.value];
  const cards = all.filter(({ kind }) => kind === 'card').length;
  const isEmpty = filter.value.values().every(({ size }) => size === 0);
  const isUnfolded = studio.unfolded.value.has('tools');
  return (
    <aside class={`sidebar filters panel ${isUnfolded ? 'unfolded' : ''}`} aria-label="Filters">
      <Button
        words={
          <>
            <Sign name="list" /> Tools <span class="soft">{title}</span>
          </>
        }
        class="narrow"
        aria-expanded={isUnfolded}
        press={() => studio.fold('tools')}
      />
      <SearchField studio={studio} placeholder="61, water, moves antelopes" />
      {/* On a narrow page they are collapsed at first. */}
      <details open={!isNarrow.peek()}>
        <summary>Filters</summary>
        <Button words="No filters" class="quiet" disabled={isEmpty} press={() => put(filter, new Map())} />{' '}
        <Button
          words="Print these"
          class="quiet"
          disabled={wall.length === 0 || wall.length === all.length}
          press={() => studio.print.chooseCards(wall)}
        />
        {FILTER_GROUPS.map((group) => (
          <Group key={group.name} gallery={gallery} group={group} />
        ))}
        {!isWeighed.value && (
          <p class="dim small">
            {Object.keys(gallery.worths.value).length} of {cards} cards tried on boards so far
          </p>
        )}
      </details>
    </aside>
  );
}

function Group({ gallery, group: { name, of } }: { gallery: GalleryModel; group: FilterGroup }) {
  const { filter, all } = gallery;
  const chosen = filter.value.get(name) ?? new Set();
  const toggle = (value: string) =>
    put(filter, new Map(filter.value).set(name, chosen.symmetricDifference(new Set([value]))));
  const values = all.value.flatMap(of);
  const boxes = [...new Set([...values, ...chosen])].toSorted();
  if (boxes.length === 0) return null;
  return (
    <fieldset>
      <legend class="head">{name}</legend>
      {boxes.map((value) => (
        <label class="tick" key={value}>
          <input
            type="checkbox"
            aria-label={value}
            checked={chosen.has(value)}
            onChange={() => toggle(value)}
          />
          {name === 'Deck' && <span class={`no ${value}`} />}
          {value === 'Impact' && <span class="impact" />}
          <span>{value}</span>
          <span class="push num dim">{values.filter((one) => one === value).length}</span>
        </label>
      ))}
    </fieldset>
  );
}
