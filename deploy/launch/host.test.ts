import { describe, expect, it } from '@jest/globals';
import { isOpenHost, readArguments, urlOf } from './host.ts';

describe('the address to listen on', () => {
  it.each([
    ['127.0.0.1', false, 'http://localhost:3000'],
    ['localhost', false, 'http://localhost:3000'],
    ['127.0.0.2', false, 'http://127.0.0.2:3000'],
    ['::1', false, 'http://[::1]:3000'],
    ['0.0.0.0', true, 'http://localhost:3000'],
    ['::', true, 'http://localhost:3000'],
    ['192.168.1.5', true, 'http://192.168.1.5:3000'],
    ['fd00::5', true, 'http://[fd00::5]:3000'],
    ['box.local', true, 'http://box.local:3000'],
  ])('%s is open: %s, and is reached at %s', (host, isOpen, url) => {
    expect([isOpenHost(host), urlOf(host, 3_000, 'localhost')]).toEqual([isOpen, url]);
  });

  it('can be given as an argument', () => {
    expect(readArguments(['--host', '0.0.0.0'])).toEqual({ HOST: '0.0.0.0' });
    expect(readArguments(['--host=::'])).toEqual({ HOST: '::' });
    expect(readArguments([])).toEqual({});
  });

  it.each([['--hots', '0.0.0.0'], ['0.0.0.0'], ['--host']])('is rejected in another form: %s', (...args) => {
    expect(() => readArguments(args)).toThrow('is not understood');
  });
});
