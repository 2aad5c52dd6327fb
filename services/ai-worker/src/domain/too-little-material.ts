/** What we were given cannot become a roadmap. The message is for the person who sent it and says what is missing. */
export class TooLittleMaterial extends Error {
  override readonly name = 'TooLittleMaterial';
}
