import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readPassword } from './read-password.ts';

describe('the password of a new account', () => {
  it('is all of a pipe, without the line end at its end', async () => {
    const input = new PassThrough();
    input.end(' two words\n');
    expect(await readPassword(input, new PassThrough())).toBe(' two words');
  });

  it('is read from a terminal without being shown', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const password = readPassword(input, output);
    input.write('slow rivers\r');
    expect(await password).toBe('slow rivers');
    expect(String(output.read())).toBe('Password: \n');
  });
});
