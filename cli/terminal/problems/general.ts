/** A message of the catalogue with an ellipsis for each value that is filled in. */
export function generalMessage(message: string): string {
  const shown = message.replaceAll(/`?\{\w+\}`?/g, '…');
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}
