import { BlockList, isIPv4, isIPv6 } from 'node:net';

// The special-purpose registries of IANA for IPv4 (RFC 6890 and later).
const inner4 = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // The metadata of virtual machines at Azure has a public address.
  '168.63.129.16/32',
]) {
  const [address, bits] = network.split('/');
  inner4.addSubnet(address!, Number(bits));
}

// In IPv6 only these are in use for the internet; all else is local, reserved or contains an IPv4 address.
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const reserved6 = new BlockList();
// 2001::/23 contains Teredo, 2002::/16 is 6to4; the others are for documentation.
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved6.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address belongs to the internet, and not to this machine, its network or a cloud's inner services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner4.check(address);
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}
