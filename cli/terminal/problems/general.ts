/** A message of the catalogue as it holds for every case: what is filled in is shown as an ellipsis. */
export function generalMessage(message: string): string {
  const shown = message.replaceAll(/`?\{\w+\}`?/g, '…');
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}
