/** The codes of problems, taken from the lines that tests compare. */
export const codesOf = (problems: readonly string[]): string[] => problems.map((line) => line.split(' ')[1]!);
