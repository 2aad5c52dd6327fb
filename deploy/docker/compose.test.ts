import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { baseEnv, describeEnv } from '@waymark/platform/env';
import { parse } from 'yaml';
import { projectRoot } from '../launch/paths.ts';
import { waymarkProcesses } from '../launch/processes.ts';
import { composeSecrets } from './make-env.ts';
import { dockerNatsConf, NATS_CONF } from './nats-conf.ts';

interface Service {
  image?: string;
  build?: { target: string };
  environment?: Record<string, string | null>;
}

const text = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const dockerfile = readFileSync(join(projectRoot, 'deploy/docker/Dockerfile'), 'utf8');
const environmentOf = (name: string) => services[name]?.environment ?? {};

describe('docker compose', () => {
  it('runs every process from its own build stage', () => {
    for (const { name, main } of waymarkProcesses) {
      expect(services[name]?.build?.target).toBe(name);
      expect(dockerfile).toMatch(new RegExp(`AS ${name}\\n(?:.+\\n)*CMD \\["node", "${main}"\\]`));
    }
  });

  it.each(waymarkProcesses)(
    'gives $name every required variable of its schema, and no unknown one',
    async (process) => {
      const schema = process.manifest.env;
      const variables = describeEnv(schema);
      const known = [...variables.map(({ name }) => name), ...Object.keys(baseEnv)];
      const given = Object.keys(environmentOf(process.name));
      expect(given.filter((name) => !known.includes(name))).toEqual([]);
      const required = variables.filter((variable) => variable.required).map(({ name }) => name);
      expect(required.filter((name) => !given.includes(name))).toEqual([]);
    },
  );

  it('gives every process its own NATS login, and the signing key of callers to the gateway only', () => {
    for (const { name } of waymarkProcesses) {
      expect(environmentOf(name)).toMatchObject({ NATS_USER: name });
      expect('CALLER_PRIVATE_KEY' in environmentOf(name)).toBe(name === 'gateway');
    }
  });

  it('requires exactly the secrets that make-env creates', () => {
    const demanded = [...text.matchAll(/\$\{(\w+):\?/g)].map((match) => match[1]!);
    const passedOn = Object.entries(environmentOf('nats')).flatMap(([name, value]) =>
      value === null ? [name] : [],
    );
    expect(new Set([...demanded, ...passedOn])).toEqual(new Set(Object.keys(composeSecrets())));
  });

  it('has the NATS permissions of the manifests', () => {
    expect(readFileSync(NATS_CONF, 'utf8')).toBe(dockerNatsConf());
  });
});
