/** Lets the messages be read that have come meanwhile. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
