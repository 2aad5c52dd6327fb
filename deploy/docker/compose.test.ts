// guarantees: Containers start only with a complete configuration, named in one line otherwise; in production every secret is a file
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { baseEnv, describeEnv } from '@waymark/platform/env';
import { DCLinter } from 'dclint';
import { projectRoot } from '../launch/paths.ts';
import { waymarkProcesses } from '../launch/processes.ts';
import { composeSecrets, missingSecrets } from './make-env.ts';
import { dockerNatsConf, NATS_CONF } from './nats-conf.ts';
import { dockerRedisScript, REDIS_SCRIPT, redisPasswords } from './redis-conf.ts';
import { environmentFor, readProjectFile, servicesOf, stages } from './testing/compose-file.ts';

const services = servicesOf('docker-compose.yml');
const dockerfile = readProjectFile('deploy/docker/Dockerfile');
const environmentOf = (name: string) => services[name]?.environment ?? {};

describe('docker compose', () => {
  it('runs every process from its own build stage', () => {
    for (const { name, main } of waymarkProcesses) {
      expect(services[name]?.build?.target).toBe(name);
      expect(dockerfile).toMatch(new RegExp(`AS ${name}\\n(?:.+\\n)*CMD \\["node", "${main}"\\]`));
    }
  });

  it('opens the gateway to the other containers', () => {
    expect(dockerfile).toMatch(/AS gateway\n(?:.+\n)*ENV .*HOST=0\.0\.0\.0/);
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

  /** Decided by the containers themselves. */
  const FIXED = [
    'PORT',
    'HOST',
    'STATIC_DIR',
    'STORAGE_DIR',
    'NODE_ENV',
    'LOG_LEVEL',
    'HEALTH_PORT',
    'HEALTH_HOST',
  ];

  it.each(waymarkProcesses)(
    'passes on to $name every variable that an operator can set',
    ({ name, manifest }) => {
      const variables = describeEnv(manifest.env).map((variable) => variable.name);
      const given = Object.keys(environmentOf(name));
      expect(variables.filter((one) => !given.includes(one) && !FIXED.includes(one))).toEqual([]);
    },
  );

  it('needs no file of this folder at run time, so that an upgrade replaces every configuration', () => {
    const { setup, ...others } = services;
    expect(setup!.volumes).toEqual(['.:/project']);
    for (const { volumes = [] } of Object.values(others)) {
      expect(volumes.filter((volume) => /^[./]/.test(volume) && volume.includes(':'))).toEqual([]);
    }
  });

  it('limits the memory of every service, and runs Redis without root and as the process that gets signals', () => {
    const endless = Object.entries(services).filter(([, { mem_limit }]) => mem_limit === undefined);
    expect(endless.map(([name]) => name)).toEqual([]);
    expect(services.redis).toMatchObject({ user: 'redis', read_only: true });
    expect(readFileSync(REDIS_SCRIPT, 'utf8')).toMatch(/\nexec redis-server \S+\n$/);
    expect(dockerfile).toMatch(/AS redis\n(?:.+\n)*CMD \["sh", "\/usr\/local\/bin\/redis\.sh"\]/);
  });

  it('runs everything of ours with a read-only file system, no capabilities and no way to more', () => {
    const hardened = {
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.anything(),
    };
    const ours = Object.entries(services).filter(([, { build }]) => build);
    expect(ours.map(([name]) => name)).toContain('edge');
    for (const [, service] of ours) expect(service).toMatchObject(hardened);
    const more = ours.filter(([, { cap_add }]) => cap_add).map(([name]) => name);
    expect(more).toEqual(['setup']);
    expect(services.edge).toMatchObject({ user: '101:101', volumes: ['assets:/data/kept:ro'] });
  });

  it('names an exact version of every image', () => {
    const images = [
      ...stages().map(({ from }) => from),
      ...Object.values(services).map(({ image }) => image),
    ];
    const others = images.filter((image) => image?.includes(':'));
    // PostgreSQL and SeaweedFS have versions of two numbers.
    const exact = /^(?:(?:postgres|chrislusf\/seaweedfs):\d+\.\d+|\w+:\d+\.\d+\.\d+(?:-\w+)*)$/;
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((image) => !exact.test(image!))).toEqual([]);
  });

  it('gives every process its own NATS login, and the signing key of callers to the gateway only', () => {
    for (const { name } of waymarkProcesses) {
      expect(environmentOf(name)).toMatchObject({ NATS_USER: name });
      expect('CALLER_PRIVATE_KEY' in environmentOf(name)).toBe(name === 'gateway');
    }
  });

  it("runs the operator's commands on request, with logins of their own and after all tables exist", () => {
    const { operator, 'operator-login': login } = services;
    for (const service of [operator, login]) {
      expect(service).toMatchObject({ profiles: ['operator'], restart: 'no' });
    }
    const env = environmentFor(operator, { DATABASE_PASSWORD_OPERATOR: 'p', NATS_PASSWORD_OPERATOR: 'n' });
    const url = 'postgres://operator:p@postgres:5432/waymark';
    expect(env).toMatchObject({ DATABASE_URL: url, SCHEDULING_DATABASE_URL: url });
    expect(env).toMatchObject({ NATS_USER: 'operator', NATS_PASSWORD: 'n' });
    expect(operator!.depends_on!['operator-login']).toEqual({ condition: 'service_completed_successfully' });
    const databases = waymarkProcesses.filter(({ database }) => database).map(({ name }) => name);
    const ready = Object.fromEntries(databases.map((name) => [name, { condition: 'service_healthy' }]));
    expect(login!.depends_on).toEqual(ready);
  });

  it('checks exactly the secrets that setup creates, and loads without them, so that setup can run', () => {
    const text = readProjectFile('docker-compose.yml');
    expect(text).not.toMatch(/\$\{\w+:?\?/);
    const names = Object.keys(composeSecrets());
    const passedOn = (service: string) =>
      Object.entries(environmentOf(service)).flatMap(([name, value]) =>
        value === null || value === `\${${name}:-}` ? [name] : [],
      );
    expect(names.filter((name) => !passedOn('check').includes(name))).toEqual([]);
    expect(passedOn('nats')).toEqual(names.filter((name) => name.startsWith('NATS_')));
    expect(passedOn('redis')).toEqual(names.filter((name) => name.startsWith('REDIS_PASSWORD_')));
  });

  it('is valid by the schema of compose', () => {
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const files = globSync('docker-compose*.yml', { cwd: projectRoot }).map((file) =>
      join(projectRoot, file),
    );
    const results = linter.lintFiles(files, false) as { messages: { rule: string; message: string }[] }[];
    const found = results.flatMap(({ messages }) => messages);
    expect(found.filter(({ rule }) => /^invalid-/.test(rule)).map(({ message }) => message)).toEqual([]);
  });

  it('keeps the secrets of an earlier version, and adds those of this one', () => {
    const lines = missingSecrets('POSTGRES_PASSWORD=theirs\nCALLER_PUBLIC_KEY=a\nCALLER_PRIVATE_KEY=b\n');
    const names = lines.map((line) => line.split('=')[0]);
    expect(names).toContain('REDIS_PASSWORD_GATEWAY');
    expect(names).toHaveLength(Object.keys(composeSecrets()).length - 3);
    expect(missingSecrets(lines.join('\n'))).toHaveLength(3);
  });

  it('has the NATS permissions and the Redis users of the manifests', () => {
    expect(readFileSync(NATS_CONF, 'utf8')).toBe(dockerNatsConf());
    expect(readFileSync(REDIS_SCRIPT, 'utf8')).toBe(dockerRedisScript());
  });

  it('gives every process its own Redis login, and one to no process without keys there', () => {
    const users = redisPasswords.map(({ name, variable }) => [name, `redis://${name}:\${${variable}:-}@`]);
    for (const [name = '', url = ''] of users) expect(environmentOf(name).REDIS_URL).toContain(url);
    const others = waymarkProcesses.filter(({ name }) => !users.some(([user]) => user === name));
    expect(others.filter(({ name }) => 'REDIS_URL' in environmentOf(name))).toEqual([]);
  });

  it('starts Redis with a configuration of these users, passwords from its environment', () => {
    const script = readFileSync(REDIS_SCRIPT, 'utf8').replace('cat > /run/redis.conf', 'cat');
    const printed = script.replace(/exec redis-server .*/, '');
    const env = Object.fromEntries(redisPasswords.map(({ name, variable }) => [variable, `w-${name}`]));
    const config = execFileSync('sh', ['-c', printed], { env: { ...env, REDISCLI_AUTH: 'w-operator' } });
    expect(config.toString()).toContain('user default on >w-operator ~* &* +@all -flushall -flushdb\n');
    expect(config.toString()).toMatch(/\nuser ai-worker on >w-ai-worker resetchannels ~bull:\S+ .*-@all/);
  });
});
