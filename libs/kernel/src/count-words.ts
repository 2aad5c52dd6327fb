/** Runs of anything but white space; counted without a list of them, since a story may hold 200 000. */
export function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words += 1;
  return words;
}
