/** Images in Markdown. */

/** The width of a card, in pixels: the square card and its title fit into a hover of VS Code, 250 pixels high. */
const WIDTH = 200;

/**
 * An image as a `data:` URL, because editors load nothing in hovers. `|width=` is a VS Code extension; other editors ignore it.
 */
export function dataImage(svg: string, name: string): string {
  const bytes = new TextEncoder().encode(svg);
  let binary = '';
  // In chunks, because a function takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `![${name}](data:image/svg+xml;base64,${btoa(binary)}|width=${WIDTH})`;
}
