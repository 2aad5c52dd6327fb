import { describe, expect, it } from '@jest/globals';
import { redact, replaceIn } from './replace-name.ts';

describe('the replacement of a name', () => {
  it.each([
    ['Jana came, and Jana’s soup was hot.', 'My sister came, and my sister’s soup was hot.'],
    ['I asked Jana.', 'I asked my sister.'],
    ['Janas Küche, not Janathan.', 'My sisters Küche, not Janathan.'],
  ])('in %j is a word of its own', (text, expected) => {
    expect(replaceIn(text, 'Jana', 'my sister')).toBe(expected);
  });

  it('takes any characters as they are', () => {
    expect(replaceIn('J. (Jo) said so', 'J. (Jo', '$&')).toBe('$&) said so');
  });

  it('is in brackets in a quote, once', () => {
    const replacements = new Map([['Jana', 'my sister']]);
    const shown = redact('Then I asked Jana for help', replacements);
    expect([shown, redact(shown, replacements)]).toEqual(Array(2).fill('Then I asked [my sister] for help'));
  });
});
