/** Pictures inside Markdown. */

/** How wide a card is shown, in pixels. */
const WIDTH = 300;

/** A picture as an address that holds it: hovers of editors load nothing. The width is an addition of VS Code; others ignore it. */
export function dataImage(svg: string, name: string): string {
  const bytes = new TextEncoder().encode(svg);
  let binary = '';
  // In parts, because a function takes only a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `![${name}](data:image/svg+xml;base64,${btoa(binary)}|width=${WIDTH})`;
}
