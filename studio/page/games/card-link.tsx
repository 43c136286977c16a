/** The number of a card in the colour of its deck, as a link to its figures. */
import type { Studio } from '../studio.ts';

export function CardLink({ studio, number }: { studio: Studio; number: number }) {
  const card = studio.answers.cards.value.find((one) => one.number === number);
  return (
    <a class={`no ${card?.deck ?? 'brown'}`} href={`#/games/${number}`}>
      {number}
    </a>
  );
}
