// Who may import what: CONTRIBUTING.md. `libs/testing/src/boundaries.test.ts` breaks each rule on purpose.
const REMOTES = '^remote-[a-z]+/'
const SERVICES = '^services/'

module.exports = {
  forbidden: [
    {
      name: 'remote-stays-inside',
      comment: 'A remote knows portal-kit, ui and contracts; never the shell, a service, another remote or another library.',
      severity: 'error',
      from: { path: '^remote-([a-z]+)/' },
      to: { path: '^(shell|services|deploy|remote-[a-z]+|libs)/', pathNot: ['^remote-$1/', '^libs/(portal-kit|ui|contracts)/'] },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'Remotes are found at run time.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: [REMOTES, SERVICES, '^deploy/'] },
    },
    {
      name: 'service-knows-no-service',
      comment: 'Services meet by events and signed hand-overs.',
      severity: 'error',
      from: { path: '^services/([a-z]+)/', pathNot: '^services/server/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'services-know-libraries-alone',
      severity: 'error',
      from: { path: SERVICES },
      to: { path: [REMOTES, '^shell/', '^libs/(ui|portal-kit)/'] },
    },
    {
      name: 'libraries-know-no-application',
      severity: 'error',
      from: { path: '^libs/', pathNot: '^libs/testing/' },
      to: { path: [REMOTES, SERVICES, '^shell/', '^deploy/'] },
    },
    {
      name: 'pure-libraries-do-no-io',
      comment:
        'No file, network, process or random source but what they are handed; taxonomy reads its own tables in one place, contracts their catalogues.',
      severity: 'error',
      from: {
        path: '^libs/(contracts|matching|taxonomy)/src/',
        pathNot: ['\\.test\\.ts$', '^libs/taxonomy/src/data/read-table\\.ts$', '^libs/contracts/src/catalogue-files\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'quiz-banks-stay-on-the-server',
      comment:
        'A page that carries the bank tells the right answers before they are asked. No shared library may bring it along either.',
      severity: 'error',
      from: { pathNot: '^(services|deploy|libs/courses|libs/testing)/' },
      to: { path: '^libs/courses/' },
    },
    {
      name: 'corpus-stays-apart',
      comment: 'Labelled CVs, their trainer and their evaluation: what the product runs on is the weights alone.',
      severity: 'error',
      from: { pathNot: '^libs/cv-corpus/' },
      to: { path: '^libs/cv-corpus/' },
    },
    {
      name: 'antd-behind-facades',
      comment: 'A direct import ships antd once more.',
      severity: 'error',
      from: { pathNot: '^libs/ui/' },
      to: { path: 'node_modules/antd/' },
    },
    {
      name: 'router-behind-its-facade',
      severity: 'error',
      from: { pathNot: '^(libs/portal-kit|shell)/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'sql-in-stores',
      comment: 'Routes and rules read and write by functions of a store. Demo data, benches and tests write rows of their own.',
      severity: 'error',
      from: { path: SERVICES, pathNot: ['(store|schema|/retention)\\.ts$', '/(demo|testing|bench)/', '\\.test\\.ts$'] },
      to: { path: 'drizzle-orm', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pictures-decoded-apart',
      comment:
        'A picture from outside may need all memory and a core for minutes: `redrawPicture` of libs/documents bounds that.',
      severity: 'error',
      from: { path: '^(services|deploy)/', pathNot: ['/demo/', '\\.test\\.ts$'] },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'judging-in-its-thread',
      comment:
        'Judging one CV may take a second: `judgeDocument` of libs/cv-engine does it off the thread that answers requests.',
      severity: 'error',
      from: {
        path: '^(services/|deploy/|libs/cv-engine/src/index[.]ts$)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^libs/cv-engine/src/(analyse|is-cv|page-lines|structure|facts/read-facts|redaction/without-holder|judging/judging)[.]ts$',
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules/(?!@onward)' },
    exclude: {
      path: ['^(shell|remote-[a-z]+)/(dist|[.]cache)/', '^storybook-static/', '[.](css|woff2|svg)$'],
    },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
}
