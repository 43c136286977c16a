/** Cards on the page: full fronts with cubes and leaves, miniatures, and numbers. */
import type { ActiveView, SeatView } from '../../../runtime/index.ts';
import type { ChoiceEntry } from '../../messages.ts';
import { Button } from '../around/controls.tsx';
import { PictureButtons } from '../around/picture-buttons.tsx';
import { pluralize } from '../around/words.ts';
import { hovers, instead } from '../pointing.ts';
import type { TableController } from '../table-controller.ts';
import { CubeShape, CubeSign, ElementSign, LEAF_PATH, Sign } from './signs.tsx';

/** An active card, or one that is not: in hand, in the display, or kept for the end (L44). */
export type CardThere = (ActiveView | { card: number; isKept?: true }) & { species?: string | undefined };

/** A card with the species that it has chosen, if it has. */
export const withSpecies = <There extends CardThere>({ chosen = [] }: SeatView, there: There): There => ({
  ...there,
  species: chosen.find(({ card }) => card === there.card)?.species,
});

/** `42 Ice`. */
export function numberAndTitle(table: TableController, number: number): string {
  const title = table.card(number)?.title ?? '';
  return title === '' ? `${number}` : `${number} ${title}`;
}

/** The name and state of a card: `Card 42 Ice, 0 of 2 spots covered, 2 leaves left`. */
export function cardDescription(table: TableController, there: CardThere): string {
  const { card, species } = there;
  const name = `Card ${numberAndTitle(table, card)}${species === undefined ? '' : `, species ${species}`}`;
  if (!('covered' in there)) return there.isKept ? `${name}, kept for the end` : name;
  const { covered, leaves } = there;
  const cubes = covered.filter(Boolean).length;
  return `${name}, ${cubes} of ${covered.length} spots covered, ${pluralize(leaves, 'leaf', 'leaves')} left`;
}

/** A card at a table. */
interface CardProps {
  table: TableController;
  there: CardThere;
}

/** The number of a card in the colour of its deck. */
export const CardNumber = ({ table, card }: { table: TableController; card: number }) => (
  <span class={`no ${table.card(card)?.deck ?? ''}`}>{card}</span>
);

/** A card as its number and its title, in a list that `byArrows` goes through. */
export function Chip({ table, card }: { table: TableController; card: number }) {
  const { title = '' } = table.card(card) ?? {};
  return (
    <button
      type="button"
      class="chip"
      tabIndex={-1}
      aria-label={`Card ${numberAndTitle(table, card)}`}
      aria-expanded={table.enlarged.value === card}
      onClick={() => toggleEnlarged(table, card)}
    >
      <CardNumber table={table} card={card} />
      {title && ` ${title}`}
    </button>
  );
}

/** Whether an entry is a whole card, whose front is shown, and not a spot on one. */
export const isFace = ({ card, spot, element }: ChoiceEntry): boolean =>
  card !== undefined && spot === undefined && element === undefined;

/** Whether the question is which card: then the cards themselves are its buttons, and have the room of the log and of the hand. */
export const asksForCards = ({ menu }: TableController): boolean =>
  menu.some(isFace) && menu.every((entry) => isFace(entry) || entry.hexes.length === 0);

/** Enlarges a card, or closes it. */
export const toggleEnlarged = (table: TableController, card: number): void =>
  table.enlarge(table.enlarged.value === card ? undefined : card);

/** The text of a card in one line. */
export const singleLineText = (table: TableController, card: number): string =>
  (table.card(card)?.text ?? '').replace(/\s+/g, ' ');

const shift = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

interface CardFrontProps extends CardProps {
  /** The entries of the menu about it, with their indices. */
  entries?: readonly { entry: ChoiceEntry; at: number }[];
  /** The step whose row is lit. */
  step?: string | undefined;
}

/** The front of a card with its cubes, its used leaves, and the spots that can be chosen. */
export function CardFront({ table, there, entries = [], step }: CardFrontProps) {
  const { card } = there;
  const drawn = (step !== undefined && table.backend.face(card, step)) || table.backend.face(card);
  const deck = table.card(card)?.deck ?? '';
  if (!drawn)
    return (
      <span class="cardface">
        <CardNumber table={table} card={card} />
      </span>
    );
  const { address, spots = [], leaves = [] } = drawn;
  const { covered, leaves: left } = 'covered' in there ? there : { covered: [], leaves: leaves.length };
  return (
    <span class="cardface">
      <img src={address} alt="" draggable={false} />
      <svg viewBox="0 0 63 63" aria-hidden="true">
        {leaves.slice(left).map((place, i) => (
          <g key={`leaf ${i}`} transform={shift(place)}>
            <rect fill={`var(--${deck}-card)`} x="-2.15" y="-2.4" width="4.3" height="4.8" />
            <path fill="none" stroke="#fbf5e6" stroke-width=".3" stroke-dasharray=".8 .6" d={LEAF_PATH} />
          </g>
        ))}
        {covered.map(
          (isCovered, i) =>
            isCovered &&
            spots[i] && (
              <g
                key={`cube ${i}`}
                class={`cube ${table.hasNewCube(card, i) ? 'is-new' : ''}`}
                transform={shift(spots[i])}
              >
                <CubeShape />
              </g>
            ),
        )}
        {entries.map(({ entry: { spot = -1, key }, at }) => {
          const place = spots[spot];
          return (
            place && (
              <g
                key={`entry ${at}`}
                class={`spot-offered ${table.pointed.value === at ? 'is-pointed' : ''}`}
                data-entry={at}
                transform={shift(place)}
              >
                <rect fill="none" stroke="#fff" stroke-width="2.4" {...SPOT} />
                <rect class="spot-line" {...SPOT} {...SPOT_LINE} />
                <circle fill="#4a3a86" cx="-4.4" cy="-4.4" r="2.7" />
                <foreignObject pointer-events="none" x="-8.4" y="-7.1" width="8" height="5.4">
                  <span class="spot-key" data-key={key} />
                </foreignObject>
              </g>
            )
          );
        })}
      </svg>
    </span>
  );
}

