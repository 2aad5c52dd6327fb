import { readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readSecretFiles } from '../docker/secret-files.ts';
import { selfSigned } from '../docker/testing/edge.ts';
import { freePort } from '../launch/ports.ts';
import { noLimits } from '../test/no-limits.ts';
import { prefix } from './clean-up.ts';
import type { Container } from './container.ts';
import { folders } from './folders.ts';
import { fileOf, PASSWORD, STEPS, setTheScene, travel } from './journey.ts';
import { leaksIn } from './leaks.ts';
import { Network } from './network.ts';
import { publish } from './published.ts';
import { type Showing, seconds, showConfinement, showStart, showStops, withStack } from './showing.ts';
import { present, projectOf } from './source.ts';
import { Stack } from './stack.ts';
import { ofDoor, ofLogin, ofStream } from './tls-door.ts';

const FILES = 'docker-compose.yml:docker-compose.production.yml';

/** Starts the product as for production, and uses it through TLS. */
export async function showProduction(showing: Showing): Promise<void> {
  const { signal } = showing;
  const [http, https] = [await freePort(), await freePort()];
  const url = `https://localhost:${https}`;
  const env = { ...noLimits, PUBLIC_URL: url, HTTP_PORT: String(http), HTTPS_PORT: String(https) };
  const network = await Network.make(prefix);
  const stack = new Stack({ project: projectOf(present, FILES), network, prefix, env, signal });
  const servers: Server[] = [];
  await withStack(stack, async () => {
    await stack.runOnce('setup', ['files']);
    await addCertificate();
    await showStart(stack, 'checked, and all ready', showing);
    const [edge] = stack.running('edge');
    for (const port of edge!.about.spec.ports) servers.push(await publish(port, network.addressOf('edge')));
    showConfinement(stack.running(), showing);
    await showUse(`http://localhost:${http}`, url, stack, showing);
    await showSecrets(stack.running(), showing);
    await showStops(stack, showing);
  }).finally(() => {
    for (const server of servers) server.close();
  });
}

async function showUse(http: string, https: string, stack: Stack, { findings }: Showing): Promise<void> {
  findings.push(...(await ofDoor(http, https)));
  const scene = await setTheScene(https, stack);
  const began = performance.now();
  await travel(https, scene);
  const figures = `${STEPS} in ${seconds(performance.now() - began)}`;
  findings.push({ what: 'journey through TLS', isGood: true, figures });
  const { cookie, finding } = await ofLogin(https, scene.mentor.name, PASSWORD);
  const upload = () => fileOf(https, scene.mentor).then(() => {});
  findings.push(finding, await ofStream(https, cookie, upload));
}

/** The operator's part, of which this process trusts the result. */
async function addCertificate(): Promise<void> {
  const made = Object.entries(selfSigned(folders.run));
  for (const [name, path] of made) {
    const text = await readFile(path, 'utf8');
    await writeFile(join(folders.project, 'secrets', name.replace(/_FILE$/, '')), text);
    if (name.startsWith('TLS_CERTIFICATE')) setDefaultCACertificates([...getCACertificates(), text]);
  }
}

/** In what `docker inspect` would print, and in what the kernel has about each process. */
async function showSecrets(containers: Container[], { findings }: Showing): Promise<void> {
  const secrets = readSecretFiles(folders.project);
  const leaks: string[] = [];
  let processes = 0;
  for (const container of containers) {
    const { id, spec } = container.about;
    const found = new Set(leaksIn(Object.values(spec.env).join('\n'), secrets));
    for (const pid of await container.processes()) {
      processes += 1;
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      for (const name of leaksIn(environment, secrets)) found.add(name);
    }
    if (found.size > 0) leaks.push(`${id}: ${[...found].join(', ')}`);
  }
  const figures =
    leaks.join('; ') || `none of ${Object.keys(secrets).length} in those of ${processes} processes`;
  findings.push({ what: 'secrets in environments', isGood: leaks.length === 0, figures });
}
