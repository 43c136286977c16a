/** The place Gallery: all cards of the set as a wall. */
import { useSignalEffect } from '@preact/signals';
import { count, pluralize } from '../../../table/page/around/index.ts';
import { NewCard } from '../cards/new-card.tsx';
import { CompareWith, Difference } from '../comparison/view.tsx';
import { Alert, Button, LanguageChoice, put, Segments, Select } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { Filters } from './filters.tsx';
import { CARD_ORDERS, CARD_SIZES, type Sorting } from './gallery-model.ts';
import { Wall } from './wall.tsx';

const ORDER_CHOICES = Object.entries(CARD_ORDERS).map(
  ([sorting, { name }]) => [sorting as Sorting, name] as const,
);

export function Gallery({ studio }: { studio: Studio }) {
  const { gallery } = studio;
  const { comparison, size, sorting } = gallery;
  const [cards, wall] = [studio.answers.cards.value, gallery.wall.value];
  useSignalEffect(() => gallery.update());
  useSignalEffect(() => void comparison.update());
  const found = wall.length === cards.length ? '' : `${count(wall.length)} of `;
  const title = `${found}${pluralize(cards.length, 'card')}`;
  return (
    <>
      <Filters studio={studio} title={title} />
      <main class="hall" aria-label="Gallery">
        <div class="hallbar bar">
          <h1 class="head">{title}</h1>
          <NewCard studio={studio} />
          <Segments
            name="Size"
            id="size"
            options={CARD_SIZES}
            value={size.value}
            choose={(one) => put(size, one)}
          />
          <LanguageChoice studio={studio} id="hall-lang" />
          <Select
            name="Order"
            id="sorting"
            options={ORDER_CHOICES}
            value={sorting.value}
            choose={(one) => put(sorting, one)}
          />
          <CompareWith comparison={comparison} />
          <Button
            words="Before and after"
            class="quiet"
            keys="B"
            aria-pressed={comparison.version.value !== ''}
            press={() => comparison.toggle()}
          />
        </div>
        <Alert words={comparison.refused.value} />
        <BeforeAndAfter studio={studio} />
        <Wall studio={studio} cards={wall} />
      </main>
    </>
  );
}

function BeforeAndAfter({ studio }: { studio: Studio }) {
  const { comparison } = studio.gallery;
  const changes = comparison.changes.value;
  if (!changes) return null;
  const current = changes.filter(({ change }) => change !== 'removed');
  return (
    <Difference
      studio={studio}
      comparison={comparison}
      name="Before and after"
      title={changes.length === 0 ? 'No card is different' : `${pluralize(changes.length, 'card')} changed`}
      below={
        current.length > 0 && (
          <Button words="Print the changed" press={() => studio.print.chooseCards(current)} />
        )
      }
    />
  );
}
