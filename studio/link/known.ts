/** What a link that holds texts is known by. */

/** It begins so, behind the address of a page. */
export const START = '#/shared/';

/** Whether an address behind `#`, or a pasted text, seems to be such a link. */
export const isLink = (text: string): boolean => text.includes(START);
