import { UserError } from '../../program/messages/index.ts';

/** An event could not be stored, so it did not happen. The message reveals no path of the host. */
export class SaveError extends UserError {
  constructor() {
    super('The host cannot save this now, so it was not done: its terminal says why. Try again later.');
  }
}
