import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findNames } from './find-names.ts';

interface Marked {
  /** After the part that it is in here: the drafting without a model has learned from all of them. */
  story: string;
  language: string;
  names: string[];
}

const marked = JSON.parse(readFileSync(join(import.meta.dirname, 'marked-names.json'), 'utf8')) as Marked[];
const stories = join(import.meta.dirname, '../../../../../ai-worker/eval/stories/build');
const textOf = ({ story }: Marked): string => readFileSync(join(stories, `${basename(story)}.txt`), 'utf8');

describe('names of people', () => {
  // The stories aside are not used to write rules. Figures: DECISIONS 35.
  it.each([
    ['aside', 0.89, 0.6],
    ['build', 0.88, 0.67],
  ])('are found in the marked stories of %s as well as reached', (part, recall, precision) => {
    const counts = marked
      .filter(({ story }) => story.startsWith(`${part}/`))
      .map((story) => {
        const found = findNames([textOf(story)]);
        const right = story.names.filter((name) => found.includes(name)).length;
        return { right, marked: story.names.length, found: found.length };
      });
    const sum = (key: 'right' | 'marked' | 'found') => counts.reduce((total, one) => total + one[key], 0);
    expect(sum('marked')).toBeGreaterThanOrEqual(40);
    expect(sum('right') / sum('marked')).toBeGreaterThanOrEqual(recall);
    expect(sum('right') / sum('found')).toBeGreaterThanOrEqual(precision);
  });

  it.each([
    ['Then Jana came with soup, and my brother Ilmar drove us.', ['Jana', 'Ilmar']],
    ['Meine Schwester Runa kam am Montag mit der Suppe.', ['Runa']],
    ['We moved to Germany in March. I learned Spanish in Madrid.', []],
    ['Open one letter a day. Call the bank.', []],
    ['We drove the Jeep from Lucasville to Mansfield on two Saturdays.', []],
    ['Vern says it rains. I asked Ewan Petrie in the Lutheran church.', ['Vern', 'Ewan', 'Petrie']],
  ])('in %j are %j', (text, names) => {
    expect(findNames([text]).sort()).toEqual([...names].sort());
  });
});
