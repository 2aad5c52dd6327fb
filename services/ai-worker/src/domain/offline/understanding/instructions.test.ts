import { describe, expect, it } from '@jest/globals';
import { tagBlock } from '../language/tagger.ts';
import { maskText } from '../reading/mask.ts';
import { Antecedents } from './antecedents.ts';
import type { Moment } from './candidate.ts';
import { observe } from './observe.ts';
import { countPersons, emptyCounts, type Perspective, perspectiveOf } from './perspective.ts';

const ME: Perspective = { person: 'first', pronoun: null, names: new Set(), dropsSubject: false };

/** The moments of a text, one per sentence. */
function read(text: string, view: Perspective = ME, dropped = false): Moment[] {
  const block = { start: 0, end: text.length, heading: null, label: null, bullet: false, speaker: null };
  const reader = { view, antecedents: new Antecedents(), dropped };
  return tagBlock(maskText(text), block, { source: 0, block: 0 }).map((sentence) =>
    observe(sentence, reader),
  );
}

const titles = (text: string, view?: Perspective, dropped?: boolean): string[] =>
  read(text, view, dropped).flatMap((moment) => moment.candidates.map((one) => one.title));
const full = (text: string): (string | null)[] =>
  read(text).flatMap((moment) => moment.candidates.map((one) => one.full));
const remarks = (text: string): string[] =>
  read(text).flatMap((moment) => moment.remarks.map((one) => one.text));

describe('an instruction from an act', () => {
  it.each([
    [
      'I ruled each page with red ink, so as to have seven columns, one for each day of the week.',
      'Rule each page with red ink',
    ],
    [
      'That night I took every single envelope out of that drawer.',
      'Take every single envelope out of the drawer',
    ],
    ['I decided to sell the car.', 'Sell the car'],
    ['We managed to save fifty dollars every week.', 'Save fifty dollars every week'],
    ['I started calling the bank every Monday.', 'Start calling the bank every Monday'],
    [
      'Every Friday I would move fifty dollars to the account.',
      'Move fifty dollars to the account every Friday',
    ],
    ['When I felt the craving, I called my sponsor.', 'Call your sponsor when you feel the craving'],
    [
      'I made myself explain every biscuit to every customer.',
      'Make yourself explain every biscuit to every customer',
    ],
    [
      'I made it a rule never to let an evening pass without speaking.',
      'Make it a rule never to let an evening pass without speaking',
    ],
    ['I told my wife the truth about the debt.', 'Tell your partner the truth about the debt'],
    [
      'I walked to school with my daughter every morning.',
      'Walk to school with someone in your family every morning',
    ],
    ['I called Ruth from the taxi.', 'Call someone you trust from the taxi'],
    ['In 2014 I joined a choir.', 'Join a choir'],
    ['I was obliged to ask the captain for work.', 'Ask the captain for work'],
    ['I teach new nurses twice a month.', 'Teach new nurses twice a month'],
  ])('%s → %s', (text, title) => {
    expect(titles(text)).toContain(title);
  });

  it('is made for each act of one sentence', () => {
    expect(
      titles('I bought a folder with pockets, labelled the pockets and put the folder on the shelf.'),
    ).toEqual(['Buy a folder with pockets', 'Label the pockets', 'Put the folder on the shelf']);
  });

  it('resolves "it" and "them", and is not made when they are unresolved', () => {
    expect(titles('I made rules. I put them on the fridge.')).toContain('Put the rules on the fridge');
    expect(titles('I put it on the fridge.')).toEqual([]);
  });

  it('has the whole sentence in the present tense as its description', () => {
    expect(
      full(
        'I threw out four recipes, because the notebook showed that they cost more in hours than they earned.',
      ),
    ).toEqual([
      'Throw out four recipes, because the notebook shows that they cost more in hours than they earn',
    ]);
    expect(
      full('I kept a notebook with three columns: what it cost, how long it took, and what people said.'),
    ).toEqual(['Keep a notebook with three columns: what it costs, how long it takes, and what people say']);
  });

  it('keeps quoted speech unchanged', () => {
    expect(titles('We practised saying, "Let me look at my week."')).toEqual([
      'Practise saying, "Let me look at my week."',
    ]);
  });

  it('is made of notes without a subject, where the source drops subjects', () => {
    expect(titles('Called the clinic. Changed my route.', ME, true)).toEqual([
      'Call the clinic',
      'Change your route',
    ]);
    expect(titles('Called the clinic.', ME, false)).toEqual([]);
  });

  it('is made of a story in the third person', () => {
    const text =
      'Amina baked at night. She rented half a stall on Saturdays. She asked her sister for help, and she wrote down the price of every biscuit. She never hid it.';
    const counts = emptyCounts();
    const block = { start: 0, end: text.length, heading: null, label: null, bullet: false, speaker: null };
    for (const sentence of tagBlock(text, block, { source: 0, block: 0 })) countPersons(counts, sentence);
    const view = perspectiveOf(counts);
    expect(view).toMatchObject({ person: 'third', pronoun: 'she' });
    expect(titles(text, view)).toEqual(
      expect.arrayContaining([
        'Rent half a stall on Saturdays',
        'Ask someone in your family for help',
        'Write down the price of every biscuit',
      ]),
    );
  });
});

