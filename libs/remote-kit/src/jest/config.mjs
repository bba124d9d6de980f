// How a remote's tests run outside the repository: `jest -c node_modules/@onward/remote-kit/src/jest/config.mjs --rootDir .`
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const beside = (name) => fileURLToPath(new URL(name, import.meta.url))
const compiled = beside('jest-dom.js')

export default {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  // A busy machine must not fail a test.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@storybook|storybook|@onward)/)'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  setupFiles: [beside('jsdom-gaps.cjs')],
  setupFilesAfterEnv: [existsSync(compiled) ? compiled : beside('jest-dom.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': beside('css-names.cjs'),
    '\\.(css|woff2|svg)$': beside('empty-file.cjs'),
    // The facades import single components of antd; Jest takes the CommonJS files.
    '^(antd|@rc-component/table)/es/(.*)$': '$1/lib/$2',
    // Stories and tests have the texts of the contracts at hand.
    '^#read-texts$': require.resolve('@onward/contracts/catalogue-files'),
  },
}
