import { describe, expect, it } from '@jest/globals';
import { deviceName, shortAddress } from './client-info.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/120.0`, 'Microsoft Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['', 'Unknown device'],
    ['node', 'Unknown device'],
    ['Visit https://evil.example/1.0 now', 'Unknown device'],
    ['x'.repeat(10_000), 'Unknown device'],
  ])('of %p is %p', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

describe('a shortened address', () => {
  it.each([
    ['192.0.2.17', '192.0.2.x'],
    ['::ffff:192.0.2.17', '192.0.2.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
    ['2001:db8::1', '2001:db8:0::x'],
    ['::1', '0:0:0::x'],
  ])('of %s is %s', (ip, network) => {
    expect(shortAddress(ip)).toBe(network);
  });
});
