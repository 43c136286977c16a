/** Yields, so that messages that have arrived can be read. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
