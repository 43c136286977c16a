/** Writes a plot of a report as a separate file, for a page with a white background. */

/** The values of the report's colour variables. */
const COLOURS = { ink: '#222', main: '#2b6a99', warn: '#b3401a' };

/**
 * An SVG file.
 * @param words describes the plot for people who cannot see it
 */
export function plotFile(drawing: string, words: string): string {
  const svg = Object.entries(COLOURS).reduce(
    (text, [name, colour]) => text.replaceAll(`var(--${name})`, colour),
    drawing,
  );
  const named = svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return `${named
    .replace(/<style>[^<]*<\/style>/, '')
    .replace('aria-hidden="true" focusable="false" ', `role="img" aria-label="${words}" `)
    .replace('background:none', 'background:white;color:#222')}\n`;
}
