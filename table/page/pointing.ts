/** Kinds of pointers. */

/** Whether a pointer can hover: a touch chooses immediately, and highlights only by a long press. */
export const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
