import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpackFromDistribution } from '../../launch/distribution.ts';
import { isExecutable, onPath, waymarkHome } from '../../launch/paths.ts';
import { run } from '../../launch/run.ts';

export interface Nginx {
  program: string;
  mimeTypes: string;
  /** Whether it has the directive `http2`, as the image's does. */
  isRecent: boolean;
}

/** The system's, one unpacked earlier, or the one of the distribution's packages. */
export async function findNginx(): Promise<Nginx> {
  const binDir = join(waymarkHome(), 'bin');
  const program = [...onPath(['nginx']), join(binDir, 'nginx')].find(isExecutable) ?? (await unpack(binDir));
  const { stderr } = await run(program, ['-V']);
  const [, major = 0, minor = 0] = /nginx\/(\d+)\.(\d+)/.exec(stderr)?.map(Number) ?? [];
  const [, configured = ''] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const places = [join(dirname(configured), 'mime.types'), join(binDir, 'nginx.d/etc/nginx/mime.types')];
  const mimeTypes = places.find(existsSync);
  if (!mimeTypes) throw new Error(`no mime.types in ${places.join(' or ')}`);
  return { program, mimeTypes, isRecent: major > 1 || minor >= 26 };
}

async function unpack(binDir: string): Promise<string> {
  const packages = [['nginx', 'nginx-common']];
  const fetched = await unpackFromDistribution({
    ...{ program: 'nginx', packages, binDir },
    inside: ['usr/sbin/nginx'],
  });
  if ('problem' in fetched) throw new Error(`nginx is not installed, and apt: ${fetched.problem}`);
  return fetched.path;
}
