// One Jest, four tiers. Everything runs as ESM on source; nothing has to be built first
// except for the e2e tier, which starts the built product through its launcher.
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

export default {
  // Jest takes it here alone, for every project; the browser's tests ask for more in a file of their own.
  // Longer than anything a test waits for, so that the wait itself says what was missing.
  testTimeout: 60_000,
  testSequencer: './deploy/test/by-name.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: ['libs', 'services', 'gateway', 'deploy'].map((dir) => `<rootDir>/${dir}`),
      testRegex: String.raw`(?<!\.int|\.e2e)\.test\.ts$`,
    },
    {
      ...common,
      displayName: 'frontend',
      roots: ['<rootDir>/frontend'],
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['waymark-source', 'browser'] },
      setupFiles: ['<rootDir>/frontend/src/testing/jest-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/patience.ts'],
      moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/frontend/src/testing/empty-module.ts' },
      testRegex: String.raw`(?<!\.e2e)\.test\.tsx?$`,
    },
    {
      ...common,
      displayName: 'int',
      roots: ['libs', 'services', 'gateway', 'deploy'].map((dir) => `<rootDir>/${dir}`),
      globalSetup: '<rootDir>/libs/testing/src/jest-global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/jest-global-teardown.ts',
      testRegex: String.raw`\.int\.test\.ts$`,
    },
    {
      ...common,
      displayName: 'e2e',
      roots: ['<rootDir>/frontend', '<rootDir>/deploy'],
      globalSetup: '<rootDir>/deploy/test/e2e-global-setup.ts',
      globalTeardown: '<rootDir>/deploy/test/e2e-global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/deploy/test/e2e-patience.ts'],
      testRegex: String.raw`\.e2e\.test\.ts$`,
    },
  ],
};
