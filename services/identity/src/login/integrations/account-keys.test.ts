import { expect, it } from '@jest/globals';
import { AccountKeys } from './account-keys.ts';

const keys = new AccountKeys('a secret of at least sixteen characters');
const plain = Buffer.from('twenty bytes, exactly');

it('decrypts what it encrypted, and encrypts the same bytes differently each time', () => {
  const sealed = keys.seal(plain, 'user 1');
  expect(keys.open(sealed, 'user 1')).toEqual(plain);
  expect(keys.seal(plain, 'user 1')).not.toEqual(sealed);
  expect(sealed.includes(plain)).toBe(false);
});

it('does not decrypt for another user, with another secret or after a change', () => {
  const sealed = keys.seal(plain, 'user 1');
  const changed = Buffer.from(sealed);
  changed[14]! ^= 1;
  expect(() => keys.open(sealed, 'user 2')).toThrow();
  expect(() => new AccountKeys('another secret of many characters').open(sealed, 'user 1')).toThrow();
  expect(() => keys.open(changed, 'user 1')).toThrow();
});

it('hashes codes per user and secret', () => {
  const hash = keys.hashCode(1, 'CODE');
  expect(hash).toEqual(keys.hashCode(1, 'CODE'));
  expect(hash).not.toEqual(keys.hashCode(2, 'CODE'));
  expect(hash).not.toEqual(new AccountKeys('another secret of many characters').hashCode(1, 'CODE'));
});
