import { expect, it, jest } from '@jest/globals';

jest.unstable_mockModule('@waymark/safety/assess', () => {
  throw new Error('The network is lost.');
});
const { assessText } = await import('./assess-text.ts');

it('finds nothing, without an error, when the tables of signs do not load', async () => {
  expect(await assessText('I am going to kill myself.')).toBeNull();
});
