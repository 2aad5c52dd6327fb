import { parseArgs } from 'node:util';
import { LaunchFault } from './fault.ts';

export const DEFAULT_HOST = '127.0.0.1';

const ALL = ['0.0.0.0', '::', '[::]'];
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[?::1\]?)$/;

/** Whether other machines may reach it. */
export const isOpenHost = (host: string): boolean => !LOOPBACK.test(host);

/** The URL at which this machine reaches the product, with `name` where it listens on all addresses or on loopback. */
export function urlOf(host: string, port: number, name = DEFAULT_HOST): string {
  const isNamed = ALL.includes(host) || host === DEFAULT_HOST || host === 'localhost';
  const given = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return `http://${isNamed ? name : given}:${port}`;
}

/** The variables that the command line sets: `--host ADDRESS`. Throws LaunchFault for anything else. */
export function readArguments(args: string[]): Record<string, string> {
  try {
    const { host } = parseArgs({ args, options: { host: { type: 'string' } } }).values;
    return host === undefined ? {} : { HOST: host };
  } catch {
    throw new LaunchFault(
      `"${args.join(' ')}" is not understood.`,
      'Use npm start, or npm start -- --host 0.0.0.0 to open it to the network.',
    );
  }
}
