import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const fixture = path.join(root, 'libs/testing/fixtures/boundaries')
const config = path.join(root, '.dependency-cruiser.cjs')

interface Violation {
  from: string
  rule: { name: string }
}

/** Runs the real rules over a small tree in which each is broken. */
function violations(): Violation[] {
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [cruise, '--config', config, '--output-type', 'json', '.'], {
    cwd: fixture,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  const result: { summary: { violations: Violation[] } } = JSON.parse(stdout)
  return result.summary.violations
}

describe('the lines between folders', () => {
  const broken = violations()
  const rules = [...readFileSync(config, 'utf8').matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name)

  it.each(rules)('%s is caught when a file crosses it', (name) => {
    expect(broken.map(({ rule }) => rule.name)).toContain(name)
  })

  it('no page gets the bank of a quiz, straight or by a library that pages share; services do', () => {
    const breaking = broken.filter(({ rule }) => rule.name === 'quiz-banks-stay-on-the-server').map(({ from }) => from)
    expect(breaking.sort()).toEqual(['libs/ui/src/button.ts', 'remote-alpha/src/entry.ts'])
  })
})
