import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Role } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import { expect } from '@playwright/test'
import postgres from 'postgres'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Asks the database of a running portal as its owner: what a journey must look up or arrange that no screen offers. */
export async function asOwner<T>(dataDir: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const url = runningEmbedded(dataDir)
  if (!url) throw new Error(`No database runs in ${dataDir}`)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Confirms the address of somebody who has just registered, as soon as their account is there. */
export const confirmAddress = (dataDir: string, email: string, role: Role = 'user'): Promise<void> =>
  expect(async () => {
    const confirmed = await asOwner(
      dataDir,
      (sql) => sql`update identity.accounts set role = ${role}, confirmed_at = now() where email = ${email} returning id`,
    )
    expect(confirmed).toHaveLength(1)
  }).toPass()

/** `npm run <script> -- …` for the portal in `dataDir`; answers what it printed. Throws with it when the command fails. */
export async function npmRun(script: 'remotes' | 'admin', dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}` || error.message)
  })
  return stdout
}
