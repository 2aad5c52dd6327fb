// One Jest, four tiers, and the deep part of three of them (`*.deep.test.ts`: kills, outages, bulk races, fuzz, full
// matrices). Everything runs as ESM on source; only the e2e tiers need a build, because they start the product.
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testEnvironmentOptions: { customExportConditions: ['waymark-source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.waymark/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.waymark/'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/'],
};

const backend = ['libs', 'services', 'gateway', 'deploy'].map((dir) => `<rootDir>/${dir}`);
const servers = {
  roots: backend,
  globalSetup: '<rootDir>/libs/testing/src/jest-global-setup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/jest-global-teardown.ts',
};
const wholeWaymark = {
  roots: ['<rootDir>/deploy'],
  globalSetup: '<rootDir>/deploy/test/e2e-global-setup.ts',
  globalTeardown: '<rootDir>/deploy/test/e2e-global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/deploy/test/e2e-timeout.ts'],
};

export default {
  // Jest takes it here alone, for every project; the browser's tests ask for more in a file of their own.
  // Longer than anything a test waits for, so that the wait itself says what was missing.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: backend,
      testRegex: String.raw`(?<!\.int|\.e2e|\.deep)\.test\.ts$`,
    },
    {
      ...common,
      displayName: 'frontend',
      roots: ['<rootDir>/frontend'],
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['waymark-source', 'browser'] },
      setupFiles: ['<rootDir>/frontend/src/testing/jest-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/screen-timers.ts'],
      moduleNameMapper: {
        '\\.(css|svg|woff2)$': '<rootDir>/frontend/src/testing/empty-module.ts',
        // Its field "browser" is known to bundlers only.
        '^(tus-js-client)$': '<rootDir>/node_modules/$1/lib.es5/browser/index.js',
      },
      testRegex: String.raw`(?<!\.deep)\.test\.tsx?$`,
    },
    { ...common, ...servers, displayName: 'int', testRegex: String.raw`\.int\.test\.ts$` },
    { ...common, ...wholeWaymark, displayName: 'e2e', testRegex: String.raw`\.e2e\.test\.ts$` },
    {
      ...common,
      displayName: 'deep-unit',
      roots: backend,
      testRegex: String.raw`(?<!\.int|\.e2e)\.deep\.test\.ts$`,
    },
    { ...common, ...servers, displayName: 'deep-int', testRegex: String.raw`\.int\.deep\.test\.ts$` },
    { ...common, ...wholeWaymark, displayName: 'deep-e2e', testRegex: String.raw`\.e2e\.deep\.test\.ts$` },
  ],
};
