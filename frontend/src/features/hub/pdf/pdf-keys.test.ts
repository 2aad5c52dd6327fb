import { describe, expect, it } from '@jest/globals';
import { pdfCommandOf, typedPage } from './pdf-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };

describe('the keys of a document', () => {
  it('change page and zoom, except in fields and with a modifier', () => {
    const target = document.createElement('div');
    expect(pdfCommandOf({ ...none, key: 'ArrowRight', target })).toBe('next');
    expect(pdfCommandOf({ ...none, key: '+', target })).toBe('zoom-in');
    expect(pdfCommandOf({ ...none, key: '+', ctrlKey: true, target })).toBeNull();
    expect(pdfCommandOf({ ...none, key: 'PageDown', target })).toBeNull();
    expect(pdfCommandOf({ ...none, key: 'ArrowRight', target: document.createElement('input') })).toBeNull();
  });
});

describe('a typed page', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['0', 1],
    ['99', 12],
    ['', null],
    ['two', null],
    ['1.5', null],
  ])('%p is %p of 12', (text, page) => {
    expect(typedPage(text, 12)).toBe(page);
  });
});
