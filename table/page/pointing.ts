/** How something is pointed at. */

/** Whether a pointer can point without pressing: a finger answers at once, and points by a long press. */
export const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
