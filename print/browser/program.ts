/** What every way to a browser leads to. */

/** A program to start, and environment variables it needs in addition to those of this process. */
export interface BrowserProgram {
  executable: string;
  env?: Record<string, string>;
  /** True for a program that the system did not install. */
  bare?: true;
}
