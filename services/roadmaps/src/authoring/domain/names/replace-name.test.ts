import { describe, expect, it } from '@jest/globals';
import { aRoadmap } from '../testing/a-roadmap.ts';
import { redact, replaceEverywhere } from './replace-name.ts';
import { reviewNames } from './review-names.ts';

const roadmap = aRoadmap([1], {
  title: 'Jana and I',
  description: 'I rang Jana. An old plumber called Jana came.',
});
const NONE = new Map<string, string>();

describe('the replacement of a name', () => {
  it('is in each text, as its sentences read', () => {
    expect(replaceEverywhere(roadmap, 'Jana', 'a friend', NONE)).toMatchObject({
      title: 'A friend and I',
      description: 'I rang a friend. An old plumber came.',
    });
  });

  it('leaves the texts that the mentor has written', () => {
    const written = new Map([['roadmap:title', 'Jana and I']]);
    expect(replaceEverywhere(roadmap, 'Jana', 'a friend', written)).toMatchObject({
      title: 'Jana and I',
      description: 'I rang a friend. An old plumber came.',
    });
  });

  it('is refused in a title that becomes too long', () => {
    const long = { ...roadmap, title: `Jana ${'x'.repeat(114)}` };
    expect(() => replaceEverywhere(long, 'Jana', 'a friend', NONE)).toThrow(/longer than 120 characters/);
  });

  it('is in brackets in a quote, once', () => {
    const replacements = new Map([['Jana', 'my sister']]);
    const shown = redact('Then I asked Jana for help', replacements);
    expect([shown, redact(shown, replacements)]).toEqual(Array(2).fill('Then I asked [my sister] for help'));
  });
});

it('lists whole texts with the name, which can be written by their key', () => {
  const [found] = reviewNames(roadmap, 'Tom', new Map());
  expect(found).toMatchObject({ name: 'Jana', count: 2 });
  expect(found!.places).toEqual([
    { key: 'roadmap:title', place: 'Title', text: 'Jana and I', isQuote: false },
    { key: 'roadmap:text', place: 'Description', text: roadmap.description, isQuote: false },
  ]);
});
