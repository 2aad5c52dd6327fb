import { describe, expect, it } from '@jest/globals';
import { assessMaterial, refuseTooLittle } from './material.ts';
import { testStories } from './testing/read-stories.ts';
import { TooLittleMaterial } from './too-little-material.ts';

const missing = (text: string): string | null => assessMaterial([{ text }]).missing;
const german =
  'Als ich dreißig war, hatte ich viele Schulden und ich wusste nicht, wie ich sie bezahlen sollte. Meine Frau war krank und die Kinder waren noch klein. '.repeat(
    4,
  );
const plants =
  'Photosynthesis is the process by which plants use sunlight, water and carbon dioxide to create oxygen and energy in the form of sugar. It takes place in the chloroplasts of the leaf, and it is the reason that the air of the planet can be breathed. The light reactions happen in the membranes, where chlorophyll absorbs the light. The other reactions happen in the stroma. Together these two stages turn the energy of the sun into the chemical energy of glucose, which most living things on the earth depend upon.';

describe('too little material', () => {
  it.each([
    ['one two three', /3 words.*at least 80/],
    [' '.repeat(10_000), /no text/],
    ['', /no text/],
    ['\n'.repeat(1000), /no text/],
    [
      'milk eggs bread butter cheese apples bananas rice pasta tomatoes onions garlic chicken beef salmon carrots potatoes yoghurt coffee tea',
      /20 words/,
    ],
    ['word '.repeat(5000), /5,000 words, but only 1 different one/],
    ['[Music] [Music]', /sound notes like \[Music\]/],
    ['(silence)\n(silence)', /sound notes/],
    [
      Array.from({ length: 300 }, (_, i) =>
        Math.sin(i + 1)
          .toString(36)
          .slice(3, 9),
      ).join(' '),
      /could not make out sentences/,
    ],
    [JSON.stringify({ a: { b: [1, 2, 3], story: 'I went home' } }), /program code or data/],
    ['const a = 1;\nfunction b(c) { return c => ({ d: c }); }\n'.repeat(20), /program code or data/],
    [plants, /nobody who does anything/],
    ['😀👍'.repeat(100), /no words/],
  ])('is refused with the reason: %j', (text, message) => {
    expect(missing(text)).toMatch(message);
    expect(() => refuseTooLittle([{ text }])).toThrow(TooLittleMaterial);
  });

  it('names the language that cannot be drafted from', () => {
    expect(missing(german)).toMatch(/seems to be in German/);
    expect(missing('я пошёл в банк и сказал правду '.repeat(20))).toMatch(/Cyrillic/);
    expect(missing('昨日、私は銀行に行きました。そして本当のことを話しました。'.repeat(20))).toMatch(
      /Japanese/,
    );
  });

  it('states what was found and what is needed', () => {
    expect(missing('one two three')).toBe(
      'We found 3 words. A story needs at least 80, so that we can see what happened, what you did and what you learned.',
    );
  });

  it('is counted over all sources together', () => {
    const half =
      'I called the bank and I told them the truth about the money that I owed. We sold the car, and then I wrote every bill on a sheet of paper. My wife and I counted it every Sunday night for a year.';
    expect(missing(half)).toMatch(/words/);
    const other =
      'In the spring I took a second job at the bakery, and I walked home at six in the morning. I asked my brother for help. He said no, and then he said yes. I learned that you can ask twice before you stop.';
    expect(assessMaterial([{ text: half }, { text: other }]).missing).toBeNull();
  });
});

describe('enough material', () => {
  it.each(testStories().map((story) => [story.name, story.text]))('is accepted: %s', (_name, text) => {
    expect(assessMaterial([{ text: text! }])).toMatchObject({ missing: null, language: 'English' });
  });

  it('is found after a long stretch of punctuation', () => {
    const story = testStories()[0]!.text;
    expect(missing(`${'. '.repeat(200_000)}${story}`)).toBeNull();
  });
});