describe('advice', () => {
  it.each([
    [
      'The nurse told me not to stop all at once without a doctor.',
      'Do not stop all at once without a doctor',
    ],
    ['What helped was that I stopped watching and started typing.', 'Start typing'],
    ['You should plan for the first year.', 'Plan for the first year'],
    ['I should have saved a little first.', 'Save a little first'],
    ['Ask for small things, with a date on them.', 'Ask for small things, with a date on them'],
    ['Always have your own way home.', 'Always have your own way home'],
    ['Eat not to dullness; drink not to elevation.', 'Do not drink to elevation'],
    ['It was my practice to be at my table every morning.', 'Be at your table every morning'],
    [
      'If somebody asks me, I say: do not start from zero, start from what you know.',
      'Start from what you know',
    ],
  ])('%s → %s', (text, title) => {
    expect(titles(text)).toContain(title);
  });

  it('is not made of a question or of what a child asked for', () => {
    expect(titles('Did you call the bank?')).toEqual([]);
    expect(titles('My son asked me to play basketball in the driveway.')).toEqual([]);
  });
});

describe('a harmful act', () => {
  it('is something to notice before the turning point and to prepare for after it', () => {
    const found = read('I hid the bills in a drawer.').flatMap((moment) => moment.candidates);
    expect(found.map(({ title, phase }) => [title, phase])).toEqual([
      ['Notice when you hide the bills in a drawer', 'before'],
      ['Have a plan in case you hide the bills in a drawer', 'after'],
    ]);
  });

  it.each([
    'I drank a bottle of wine.',
    'I stopped eating lunch.',
    'I stopped getting out of bed.',
    'I stopped getting dressed.',
    'I lost my temper.',
    'I told nobody.',
    'I gave up my job at the school.',
  ])('is never an instruction: %s', (text) => {
    const acts = read(text).flatMap((moment) =>
      moment.candidates.filter((one) => one.kind === 'act' || one.kind === 'advice'),
    );
    expect(acts).toEqual([]);
  });

  it('is an instruction when it is ended', () => {
    expect(titles('I poured the rest of the vodka down the sink.')).toContain(
      'Pour the rest of the vodka down the sink',
    );
    expect(titles('I stopped drinking.')).toContain('Stop drinking');
  });
});

describe('a lesson', () => {
  it.each([
    [
      'I learned that recovery is not a door you walk through once.',
      'Remember that recovery is not a door you walk through once',
    ],
    [
      'I found that I could not unlearn what I had learned.',
      'Accept that you cannot unlearn what you have learned',
    ],
    [
      'She helped me see that I said yes before people had finished asking.',
      'Notice when you say yes before people have finished asking',
    ],
    ["You can't fix what you won't look at.", "Accept that you cannot fix what you won't look at"],
  ])('%s → %s', (text, title) => {
    expect(titles(text)).toContain(title);
  });

  it('turns its outcome into something that may happen', () => {
    expect(remarks('It took us seven weeks.')).toEqual(['It may take you seven weeks.']);
    expect(remarks('Half of them said no.')).toEqual(['Half of them may say no.']);
    expect(remarks('I was so ashamed.')).toEqual(['You may be ashamed.']);
    expect(remarks('So if I wanted to buy something I had to wait for it to melt.')).toEqual([
      'If you want to buy something you have to wait for it to melt.',
    ]);
  });
});
