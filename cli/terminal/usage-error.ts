/**
 * What a command answers when it cannot be done as asked: wrong use, a file that cannot be read or written, no browser.
 *
 * The entry prints its message as one line and ends with exit code 2.
 */
export class UsageError extends Error {
  constructor(message: string) {
    super(message.replace(/\s*\n\s*/g, ' '));
    this.name = 'UsageError';
  }
}

/** Plain words for the codes of the operating system a user can meet. */
const REASONS: Record<string, string> = {
  ENOENT: 'it is not there',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links go round in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * What the operating system did not allow, where it says with which file: that can happen between a look at a file and its
 * use. Nothing for any other error.
 */
export function systemTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason && `${String(error.path)} cannot be used: ${reason}.`;
}

/** What went wrong with a file, in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? error.message;
}
