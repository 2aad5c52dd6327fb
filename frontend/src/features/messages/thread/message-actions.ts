import type { Message } from '@waymark/contracts/community/messages';

/** What can be done with the messages of a thread. */
export interface MessageActions {
  jumpTo: (number: number) => void;
  /** Null: the user cannot write at the moment. */
  reply: ((message: Message) => void) | null;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
  report: (message: Message) => void;
}
