/** Kinds of pointers, and what they do. */

/** Whether a pointer can hover: a touch chooses immediately, and highlights only by a long press. */
export const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** A listener that does this instead of what the browser would do, such as opening a menu. */
export const instead = (act: () => void) => (event: Event) => {
  event.preventDefault();
  act();
};
