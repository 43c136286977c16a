import { UserError } from '../../program/messages/index.ts';

/**
 * Refuses a card file as the place of an output, which would replace the cards.
 * @param option that names the place, like `--report`
 * @param what the output is, like `an HTML page`
 */
export function refuseCardFile(option: string, path: string, what: string): void {
  if (/\.eco$/i.test(path))
    throw new UserError(
      `${option} writes ${what}, and ${path} is the name of a card file: choose another name.`,
    );
}
