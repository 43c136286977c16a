/** Makes the HTML of hovers and documentation safe: cards and their titles may come from strangers. */

/** The elements that the texts of the language service lead to. None keeps an attribute. */
const SAFE_ELEMENTS: ReadonlySet<string> = new Set(
  'p br hr strong em code pre blockquote ul ol li h1 h2 h3 h4 h5 h6'.split(' '),
);

/** A tag with its attributes, or any other `<`. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|</gi;

/** A picture as part of its address, perhaps followed by its width. */
const PICTURE = /\ssrc="(data:image\/svg\+xml[^"|%]*)/;

/**
 * Returns HTML in which each tag was written here: an allowed element without attributes, or a picture whose address contains it.
 * Links lose their tag, and any other `<` is text.
 */
export const safeHtml = (html: string): string =>
  html.replace(TAG, (whole, close, name = '', attributes = '') => {
    const tag = name.toLowerCase();
    if (SAFE_ELEMENTS.has(tag)) return `<${close}${tag}>`;
    if (tag === 'a') return '';
    const picture = tag === 'img' ? PICTURE.exec(attributes) : null;
    const [, alt = ''] = /\salt="([^"]*)"/.exec(attributes) ?? [];
    return picture ? `<img src="${picture[1]}" alt="${alt}">` : whole.replaceAll('<', '&lt;');
  });
