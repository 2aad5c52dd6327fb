/** The message is for the mentor. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
