// Imports go one way (see ARCHITECTURE.md). A file in deploy/test/seeded-imports breaks each rule, to test the rules;
// therefore paths also match below another folder.
const at = (path) => `(^|/)${path}`;
const lib = (...names) => at(`libs/(${names.join('|')})/(src|dist)/`);
const pkg = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
/** In a service as a whole or in a slice of it. */
const layer = (...names) => at(`services/[^/]+/src/([^/]+/|)(${names.join('|')})/`);
const testCode = [
  '\\.test\\.tsx?$',
  '/src/testing/',
  '/domain/testing/',
  at('libs/testing/'),
  at('deploy/test/'),
  at('services/[^/]+/eval/'),
];
const owners = 'identity|roadmaps|scheduling|payments|community|ai';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const from = (path, ...exceptions) => ({ path, pathNot: [...testCode, ...exceptions] });

/** The other libs that each lib may import. */
const imports = {
  contracts: [],
  demo: [],
  drawings: [],
  kernel: ['contracts'],
  safety: ['contracts', 'text-model'],
  'text-model': [],
  platform: ['contracts', 'kernel'],
  storage: ['contracts', 'kernel'],
  messaging: ['contracts', 'kernel', 'platform'],
  database: ['contracts', 'kernel', 'platform', 'messaging'],
}; /** The folders of the Studio: a folder imports itself and those before it. */
const studio =
  'shared import consent recorder story start builder publish drafting interview timeline rooms review insight workspace'.split(
    ' ',
  );
const inStudio = (...names) => at(`frontend/src/features/studio/(${names.join('|')})/`);
const libNames = Object.keys(imports);

/** The slices of each service: a slice imports itself and those before it. */
const slices = Object.entries({
  identity: 'shared notifications login accounts mentors applications moderation seed',
  roadmaps: 'shared authoring runs sources drafting discovery learning guidance upkeep seed',
  community: 'shared files messages network support peer-sessions materials growth moderation people seed',
}).map(([service, names]) => [service, names.split(' ')]);
const slicesOf = (service, names) => at(`services/${service}/src/(${names.join('|')})/`);
const allSlices = slices.map(([service, names]) => slicesOf(service, names));

