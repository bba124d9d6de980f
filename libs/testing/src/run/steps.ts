import { existsSync } from 'node:fs'
import path from 'node:path'
import { jestStep } from './jest-step'
import { journeysStep } from './journeys-step'
import { checkStep, type Step } from './step'

interface Options {
  root: string
  reports: string
  isCi: boolean
  jestArgs: readonly string[]
  journeyArgs: readonly string[]
  /** Whether journeys say what they touch. */
  record: boolean
}

/** Every part of `npm test`, by the names that it takes. */
export function everyStep({ root, reports, isCi, jestArgs, journeyArgs, record }: Options): Step[] {
  const bin = (name: string, file: string): string => path.join(root, 'node_modules', name, file)
  const remotes = ['remote-public', 'remote-jobseeker', 'remote-agent', 'remote-employer'].filter((folder) =>
    existsSync(path.join(root, folder)),
  )
  return [
    checkStep(
      'format and lint',
      // In CI it would colour what is read in a file.
      [bin('@biomejs/biome', 'bin/biome'), 'ci', '--reporter=summary', ...(isCi ? ['--colors=off'] : []), '.'],
      root,
    ),
    checkStep('types', [path.join(root, 'libs/testing/types.mjs')], root),
    checkStep(
      'boundaries',
      [
        bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--exclude',
        'fixtures|[.](css|woff2|svg)$|/(dist|[.]cache)/',
        'libs',
        'services',
        'shell',
        'deploy',
        ...remotes,
      ],
      root,
    ),
    checkStep('unused code', [bin('knip', 'bin/knip.js')], root),
    jestStep({ root, config: 'jest.config.mjs', reports, args: jestArgs, brief: isCi }),
    journeysStep({ root, config: 'shell/e2e/playwright.config.ts', reports, args: journeyArgs, record }),
  ]
}
