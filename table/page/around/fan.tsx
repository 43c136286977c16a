/** Some cards as one holds them: the one in the middle is straight and whole. */

export function Fan({ cards }: { cards: readonly string[] }) {
  const middle = Math.floor(cards.length / 2);
  return (
    <span class="fan" aria-hidden="true">
      {cards.map((svg, i) => (
        <img key={i} alt="" src={pictureUrl(svg)} style={{ '--turn': i - middle }} />
      ))}
    </span>
  );
}

/** The URL of a picture for an image, where no part of it is clicked. */
export const pictureUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`;
