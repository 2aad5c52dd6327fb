/** A paragraph of a document, in order. `level`: 1 is the highest heading. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item' | 'text'; text: string };

/** What a person has to do about a file that cannot be read; shown as it is. */
export class UnreadableImport extends Error {}

export const DAMAGED =
  'We could not read this file. It may be damaged: open it, save it again and choose it here.';
