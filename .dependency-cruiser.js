// Imports go one way (see ARCHITECTURE.md). Every rule here has a file below
// deploy/test/seeded-imports that breaks it, so that a rule that stops biting is noticed.
// Paths are matched with and without a folder before them, for those seeds' sake.
const at = (path) => `(^|/)${path}`;
const lib = (...names) => at(`libs/(${names.join('|')})/(src|dist)/`);
const pkg = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
const layer = (...names) => at(`services/[^/]+/src/(${names.join('|')})/`);
const testCode = [
  '\\.test\\.tsx?$',
  '/src/testing/',
  '/domain/testing/',
  at('libs/testing/'),
  at('deploy/test/'),
];
const owners = 'identity|roadmaps|scheduling|payments|community|ai';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const from = (path, ...exceptions) => ({ path, pathNot: [...testCode, ...exceptions] });

/** What each lib may see of the others; all may see themselves. */
const sees = {
  contracts: [],
  kernel: ['contracts'],
  platform: ['contracts', 'kernel'],
  storage: ['contracts', 'kernel'],
  messaging: ['contracts', 'kernel', 'platform'],
  database: ['contracts', 'kernel', 'platform', 'messaging'],
};
const libNames = Object.keys(sees);

export default {
  forbidden: [
    ...libNames.map((name) =>
      forbid(`lib-${name}`, `libs/${name} sees ${sees[name].join(', ') || 'no other lib'}`, from(lib(name)), {
        path: lib('[^/]+'),
        pathNot: [lib(name, ...sees[name]), lib('testing')],
      }),
    ),
    forbid(
      'contracts-zod-alone',
      'contracts are read by every process and by the browser: zod is all they need',
      from(lib('contracts')),
      { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'], pathNot: pkg('zod') },
    ),
    forbid(
      'libs-stand-below',
      'a lib knows nothing of the programs that use it',
      { path: at('libs/') },
      { path: at('(services|gateway|frontend|deploy)/') },
    ),
    forbid(
      'libs-no-business',
      'only contracts know the words of the business',
      from(at('libs/(kernel|platform|storage|messaging|database)/src/')),
      { path: at(`libs/contracts/(src|dist)/(${owners})/`) },
    ),
    forbid(
      'services-apart',
      'services talk through messages, never through imports',
      { path: at('services/([^/]+)/') },
      { path: at('services/'), pathNot: at('services/$2/') },
    ),
    forbid(
      'services-below-gateway',
      'a service knows neither the gateway nor the screens',
      { path: at('services/') },
      { path: at('(gateway|frontend|deploy)/') },
    ),
    forbid(
      'gateway-apart',
      'the gateway reaches services through messages',
      { path: at('gateway/') },
      { path: at('(services|frontend|deploy)/') },
    ),
    forbid(
      'frontend-contracts-only',
      'of all libs the browser sees the contracts, and the wall times of the kernel',
      { path: at('frontend/') },
      {
        path: [at('(services|gateway|deploy)/'), at('libs/')],
        pathNot: [lib('contracts'), at('libs/kernel/(src|dist)/time-zone\\.')],
      },
    ),
    forbid(
      'features-apart',
      'features meet in app/, never in each other',
      { path: at('frontend/src/features/([^/]+)/') },
      { path: at('frontend/src/features/'), pathNot: at('frontend/src/features/$2/') },
    ),
    forbid(
      'features-below-app',
      'app/ puts features together; nothing below it looks up',
      from(at('frontend/src/(features|components|lib)/')),
      { path: at('frontend/src/app/') },
    ),
    forbid(
      'domain-pure',
      'domain imports kernel, contracts and itself; words and sentences come from pure language libraries',
      from(layer('domain')),
      {
        pathNot: [
          layer('domain'),
          lib('kernel', 'contracts'),
          pkg('zod', 'compromise', 'wink-nlp', 'wink-eng-lite-web-model'),
        ],
      },
    ),
    forbid(
      'transport-on-top',
      'nobody below the use cases looks up at the wire',
      from(layer('app', 'persistence', 'integrations')),
      { path: layer('transport') },
    ),
    forbid(
      'typeorm-in-persistence',
      'SQL and rows live in persistence/ and migrations/',
      from(at('(services|gateway|libs)/'), layer('persistence', 'migrations'), lib('database')),
      { path: pkg('typeorm') },
    ),
    forbid(
      'third-parties-in-integrations',
      'a third party is called from integrations/ alone',
      from(at('(services|gateway|libs)/'), layer('integrations')),
      { path: pkg('openai', 'stripe', 'nodemailer') },
    ),
    forbid(
      'brokers-in-messaging',
      'NATS and BullMQ are reached through libs/messaging',
      from(at('(services|gateway|libs)/'), lib('messaging')),
      { path: pkg('@nats-io/[^/]+', 'bullmq') },
    ),
    forbid(
      's3-in-storage',
      'object storage is reached through its port',
      from(at('(services|gateway|libs)/'), lib('storage')),
      { path: pkg('@aws-sdk/[^/]+') },
    ),
    forbid(
      'no-test-code-in-products',
      'nothing that ships imports test code',
      from(at('(services|gateway|libs|frontend)/')),
      { path: testCode },
    ),
    forbid(
      'no-barrels',
      'import the file that has it, not an index',
      {},
      { path: at('(libs|services|gateway|frontend|deploy)/.*/index\\.tsx?$') },
    ),
    forbid('no-circular', 'two files that need each other are one', {}, { circular: true }),
    forbid('no-unresolvable', 'an import leads nowhere', {}, { couldNotResolve: true }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Built code of our own only: many packages keep theirs in a folder of that name too.
    exclude: {
      path: [
        '^(libs/[^/]+|services/[^/]+|gateway|frontend)/dist/',
        '\\.css$',
        '^deploy/test/seeded-imports/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['waymark-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
