import { expect, it, jest } from '@jest/globals';
import { deviceStorage } from './device-storage.ts';

it('returns false instead of throwing when the device stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(deviceStorage.set('key', 'value')).toBe(false);
  expect(deviceStorage.get('key')).toBeNull();
});
