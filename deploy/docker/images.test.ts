// guarantees: Containers start only with a complete configuration, named in one line otherwise; in production every secret is a file
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { waymarkProcesses } from '../launch/processes.ts';
import { readProjectFile, stages } from './testing/compose-file.ts';

const all = stages();
const stage = (name: string) => all.find((one) => one.name === name)!;

/** Relative imports of a file that exist at run time, also indirect ones. */
function importsOf(file: string): string[] {
  const text = readProjectFile(file);
  const direct = [...text.matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';$/gm)].map(([, path = '']) =>
    join(file, '..', path),
  );
  return [...new Set(direct.flatMap((path) => [path, ...importsOf(path)]))];
}

describe('the Dockerfile', () => {
  it('copies only files that exist and are sent to the engine', () => {
    const ignored = readProjectFile('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#') && !line.includes('*'));
    const copied = all.flatMap(({ copies }) => copies);
    expect(copied).toContain('deploy/docker/edge/nginx.conf');
    expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(
      copied.filter((path) => ignored.some((one) => path === one || path.startsWith(`${one}/`))),
    ).toEqual([]);
  });

  it.each(waymarkProcesses)('gives $name the packages and the code of itself only', ({ name, main }) => {
    const folder = main.slice(0, main.indexOf('/dist/'));
    expect(stage(`${name}-packages`).text).toMatch(new RegExp(`install-packages\\.sh ${folder}\\n`));
    const runtime = stages().find((one) => one.name === `${name}-runtime`) ?? stage(name);
    expect(runtime).toMatchObject({
      from: 'runtime',
      text: expect.stringContaining(`--from=${name}-packages`),
    });
    const folders = [...runtime.text.matchAll(/--from=build \/app\/(\S+)\/ /g)].map(([, one]) => one);
    expect(folders).toEqual([folder]);
  });

  it.each(['setup', 'check', 'operator', 'operator-login'])(
    'gives the script %s all files that it imports',
    (name) => {
      const { copies } = stage('scripts');
      const script = `deploy/docker/${name}.ts`;
      expect(stage(name)).toMatchObject({
        from: 'scripts',
        text: expect.stringContaining(`["node", "${script}"]`),
      });
      expect([script, ...importsOf(script)].filter((path) => !copies.includes(path))).toEqual([]);
    },
  );
});
