/** The codes of problems, from the lines that tests read. */
export const codesOf = (problems: readonly string[]): string[] => problems.map((line) => line.split(' ')[1]!);
