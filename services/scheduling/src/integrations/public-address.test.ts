// guarantees: No request of a linked calendar reaches an address that is not on the internet
import { expect, it } from '@jest/globals';
import { isPublicAddress } from './public-address.ts';

it.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['100.64.0.1', '100.100.100.200', '169.254.169.254', '168.63.129.16', '192.0.0.192', '198.18.0.1'],
  ...['192.0.2.1', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
  ],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
  ],
  ...['2002:7f00:1::', '2001:0:7f00:1::', '100::1', '3fff::1', '5f00::1'],
  ...['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3'],
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
