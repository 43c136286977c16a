const PLAIN = /^[\w./:@%+,-]+$/;
const PLAIN_ON_WINDOWS = /^[\w./\\:@+,-]+$/;

/** A word of a command line, quoted if the shell would interpret something in it. */
export function shellWord(word: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return PLAIN_ON_WINDOWS.test(word) ? word : `"${word}"`;
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
