/** Pictures of cards as elements of the page. */

/** Parses a picture as XML: nothing in it is read as HTML, and text that is not well-formed leaves no picture. */
export function parsePicture(svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return document.adoptNode(documentElement as unknown as SVGSVGElement);
}

/** In the group of a step: the areas of its rows, and the frame of its box, which follows the area around it. */
export const ROW_OR_FRAME = '> rect:not(:has(+ [stroke]))';
