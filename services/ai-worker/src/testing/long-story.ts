import { testStories } from '../domain/testing/read-stories.ts';

const WORDS = testStories()
  .map(({ text }) => text)
  .join('\n\n')
  .split(/(?<=\s)/);

/** The stories of the tests repeated up to `count` words; the numbers of the rounds make repeated sentences differ. */
export function storyOfWords(count: number): string {
  let text = '';
  for (let made = 0, round = 1; made < count; round += 1) {
    text += `\n\nThis was round ${round} of my life and I went on from there.\n\n`;
    text += WORDS.slice(0, count - made).join('');
    made += WORDS.length;
  }
  return text;
}