export default {
  forbidden: [
    ...libNames.map((name) =>
      forbid(
        `lib-${name}`,
        `libs/${name} imports ${imports[name].join(', ') || 'no other lib'}`,
        from(lib(name)),
        {
          path: lib('[^/]+'),
          pathNot: [lib(name, ...imports[name]), lib('testing')],
        },
      ),
    ),
    forbid(
      'contracts-zod-only',
      'contracts run in every process and in the browser, and import zod only',
      from(lib('contracts')),
      { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'], pathNot: pkg('zod') },
    ),
    forbid(
      'libs-below-programs',
      'libs do not import the programs that use them',
      { path: at('libs/') },
      { path: at('(services|gateway|frontend|deploy)/') },
    ),
    forbid(
      'libs-no-business',
      'only libs/contracts defines business types',
      from(at('libs/(kernel|platform|storage|messaging|database)/src/')),
      { path: at(`libs/contracts/(src|dist)/(${owners})/`) },
    ),
    forbid(
      'services-isolated',
      'services communicate by messages and do not import each other',
      { path: at('services/([^/]+)/') },
      { path: at('services/'), pathNot: at('services/$2/') },
    ),
    forbid(
      'services-no-programs',
      'services import neither the gateway nor the frontend',
      { path: at('services/') },
      { path: at('(gateway|frontend|deploy)/') },
    ),
    forbid(
      'gateway-isolated',
      'the gateway calls services by messages',
      { path: at('gateway/') },
      { path: at('(services|frontend|deploy)/') },
    ),
    forbid(
      'frontend-contracts-only',
      'of all libs the browser sees the contracts, drawings, passwords, safety, and the wall times and word counts of the kernel; tests also zip files',
      { path: at('frontend/') },
      {
        path: [at('(services|gateway|deploy)/'), at('libs/')],
        pathNot: [
          lib('contracts', 'drawings', 'passwords', 'safety'),
          at('libs/kernel/(src|dist)/(time-zone|count-words)\\.'),
          at('libs/storage/src/testing/make-zip\\.'),
        ],
      },
    ),
    forbid(
      'features-isolated',
      'features are combined in app/ and do not import each other',
      { path: at('frontend/src/features/([^/]+)/') },
      { path: at('frontend/src/features/'), pathNot: at('frontend/src/features/$2/') },
    ),
    forbid(
      'features-no-app',
      'app/ imports the features; the other folders do not import app/',
      from(at('frontend/src/(features|shared|lib)/')),
      { path: at('frontend/src/app/') },
    ),
    forbid(
      'shared-no-features',
      'shared/ is what several features use, and imports none of them',
      { path: at('frontend/src/shared/') },
      { path: at('frontend/src/features/') },
    ),
    ...studio
      .slice(0, -1)
      .map((name, index) =>
        forbid(
          'studio-one-way',
          `in the Studio, ${name} imports ${studio.slice(0, index).join(', ') || 'no other folder'}`,
          from(inStudio(name)),
          { path: inStudio(...studio.slice(index + 1)) },
        ),
      ),
    forbid(
      'studio-listed',
      'the folders of the Studio have an order, given above',
      from(at('frontend/src/features/studio/[^/]+/'), inStudio(...studio)),
      {},
    ),
    forbid(
      'frontend-lib-lowest',
      'lib/ has no components, and imports neither shared/ nor features',
      { path: at('frontend/src/lib/') },
      { path: at('frontend/src/(shared|features)/') },
    ),
    forbid(
      'domain-pure',
      'domain imports kernel, contracts, demo, safety, text-model and itself',
      from(layer('domain')),
      {
        pathNot: [layer('domain'), lib('kernel', 'contracts', 'demo', 'safety', 'text-model'), pkg('zod')],
      },
    ),
    ...slices.flatMap(([service, names]) =>
      names
        .slice(0, -1)
        .map((name, index) =>
          forbid(
            'slices-one-way',
            `of the slices of ${service}, ${name} imports ${names.slice(0, index).join(', ') || 'no other'}`,
            from(slicesOf(service, [name])),
            { path: slicesOf(service, names.slice(index + 1)) },
          ),
        ),
    ),
    forbid(
      'slices-listed',
      'the slices of a service have an order, given above',
      from(at('services/[^/]+/src/[^/]+/(domain|app|persistence|transport|integrations)/'), ...allSlices),
      {},
    ),
    forbid('slices-below-service', 'slices do not import what combines them', from(allSlices), {
      path: at('services/[^/]+/src/(service|main)\\.ts$'),
    }),
    forbid('persistence-below-app', 'persistence does not import use cases', from(layer('persistence')), {
      path: layer('app'),
    }),
    forbid(
      'transport-not-imported',
      'use cases, persistence and integrations do not import transport',
      from(layer('app', 'persistence', 'integrations')),
      { path: layer('transport') },
    ),
    forbid(
      'typeorm-in-persistence',
      'SQL and rows are in persistence/ and migrations/',
      from(at('(services|gateway|libs)/'), layer('persistence', 'migrations'), lib('database')),
      { path: pkg('typeorm') },
    ),
    forbid(
      'third-parties-in-integrations',
      'third parties are called from integrations/ only',
      from(at('(services|gateway|libs)/'), layer('integrations')),
      { path: pkg('openai', 'stripe', 'nodemailer') },
    ),
    forbid(
      'brokers-in-messaging',
      'NATS and BullMQ are used through libs/messaging',
      from(at('(services|gateway|libs)/'), lib('messaging')),
      { path: pkg('@nats-io/[^/]+', 'bullmq') },
    ),
    forbid(
      's3-in-storage',
      'object storage is used through its port',
      from(at('(services|gateway|libs)/'), lib('storage')),
      { path: pkg('@aws-sdk/[^/]+') },
    ),
    forbid(
      'no-test-code-in-products',
      'product code does not import test code',
      from(at('(services|gateway|libs|frontend)/')),
      { path: testCode },
    ),
    forbid(
      'no-barrels',
      'import the file itself, not an index',
      {},
      { path: at('(libs|services|gateway|frontend|deploy)/.*/index\\.tsx?$') },
    ),
    forbid('no-circular', 'no import cycles', {}, { circular: true }),
    forbid('no-unresolvable', 'every import can be resolved', {}, { couldNotResolve: true }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only our builds: packages have folders of this name too.
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
