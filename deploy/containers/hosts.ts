interface Named {
  service: string;
  address: string;
}

/** A service's name has the addresses of all of its containers. */
export const hostsFile = (members: readonly Named[]): string =>
  members.map(({ service, address }) => `${address} ${service}\n`).join('');

/** The first three numbers of a private network of 254 addresses that no route of this machine overlaps. */
export function freeSubnet(routes: string): string {
  const taken = [...routes.matchAll(/^(\d+)\.(\d+)\.(\d+)\.\d+(?:\/(\d+))?/gm)].map(
    ([, a, b, c, length = '32']) => ({ bits: number(a, b, c), length: Math.min(Number(length), 24) }),
  );
  for (let third = 0; third < 256; third++) {
    const bits = number('10', '213', String(third));
    const isTaken = taken.some(({ bits: other, length }) => (bits ^ other) >>> (24 - length) === 0);
    if (!isTaken) return `10.213.${third}`;
  }
  throw new Error('no private network is free');
}

const number = (a = '0', b = '0', c = '0'): number => (Number(a) << 16) | (Number(b) << 8) | Number(c);
