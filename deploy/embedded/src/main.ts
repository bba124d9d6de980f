import path from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import { commandOf, parentOf } from '@onward/database/embedded-processes'
import { isLoopback } from '@onward/service-kit'
import { endProcess } from '@onward/service-kit/shutdown'
import { refuseDemoAccounts } from './demo-accounts'
import { type LocalNotify, startLocalNotify } from './mailbox/notify'
import { type LocalMail, startLocalMail } from './mailbox/smtp'
import { mailStore } from './mailbox/store'
import { type OwnedDatabase, takeDatabase } from './owner'
import { findPort, readSettings, type Settings, sentenceFor } from './settings'

const PARENT_CHECK_MS = 1000

/** The whole portal in this process; resolves when it serves, and the process ends when it was asked to stop. */
export async function run(root: string): Promise<void> {
  // What the portal keeps (files of people, emails, keys) is for this account alone.
  process.umask(0o077)
  const log = (line: string) => console.log(line)
  const closing: (() => Promise<void>)[] = []
  let settings: Settings | null = null
  let stopping: Promise<void> | null = null

  /** In the reverse order of starting; a part that cannot stop does not keep the others. */
  const stop = (exitCode: number): Promise<void> => {
    stopping ??= endProcess(
      async () => {
        for (const close of closing.reverse()) await close().catch((error: unknown) => console.error(error))
      },
      { exitCode, log: (...parts) => console.error(...parts) },
    )
    return stopping
  }
  const asked = () => {
    // A second signal ends at once: acknowledged writes are already stored.
    if (stopping) process.exit(1)
    void stop(0)
  }
  process.on('SIGINT', asked)
  process.on('SIGTERM', asked)
  process.on('SIGHUP', asked)
  stopWithParent(() => void stop(0))

  try {
    const { env } = process
    const port = env.PORT === '0' ? await findPort(env.HOST || '127.0.0.1', 0) : env.PORT
    settings = readSettings(root, { ...env, PORT: port?.toString() })
    await findPort(settings.config.host, settings.config.port)
    // The code of the services loads while PostgreSQL starts.
    const loading = import('./portal')
    loading.catch(() => {})
    const database = await takeDatabase(root, settings, { join: false, revive: true, log })
    closing.push(() => database.stop())
    if (!settings.config.ownMachine) await refuseDemoAccounts(database.ownerUrl)
    const store = mailStore(path.join(settings.config.dataDir, 'mailbox'))
    const mail = await startLocalMail(store, () => new Date())
    closing.push(() => mail.stop())
    const notify = await startLocalNotify(store, () => new Date())
    closing.push(() => notify.stop())
    const { openPortal } = await loading
    await openPortal(withServices(settings, database, mail, notify), { database, store, log, closing, demo: settings.demo })
    if (stopping) return
    announce(settings, log)
  } catch (error) {
    if (stopping) return
    const context = { usesOwnDatabase: Boolean(settings?.config.databaseUrl), dataDir: settings?.config.dataDir ?? '' }
    console.error(sentenceFor(error, context) ?? error)
    await stop(1)
  }
}

const withServices = (
  { config }: Settings,
  { ownerUrl }: OwnedDatabase,
  { url }: LocalMail,
  notify: LocalNotify,
): Settings['config'] => ({
  ...config,
  databaseUrl: ownerUrl,
  smtpUrl: config.smtpUrl ?? url,
  // Beside a mail server of one's own, text messages that nobody gets would count as sent.
  notify: config.notify ?? (config.smtpUrl ? null : notify.settings),
})

function announce({ config, demo }: Settings, log: (line: string) => void): void {
  log('')
  log(`Onward is ready at ${config.origin}`)
  if (!isLoopback(config.host) && config.origins.every((origin) => isLoopback(new URL(origin).host)))
    log('It answers to names of this machine alone: set PUBLIC_ORIGIN to the address that people open.')
  if (config.mailbox) log(`Emails and text messages arrive at http://localhost:${config.port}/mailbox`)
  else if (!config.smtpUrl)
    log(`Emails and text messages are kept in ${path.join(config.dataDir, 'mailbox')} and sent nowhere: set SMTP_URL.`)
  if (!demo) return
  log(`Demo accounts, password ${DEMO_PASSWORD}:`)
  for (const { email, role } of Object.values(DEMO_ACCOUNTS)) log(`  ${email}  (${role === 'user' ? 'jobseeker' : role})`)
}

/** npm may be killed without a word to us, and the shell between us may not notice. Started otherwise, we may outlive the shell. */
function stopWithParent(stop: () => void): void {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const isShell = /^(\S*\/)?(ba|da|z)?sh\s/.test(commandOf(parent))
  const npm = isShell ? parentOf(parent) : parent
  setInterval(() => {
    if (process.ppid !== parent || (npm > 1 && parentOf(parent) !== npm && isShell)) stop()
  }, PARENT_CHECK_MS).unref()
}
