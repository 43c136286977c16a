/** Saves a file where the browser saves files. */
export function saveFile(name: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH);
}

/** Milliseconds after which the browser has the file. */
const LONG_ENOUGH = 60_000;
