/** The message for the mentor describes what is missing. */
export class TooLittleMaterial extends Error {
  override readonly name = 'TooLittleMaterial';
}
