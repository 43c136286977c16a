/** Packages that need not be installed. */

/** Tells a package that is not installed from one that is broken, which is thrown on. */
export function orMissing(error: unknown): 'missing' {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return 'missing';
  throw error;
}
