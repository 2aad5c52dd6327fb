import type { LinkFailure } from '@waymark/contracts/scheduling/linked-calendars';

/** A linked calendar could not be read. Has no address and no text of the other server, because it is logged. */
export class LinkFault extends Error {
  override readonly name = 'LinkFault';
  constructor(readonly failure: LinkFailure) {
    super(`the calendar could not be read: ${failure}`);
  }
}
