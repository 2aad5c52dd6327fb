/** The file cannot be read; the message tells its owner what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
