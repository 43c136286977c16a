/** Some cards as one holds them: the one in the middle is straight and whole. */
import { pictureUrl } from './picture.ts';

export function Fan({ cards }: { cards: readonly string[] }) {
  const middle = Math.floor(cards.length / 2);
  return (
    <span class="fan" aria-hidden="true">
      {cards.map((svg, i) => (
        <img
          key={i}
          alt=""
          src={pictureUrl(svg)}
          style={{ '--turn': i - middle, zIndex: cards.length - Math.abs(i - middle) }}
        />
      ))}
    </span>
  );
}
