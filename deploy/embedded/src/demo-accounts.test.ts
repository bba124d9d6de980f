import { DEMO_ACCOUNTS } from '@onward/contracts/demo'
import { workerDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { refuseDemoAccounts } from './demo-accounts'

test('a portal that others open does not start on a data folder with demo accounts', async () => {
  const { ownerUrl } = await workerDatabase()
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined })
  try {
    await expect(refuseDemoAccounts(ownerUrl)).resolves.toBeUndefined()
    const { id, email } = DEMO_ACCOUNTS.admin
    await owner`insert into identity.accounts (id, email, password_hash, role, first_name, last_name, language, created_at)
      values (${id}, ${email}, 'x', 'admin', 'A', 'B', 'en', now())`
    await expect(refuseDemoAccounts(ownerUrl)).rejects.toThrow(/demo accounts.*start with an empty DATA_DIR/)
  } finally {
    await owner.end()
  }
})
