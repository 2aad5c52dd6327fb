import { BlockList, isIP } from 'node:net';

const networks = new BlockList();
networks.addSubnet('127.0.0.0', 8);
networks.addSubnet('10.0.0.0', 8);
networks.addSubnet('172.16.0.0', 12);
networks.addSubnet('192.168.0.0', 16);
networks.addAddress('::1', 'ipv6');
networks.addSubnet('fc00::', 7, 'ipv6');

/** Whether the host of a URL is this machine, a private address (RFC 1918, RFC 4193) or a name without a public domain. */
export function isPrivateHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return networks.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host);
}
