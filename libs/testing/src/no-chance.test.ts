import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from './database-cluster'

const SOURCES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('no-chance.test.ts'))
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^shell\/e2e\//.test(file)

/** Lines of the files that match, as `file:line`. */
const linesWith = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(path.join(repositoryRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, n) => (pattern.test(line) ? [`${file}:${n + 1}`] : [])),
  )

it('takes the day of London for today, never that of UTC, which is the day before for an hour of each summer night', () => {
  const utcDay = /(\bnow|new Date\(\)|clock\(\)|Date\.now\(\)[^)]*\))\.toISOString\(\)\.slice\(0, 10\)/
  expect(linesWith(utcDay, SOURCES)).toEqual([])
})

it('has no test that draws lots, or whose names another test may have: `freshMark` of the journeys, `randomUUID` elsewhere', () => {
  const lots = /Math\.random\(|Date\.now\(\) %|\$\{Date\.now\(\)\}/
  expect(linesWith(lots, SOURCES.filter(isTest))).toEqual([])
})