const SPOT = { x: -4.8, y: -4.8, width: 9.6, height: 9.6, rx: 1.6 };
const SPOT_LINE = { fill: '#e8e1f5', 'fill-opacity': 0, stroke: '#4a3a86', 'stroke-width': 1.2 };

/** A card that answers when clicked if it is offered, and otherwise is enlarged. */
export function CardButton({ table, there }: CardProps) {
  const { card } = there;
  /** The menu entries about the card. */
  const offered = table.menu.flatMap((entry, at) => (entry.card === card ? { entry, at } : []));
  const isPointed = offered.some(({ at }) => at === table.pointed.value);
  /** The only entry about the card, and its index if there is no other. */
  const one = offered.length === 1 ? offered[0] : undefined;
  const only = one?.at;
  /** The entry of a spot, or the only one. */
  const meant = ({ target }: Event) => {
    const spot = (target as Element).closest<SVGElement>('[data-entry]')?.dataset.entry;
    return spot === undefined ? only : Number(spot);
  };
  const leave = () => offered.length > 0 && table.point(undefined);
  const offers = offered.map(({ entry }) => entry.name).join(', ');
  return (
    <button
      type="button"
      class={`cardbox ${offered.length > 0 ? 'offered' : ''} ${isPointed ? 'is-pointed' : ''}`}
      aria-label={cardDescription(table, there)}
      aria-description={`${offers === '' ? '' : `Offered: ${offers}. `}${singleLineText(table, card)}`}
      onClick={(event) => {
        const at = meant(event);
        // A touch cannot hover: it reads a card before it chooses it.
        const isWhole = at === undefined || table.menu[at]?.spot === undefined;
        if (at === undefined || (isWhole && !hovers(event as unknown as PointerEvent)))
          toggleEnlarged(table, card);
        else table.choose(at);
      }}
      onPointerOver={(event) => hovers(event) && offered.length > 0 && table.point(meant(event))}
      onPointerLeave={leave}
      onContextMenu={instead(() => table.enlarge(card))}
      onFocus={() => only !== undefined && table.point(only)}
      onBlur={leave}
    >
      <CardFront table={table} there={there} entries={offered} />
      {one && one.entry.spot === undefined && (
        <span class={`digit ${isPointed ? 'is-pointed' : ''}`} data-key={one.entry.key} />
      )}
    </button>
  );
}

/** A miniature of another player's card: its number, and its spots and leaves unless it is kept. */
export function Mini({ table, there }: CardProps) {
  const { card } = there;
  const { covered, leaves } = 'covered' in there ? there : { covered: [], leaves: 0 };
  const { deck = '', energy = [] } = table.card(card) ?? {};
  return (
    <button
      type="button"
      class={`mini ${deck}`}
      aria-label={cardDescription(table, there)}
      aria-description={singleLineText(table, card)}
      aria-expanded={table.enlarged.value === card}
      onContextMenu={instead(() => table.enlarge(card))}
      onClick={() => toggleEnlarged(table, card)}
    >
      <span class={`mini-spots ${covered.length > 4 ? 'many-spots' : ''}`}>
        {'isKept' in there && 'kept'}
        {covered.map((isCovered, i) =>
          isCovered ? (
            <CubeSign key={i} size={11} />
          ) : (
            <ElementSign key={i} of={table} element={energy[i] ?? ''} size={11} />
          ),
        )}
      </span>
      <span class="mini-foot in-row">
        <b>{card}</b>
        {there.species}
        {Array.from({ length: leaves }, (_, i) => (
          <svg key={i} viewBox="-1.6 -2.2 3.2 4.4" width="6" height="8" aria-hidden="true">
            <path fill="#6f9a32" stroke="#2f4a1c" stroke-width=".35" d={LEAF_PATH} />
          </svg>
        ))}
      </span>
    </button>
  );
}

/** The enlarged card. */
export function EnlargedCard({ table }: { table: TableController }) {
  const card = table.enlarged.value;
  const words = card === undefined ? undefined : table.card(card);
  if (card === undefined || !words) return null;
  const { note } = table.backend.options;
  const svg = table.backend.face(card)?.svg;
  const active = table.shown.value?.view.seats.flatMap((seat) => seat.active) ?? [];
  const offers = table.menu.flatMap((entry, at) => (entry.card === card ? { name: entry.name, at } : []));
  return (
    <figure class="looked box scrolls" aria-label={`Card ${numberAndTitle(table, card)}`}>
      <p class="in-row wrap">
        {offers.map(({ name, at }) => (
          <Button key={at} words={name} class="main" press={() => table.choose(at)} />
        ))}
        {note && <Button words={[<Sign key="sign" name="note" />, ' Note']} press={() => note(card)} />}
        <Button words="Close" press={() => table.enlarge(undefined)} />
      </p>
      <CardFront table={table} there={active.find((one) => one.card === card) ?? { card }} />
      <figcaption>
        <b>
          {words.number} {words.title}
        </b>
        {words.isChanged && <span class="warned"> changed since the game began</span>}
        <p class="rules-text small">{words.text}</p>
        {svg && <PictureButtons svg={svg} name={`Card ${numberAndTitle(table, card)}`} />}
      </figcaption>
    </figure>
  );
}
