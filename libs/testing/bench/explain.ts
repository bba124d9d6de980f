import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as contracts from '@onward/contracts'
import { type Endpoint, pathOf } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import postgres from 'postgres'
import type { Portal } from '../src/portal'
import { multiplyRows } from './hundredfold'
import { signedIn } from './timing'

const TIMES = 100
const HOTTEST = 30
/** From here on reading a whole table is worth a word. */
const LARGE_TABLE_ROWS = 10_000
/** Ids that are tried for an address that names one. */
const IDS_TRIED = 4
const QUEUE_PATIENCE_MS = 120_000
const { DEMO_ACCOUNTS, DEMO_PASSWORD } = contracts

/**
 * Plans at a hundred times the demo data, as PostgreSQL made them while it ran the statements (`auto_explain`): every endpoint that reads is asked as
 * everybody who may, and every scheduled task runs once. Lists the statements that took most time together, and each that reads a large table whole.
 */
export async function measurePlans({ origin, dataDir }: Portal): Promise<void> {
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const logFile = path.join(dataDir, 'postgres.log')
  try {
    const began = performance.now()
    const rows = await multiplyRows(owner, TIMES)
    console.log(`${TIMES} times the demo: ${Math.round(rows / 1000)} thousand rows, in ${seconds(performance.now() - began)}`)
    await explainAll(owner)
    const from = (await stat(logFile)).size
    const answers = await askEverything(origin)
    const jobs = await runScheduledTasks(owner)
    console.log(`${answers.ok} answers (${answers.failed.length} endpoints refused), ${jobs} scheduled tasks`)
    for (const one of answers.failed) console.log(`    ${one}`)
    const sizes = await owner<{ name: string; rows: number }[]>`
      select relname as name, max(reltuples)::float8 as rows from pg_class where relkind = 'r' group by relname`
    report(await plansIn(logFile, from), new Map(sizes.map(({ name, rows: size }) => [name, size])))
  } finally {
    await owner.end()
  }
}

/** For connections from now on; those that are open are closed, and their pools open others. */
async function explainAll(owner: postgres.Sql): Promise<void> {
  const settings = {
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_parameter_max_length': '0',
    session_preload_libraries: 'auto_explain',
  }
  await owner`load 'auto_explain'`
  for (const [name, value] of Object.entries(settings)) await owner.unsafe(`alter system set ${name} = '${value}'`)
  await owner`select pg_reload_conf()`
  await owner`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`
}

