import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const fixture = path.join(root, 'libs/testing/fixtures/boundaries')
const config = path.join(root, '.dependency-cruiser.cjs')

interface Rule {
  name: string
}

/** Runs the real rules over a small tree in which each is broken once. */
function brokenRules(): Set<string> {
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [cruise, '--config', config, '--output-type', 'json', '.'], {
    cwd: fixture,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  const result: { summary: { violations: { rule: Rule }[] } } = JSON.parse(stdout)
  return new Set(result.summary.violations.map(({ rule }) => rule.name))
}

describe('the lines between folders', () => {
  const broken = brokenRules()
  const rules = [...readFileSync(config, 'utf8').matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name)

  it.each(rules)('%s is caught when a file crosses it', (name) => {
    expect([...broken]).toContain(name)
  })
})
