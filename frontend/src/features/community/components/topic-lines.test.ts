import { expect, it } from '@jest/globals';
import { linesOf, topicFault, topicsOf } from './topic-lines.ts';

it('reads one topic per line and writes them back', () => {
  expect(topicsOf(' Rest  and boundaries \n\n Budgeting\n')).toEqual(['Rest and boundaries', 'Budgeting']);
  expect(linesOf(['A', 'B'])).toBe('A\nB');
});

it.each([
  ['Rest\nrest', 'Name each once.'],
  ['1\n2\n3\n4\n5\n6\n7\n8\n9', 'Name at most 8.'],
  ['x'.repeat(61), 'A line can have at most 60 characters.'],
])('refuses %j', (text, fault) => {
  expect(topicFault(text)).toBe(fault);
});
