import { describe, expect, it } from '@jest/globals';
import { landingFiles } from './bundle-budget.ts';
import { faultsOf } from './house-rules.ts';
import { missingFrom } from './lock-file.ts';

describe('the landing page', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      imports: ['_a.js'],
      dynamicImports: ['src/features/landing/page.tsx', 'src/features/studio/page.tsx'],
    },
    '_a.js': { file: 'assets/a.js', imports: ['_b.js', 'index.html'] },
    '_b.js': { file: 'assets/b.js' },
    '_c.js': { file: 'assets/c.js' },
    'src/features/landing/page.tsx': {
      file: 'assets/landing.js',
      imports: ['_b.js'],
      css: ['assets/landing.css'],
    },
    'src/features/studio/page.tsx': { file: 'assets/studio.js', imports: ['_c.js'] },
  };

  it('loads the entry, its own route and what both import statically, each once', () => {
    expect([...landingFiles(manifest)].sort()).toEqual([
      'assets/a.js',
      'assets/b.js',
      'assets/index.js',
      'assets/landing.js',
    ]);
  });

  it('is never measured as small because its route was not found', () => {
    const renamed = { 'index.html': { file: 'assets/index.js', isEntry: true, dynamicImports: [] } };
    expect(() => landingFiles(renamed)).toThrow('no lazy route');
  });
});

describe('house rules', () => {
  const faults = (file: string, text: string) => faultsOf({ file, text });

  it('refuse process.env outside env.ts and the launcher, but not its mention in a comment', () => {
    const reading = 'export const key = process.env.KEY;';
    expect(faults('services/identity/src/app/a.ts', reading)).toHaveLength(1);
    expect(faults('services/identity/src/env.ts', reading)).toEqual([]);
    expect(faults('deploy/launch/settings.ts', reading)).toEqual([]);
    expect(faults('services/identity/src/app/a.ts', '// like process.env\nexport const a = 1;')).toEqual([]);
  });

  it('refuse a deep test of whole processes that does not name what it covers', () => {
    expect(faults('deploy/e2e/a.e2e.deep.test.ts', 'it();')).toHaveLength(1);
    expect(faults('deploy/e2e/a.e2e.deep.test.ts', '// covers: services/payments\nit();')).toEqual([]);
    expect(faults('libs/messaging/src/a.int.deep.test.ts', 'it();')).toEqual([]);
  });

  it('refuse imports that climb three folders where the package has an alias for them', () => {
    const climbing = "import { api } from '../../../lib/api.ts';";
    expect(faults('frontend/src/features/hub/api/a.ts', climbing)).toHaveLength(1);
    expect(faults('frontend/src/features/hub/api/a.ts', "import { api } from '#lib/api.ts';")).toEqual([]);
    expect(faults('deploy/test/a/b.ts', climbing)).toEqual([]);
  });

  it('refuse tests that are skipped or run alone', () => {
    // Concatenated, so that this file does not break the rule.
    const dotted = [
      ['it', 'skip'],
      ['describe', 'only'],
      ['test', 'todo'],
    ].map((parts) => parts.join('.'));
    for (const call of [...dotted, 'xit', 'fdescribe']) {
      expect(faults('libs/kernel/src/a.test.ts', `${call}('rule', () => {});`)).toHaveLength(1);
    }
    expect(faults('libs/kernel/src/a.test.ts', "it('rule', () => { exit(); });")).toEqual([]);
  });
});

describe('the lock file', () => {
  it('has the binaries of every platform, beside the package or above it', () => {
    const parent = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } };
    const lock = { packages: { 'node_modules/a/node_modules/tool': parent, 'node_modules/@tool/linux': {} } };
    expect(missingFrom(lock)).toEqual([
      'package-lock.json has no @tool/mac, which node_modules/a/node_modules/tool names',
    ]);
    expect(
      missingFrom({ packages: { ...lock.packages, 'node_modules/a/node_modules/@tool/mac': {} } }),
    ).toEqual([]);
  });
});
