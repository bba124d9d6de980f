import { DEMO_ACCOUNTS } from '@onward/contracts/demo'
import postgres from 'postgres'
import { CannotStart } from './settings'

/** Everybody knows the password of the demo accounts. Throws CannotStart where the database holds one, also after it was suspended. */
export async function refuseDemoAccounts(ownerUrl: string): Promise<void> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined })
  try {
    const [table] = await sql`select to_regclass('identity.accounts') is not null as there`
    if (!table?.there) return
    const ids = Object.values(DEMO_ACCOUNTS).map(({ id }) => id)
    const [found] = await sql`select count(*)::int as n from identity.accounts where id = any(${ids}::uuid[])`
    if (found && found.n > 0)
      throw new CannotStart(
        'This data folder holds the demo accounts, whose password everybody knows, so it cannot be opened to others: start with an empty DATA_DIR, or leave PUBLIC_ORIGIN out.',
      )
  } finally {
    await sql.end()
  }
}
