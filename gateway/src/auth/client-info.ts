import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/rate-limits.ts';

/** What a user is shown of the device behind a request. */
export interface ClientInfo {
  device: string;
  network: string;
}

/** More is cut off: the parser runs many patterns over it. */
const MAX_AGENT = 400;
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

export const clientInfo = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): ClientInfo => ({
  device: deviceName(headers['user-agent'] ?? ''),
  network: shortAddress(ip),
});

/** Such as `Firefox on Linux`. Only names in the lists of the parser: the header may contain any text. */
export function deviceName(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_AGENT) || '-');
  const browserName = known(browsers, browser.name);
  const system = known(systems, os.name);
  if (browserName && system) return `${browserName} on ${system}`;
  return browserName ?? (system ? `Browser on ${system}` : 'Unknown device');
}

const known = (names: Set<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** The network of an address, without the part that names the device: `192.0.2.x`, `2001:db8:1::x`. */
export function shortAddress(ip: string): string {
  const network = addressKey(ip);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.x');
  const [a = '0', b = '0', c = '0'] = network.split(':');
  return `${a}:${b}:${c}::x`;
}
