import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BootDocument, PORTAL_CONTRACT, type Role } from '@onward/contracts'
import { sha256Of } from '@onward/service-gateway/files/verified-files'
import type { PortalServer } from '@onward/service-kit'
import type postgres from 'postgres'

export const SHELL_PAGE =
  '<html lang="__LANG__"><head><title>x</title><!--boot--><script defer="defer" src="/assets/shell/s1/main.js"></script></head><body><div id="root"><!--page--></div></body></html>'
export const bootOf = (html: string): BootDocument => JSON.parse(/id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null')

/** Versions and people, straight into the registry and accounts of a test's portal. */
export function registryOf(owner: postgres.Sql, dataDir: string) {
  /** `team`: the remote is one that an administrator registered. */
  async function version(
    name: string,
    build: string,
    portal: object,
    files: Record<string, string>,
    { team = false } = {},
  ): Promise<void> {
    const folder = path.join(dataDir, 'assets', name, build)
    await mkdir(folder, { recursive: true })
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
    const listed = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, { hash: sha256Of(Buffer.from(text)), bytes: text.length }]),
    )
    const hashes = Object.fromEntries(
      Object.entries(listed).flatMap(([file, { hash }]) => (file.endsWith('.js') ? [[file, hash]] : [])),
    )
    await owner`insert into gateway.remotes (name, team, version) values (${name}, ${team ? `Team of ${name}` : ''}, ${team ? 1 : 0})
      on conflict do nothing`
    await owner`insert into gateway.versions (name, build, entry, integrity, portal, files) values (${name}, ${build}, 'main.js',
      ${owner.json(hashes)}, ${owner.json(portal as postgres.JSONValue)}, ${owner.json(listed)})`
  }
  return {
    version,
    async live(name: string, build: string): Promise<void> {
      await owner`insert into gateway.rollouts (name, stable) values (${name}, ${build})
        on conflict (name) do update set stable = ${build}`
      await owner`insert into gateway.revisions (name, action, stable) values (${name}, 'publish', ${build})`
    },
    async shell(): Promise<void> {
      const files = { 'index.html': SHELL_PAGE, 'main.js': 'start()', 'hints.json': '{"first":[],"named":{}}' }
      await version('shell', 's1', { contract: PORTAL_CONTRACT, lends: [] }, files)
    },
    async person(
      portal: Pick<PortalServer, 'tokens'>,
      role: Role,
      now: Date,
    ): Promise<{ accountId: string; sessionId: string; token: string }> {
      const [accountId, sessionId] = [randomUUID(), randomUUID()]
      await owner`insert into identity.accounts (id, email, password_hash, role, first_name, last_name, created_at, confirmed_at)
        values (${accountId}, ${`${accountId}@test.example`}, '$argon2id$v=19$m=8,t=1,p=1$z0+59Ril81K2945vSi4EbA$i6Z6hCnyXslFC6F1R9JaW2DKaItaVg3ai1bEnAuwom4',
          ${role}, 'A', 'B', ${now}, ${now})`
      await owner`insert into identity.sessions (id, account_id, started_at, expires_at)
        values (${sessionId}, ${accountId}, ${now}, greatest(now(), ${now}) + interval '30 days')`
      return { accountId, sessionId, token: portal.tokens.issue({ accountId, sessionId, role }, now).token }
    },
  }
}