const ENDPOINTS: readonly Endpoint[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, list]) => Object.values(list) as unknown as Endpoint[])
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Every endpoint that only reads, as each demo account and as a visitor; where an address names an id, with ids of the answers before. */
async function askEverything(origin: string): Promise<{ ok: number; failed: string[] }> {
  const reading = ENDPOINTS.filter(
    ({ method, changes, upload, path: at }) => !upload && (method === 'GET' || (!changes && at.endsWith('/search'))),
  )
  const ordered = [...reading].sort((one, other) => namesIn(one).length - namesIn(other).length)
  let ok = 0
  const failed = new Set<string>()
  for (const account of [...Object.values(DEMO_ACCOUNTS), null]) {
    const headers: Record<string, string> = account
      ? { authorization: `Bearer ${await signedIn(origin, account.email, DEMO_PASSWORD)}`, 'content-type': 'application/json' }
      : { 'content-type': 'application/json' }
    const ids = new Map<string, Set<string>>()
    for (const endpoint of ordered) {
      const names = namesIn(endpoint)
      const known = [...(ids.get(endpoint.service) ?? [])].slice(0, IDS_TRIED)
      for (const id of names.length > 0 ? known : ['']) {
        const url = names.reduce((at, name) => at.replace(`:${name}`, id), `${origin}${pathOf(endpoint)}`)
        const sent = endpoint.method === 'GET' ? { headers } : { headers, method: endpoint.method, body: '{}' }
        const answer = await fetch(url, sent)
        const text = await answer.text()
        if (answer.status >= 500) failed.add(`${endpoint.method} ${pathOf(endpoint)}: ${answer.status}`)
        if (!answer.ok) continue
        ok += 1
        const found = ids.get(endpoint.service) ?? new Set()
        for (const [one] of text.matchAll(UUID)) if (found.size < 200) found.add(one)
        ids.set(endpoint.service, found)
      }
    }
  }
  return { ok, failed: [...failed] }
}
const namesIn = ({ path: at }: Endpoint): string[] => [...at.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

/** Gives how many there are; ends when they have run, or after a while. */
async function runScheduledTasks(owner: postgres.Sql): Promise<number> {
  const tasks = await owner<{ name: string }[]>`select identifier as name from graphile_worker._private_known_crontabs`
  for (const { name } of tasks) await owner`select graphile_worker.add_job(${name}, '{}'::json, job_key => ${`bench:${name}`})`
  const giveUp = performance.now() + QUEUE_PATIENCE_MS
  while (performance.now() < giveUp) {
    const left =
      await owner`select from graphile_worker._private_jobs where key like 'bench:%' and attempts = 0 or locked_at is not null limit 1`
    if (left.length === 0) break
    await pause(500)
  }
  return tasks.length
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
interface Run {
  text: string
  ms: number
  plan: PlanNode
}

async function plansIn(logFile: string, from: number): Promise<Run[]> {
  const file = await open(logFile)
  try {
    const { size } = await file.stat()
    const bytes = Buffer.alloc(size - from)
    await file.read(bytes, 0, bytes.length, from)
    const runs: Run[] = []
    for (const [, ms = '0', json = ''] of bytes.toString().matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)) {
      const found = readPlan(json)
      if (found) runs.push({ text: found['Query Text'].replaceAll(/\s+/g, ' ').trim(), ms: Number(ms), plan: found.Plan })
    }
    return runs
  } finally {
    await file.close()
  }
}
function readPlan(json: string): { 'Query Text': string; Plan: PlanNode } | null {
  try {
    // Line ends within the text of a statement are written as they are.
    return JSON.parse(json.replaceAll(/\n\t/g, ' ').replaceAll('\t', ' '))
  } catch {
    return null
  }
}

interface Statement {
  text: string
  calls: number
  ms: number
  rows: number
  shape: string
  scans: Map<string, number>
}

function report(runs: readonly Run[], sizes: ReadonlyMap<string, number>): void {
  const statements = new Map<string, Statement>()
  for (const { text, ms, plan } of runs) {
    const one = statements.get(text) ?? { text, calls: 0, ms: 0, rows: 0, shape: '', scans: new Map() }
    one.calls += 1
    one.ms += ms
    one.rows = Math.max(one.rows, plan['Actual Rows'] ?? 0)
    one.shape = shapeOf(plan)
    for (const node of nodesOf(plan)) {
      const table = node['Relation Name'] ?? ''
      const read = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
      if (node['Node Type'] === 'Seq Scan' && (sizes.get(table) ?? 0) >= LARGE_TABLE_ROWS && read >= LARGE_TABLE_ROWS)
        one.scans.set(table, Math.max(read, one.scans.get(table) ?? 0))
    }
    statements.set(text, one)
  }
  const hottest = [...statements.values()].sort((one, other) => other.ms - one.ms)
  console.log(`${runs.length} runs of ${hottest.length} statements. The ${HOTTEST} that took most time:`)
  hottest.slice(0, HOTTEST).forEach(print)
  const scanning = hottest.filter(({ scans }) => scans.size > 0)
  console.log(
    `${scanning.length} statements read a table of ${LARGE_TABLE_ROWS} rows or more as a whole${scanning.length > 0 ? ':' : '.'}`,
  )
  scanning.forEach(print)
}
function print({ text, calls, ms, rows, shape, scans }: Statement, at: number): void {
  console.log(`${String(at + 1).padStart(4)}. ${(ms / calls).toFixed(1)} ms × ${calls}, ${rows} rows: ${shortened(text)}`)
  console.log(`      ${shape.slice(0, 300)}`)
  for (const [table, read] of scans) console.log(`      reads ${table} whole: ${read} rows`)
}

/** Its beginning, and what it asks for. */
const shortened = (text: string): string => {
  const asks = text.indexOf(' where ', BEGINNING)
  return asks < 0 ? text.slice(0, 2 * BEGINNING) : `${text.slice(0, BEGINNING)} …${text.slice(asks, asks + 2 * BEGINNING)}`
}
const BEGINNING = 120

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const shapeOf = (node: PlanNode): string => {
  const by = node['Index Name'] ?? node['Relation Name']
  const below = (node.Plans ?? []).map(shapeOf)
  return `${node['Node Type']}${by ? ` ${by}` : ''}${below.length > 0 ? ` (${below.join(', ')})` : ''}`
}
const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`
