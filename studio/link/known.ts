/** How to recognize a link that contains texts. */

/** The start of such a link, after the address of a page. */
export const START = '#/shared/';

/** Whether the hash of an address, or a pasted text, looks like such a link. */
export const isLink = (text: string): boolean => text.includes(START);
