/** Lets the browser save a file as a download. */
export function saveFile(name: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH);
}

/** Milliseconds after which the browser surely has the file. */
const LONG_ENOUGH = 60_000;
