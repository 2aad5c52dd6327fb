import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

interface DockerBinary {
  docker: string;
  name: string;
  image: string;
  binDir: string;
  print?: ((line: string) => void) | undefined;
}

/**
 * Writes a script that runs the program from a container image: on the host's network, as the calling user, with the
 * current folder mounted. Linux only: Docker Desktop has no host network by default.
 */
export async function dockerWrapper(options: DockerBinary): Promise<{ path: string } | { problem: string }> {
  const { docker, name, image, binDir } = options;
  const info = await run(docker, ['info', '--format', '{{.ServerVersion}}'], { timeoutMs: 15_000 });
  if (info.code !== 0) return { problem: 'Docker is installed, but its engine does not respond' };
  options.print?.(`fetching ${name} as the container image ${image}`);
  const script = `#!/bin/sh
# Runs ${name} from a container image as if it were installed. A container left behind by
# a killed client would hold the port, so the one of this folder is removed first.
container="waymark-${name}-$(printf %s "$PWD" | cksum | cut -d" " -f1)"
[ "$1" = --version ] || "${docker}" rm -f "$container" >/dev/null 2>&1
[ "$1" = --version ] && container="$container-version-$$"
exec "${docker}" run --rm --init --network host --name "$container" \\
  --user "$(id -u):$(id -g)" --volume "$PWD:$PWD" --workdir "$PWD" ${image} ${name} "$@"
`;
  await mkdir(binDir, { recursive: true });
  const path = join(binDir, name);
  await writeFile(path, script);
  await chmod(path, 0o755);
  return { path };
}
