import { UserError } from '../../program/messages/index.ts';

/**
 * Refuses a card file as an output path, because the output would replace the cards.
 * @param option the option that gave the path, like `--report`
 * @param what a description of the output, like `an HTML page`
 */
export function refuseCardFile(option: string, path: string, what: string): void {
  if (/\.eco$/i.test(path))
    throw new UserError(
      `${option} writes ${what}, and ${path} is the name of a card file: choose another name.`,
    );
}
