import { describe, expect, it } from '@jest/globals';
import { interviewText, timelineText, type Written } from '@waymark/contracts/roadmaps/written-text';
import { countWords } from '@waymark/kernel/count-words';
import { assessMaterial, refuseTooLittle } from './material.ts';
import { testStories } from './testing/read-stories.ts';
import { TooLittleMaterial } from './too-little-material.ts';

const missing = (text: string): string | null => assessMaterial([{ text }]).missing;
const german =
  'Als ich dreißig war, hatte ich viele Schulden und ich wusste nicht, wie ich sie bezahlen sollte. Meine Frau war krank und die Kinder waren noch klein. Ich rief die Beratung an und schrieb alle Rechnungen auf ein Blatt. Dann verkauften wir das Auto und zahlten jeden Monat einen kleinen Betrag. Nach drei Jahren waren wir frei. Heute rate ich jedem, die Post zu öffnen und früh um Hilfe zu bitten, bevor ein Brief vom Gericht kommt und es teuer wird.';
const chinese =
  '我十九岁的时候离开了农场，只带着一件借来的外套和十一块钱。我的第一份工作是在港口的一家旅馆洗碗，我睡在厨房后面的房间里。每天晚上我读一章关于记账的书。两年以后老板让我管理账目，因为以前的人走了。第三个月我犯了一个错误，让他损失了很多钱，当天我就告诉了他。他没有赶我走，因为我说了真话。';
const russian =
  'Мне было девятнадцать лет, когда я ушёл с фермы в чужом пальто и с одиннадцатью рублями в кармане. Первая работа была в гостинице у порта, и я мыл посуду, а спал в комнате за кухней. Каждый вечер я читал одну главу из книги про бухгалтерию. Через два года хозяин дал мне вести счета, потому что прежний человек ушёл и не вернулся. На третий месяц я сделал ошибку, и она стоила ему денег, и в тот же день я сам ему об этом сказал. Он меня оставил, потому что я сказал правду, и с тех пор я считаю всё дважды.';

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
    ['😀👍'.repeat(100), /no words/],
  ])('is refused with the reason: %j', (text, message) => {
    expect(missing(text)).toMatch(message);
    expect(() => refuseTooLittle([{ text }])).toThrow(TooLittleMaterial);
  });

  it('states what was found and what is needed', () => {
    expect(missing('one two three')).toBe(
      'We found 3 words. A story needs at least 80, so that we can see what happened, what you did and what you learned.',
    );
  });

  it('names what is not counted, beside the number of all words in the list of material', () => {
    expect(missing('Rosa: [00:01] I rang the bank. https://example.org/a')).toMatch(
      /^Without questions, names of speakers, times and links, we found \d words\. A story needs/,
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

it.each<[string, Written | null]>([
  [
    'interview',
    interviewText([
      {
        question: 1,
        text: 'I was nine. It’s a well-known song – isn’t it?',
        followUp: { question: 'And then?', answer: 'We paid 3,000.50 at 9:30.' },
      },
      { question: 2, text: '  I rang the bank.\n\nThen I slept. ', followUp: null },
    ]),
  ],
  [
    'timeline',
    timelineText([
      {
        ...{ year: 2019, title: 'The bank', description: '- I rang it.' },
        steps: [{ title: 'Open every letter', links: ['https://example.org/a-guide'] }],
      },
      { year: 2021, title: 'Free', description: '', steps: [] },
    ]),
  ],
])('counts as many words of the %s as its source has', (_kind, written) => {
  expect(assessMaterial([{ text: written!.text }]).words).toBe(countWords(written!.words));
});

describe('a quoted text', () => {
  const story =
    'I called the bank and I told them the truth about the money that I owed. We sold the car, and then I wrote every bill on a sheet of paper. My wife and I counted it every Sunday night for a year.\nIn the spring I took a second job at the bakery, and I walked home at six in the morning. I asked my brother for help. He said no, and then he said yes. I learned that you can ask twice before you stop.';
  const quoted = story.replace(/^/gm, '> ');

  it('counts as a story with as many words', () => {
    expect(assessMaterial([{ text: quoted }])).toEqual(assessMaterial([{ text: story }]));
    expect(missing(quoted)).toBeNull();
  });

  it('does not count where a mail quotes another person', () => {
    const mail = `Thanks, that is kind.\nOn Monday, 2 March 2026 Rosa Delgado wrote:\n${quoted}`;
    expect(assessMaterial([{ text: mail }]).words).toBe(4);
  });
});

describe('enough material', () => {
  it.each(testStories().map((story) => [story.name, story.text]))('is accepted: %s', (_name, text) => {
    expect(assessMaterial([{ text: text! }])).toMatchObject({ missing: null });
  });

  it.each([
    ['German', german],
    ['Chinese', chinese],
    ['Russian', russian],
  ])('is accepted in %s', (_language, text) => {
    expect(missing(text)).toBeNull();
  });

  it('is found after a long stretch of punctuation', () => {
    const story = testStories()[0]!.text;
    expect(missing(`${'. '.repeat(200_000)}${story}`)).toBeNull();
  });
});
