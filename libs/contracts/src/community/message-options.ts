// Without zod, which the first pages of the frontend do not load.

export const MAX_MESSAGE_TEXT = 4_000;
/** How long its author can edit and delete a message, from when it was sent. */
export const MESSAGE_CHANGE_MINUTES = 15;
/** Of one message. */
export const MAX_MESSAGE_FILES = 4;
/** Messages of a page of a thread. */
export const MESSAGES_PAGE = 50;

/**
 * `open`: both write. `request`: the first message to somebody the sender does not know yet; waits for the receiver.
 * `declined`: the request was declined; only the receiver can open it, by writing. `gone`: the other account is deleted.
 */
export const threadStates = ['open', 'request', 'declined', 'gone'] as const;
export type ThreadState = (typeof threadStates)[number];
