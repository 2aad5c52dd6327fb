import { expect, it } from '@jest/globals';
import { type Heard, hear } from './hear.ts';

const levels = (count: number, level: number) => Array<number>(count).fill(level);
const after = (...parts: number[][]) =>
  parts.flat().reduce<Heard>((heard, _, at, all) => hear(heard, all.slice(0, at + 1)), 'listening');

it('waits three seconds before it says that nothing, or little, arrives', () => {
  expect(after(levels(29, 0))).toBe('listening');
  expect(after(levels(30, 0))).toBe('nothing');
  expect(after(levels(30, 0.1))).toBe('quiet');
});

it('hears a word at once, but not a knock, and a pause changes nothing until the microphone is silent', () => {
  expect(after(levels(5, 0.1), levels(3, 0.4))).toBe('heard');
  expect(after(levels(30, 0.1), levels(2, 0.9))).toBe('quiet');
  expect(after(levels(5, 0.4), levels(60, 0.1))).toBe('heard');
  expect(after(levels(5, 0.4), levels(60, 0))).toBe('nothing');
});
