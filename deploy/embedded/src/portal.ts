import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createPortalServer } from '@onward/server'
import { keepKitOfShell, publishChanged } from '@onward/service-gateway/registry/publish'
import type { Config } from '@onward/service-kit'
import { demoEventsDelivered, loadDemoData } from './demo'
import { registerMailbox } from './mailbox/routes'
import type { MailStore } from './mailbox/store'
import type { OwnedDatabase } from './owner'
import { portRefused } from './settings'

interface Opening {
  database: OwnedDatabase
  store: MailStore
  demo: boolean
  log: (line: string) => void
  /** Gets what must be stopped, in the order of starting. */
  closing: (() => Promise<void>)[]
}

/** Starts the server on its database and mail: front ends published, demo data there, jobs running, listening. */
export async function openPortal(config: Config, { database, store, demo, log, closing }: Opening): Promise<void> {
  const { ownerUrl, keys } = database
  const { dataDir } = config
  // The server looks for the folder before the first front end is published.
  await mkdir(path.join(dataDir, 'assets'), { recursive: true })
  const { app } = await createPortalServer({ config, keys })
  if (config.mailbox) registerMailbox(app, store)
  closing.push(() => app.close())
  closing.push(forgetMails(store, config.keepDays.LOCAL_MAILS))
  // Building front ends takes by far the longest, the first time; the rest goes on beside it.
  const publishing = publishChanged({ ownerUrl, dataDir, log })
  const serving = async () => {
    const isNew = demo && (await loadDemoData({ ownerUrl, keys, dataDir, origin: config.origin, log }))
    await app.ready()
    if (isNew) await demoEventsDelivered(ownerUrl)
  }
  await Promise.all([publishing, serving()])
  const { host, port } = config
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === 'listen' ? portRefused(error, host, port) : error
  })
  // For teams elsewhere; nobody who opens the portal waits for it.
  const stopping = new AbortController()
  const packing = keepKitOfShell({ ownerUrl, dataDir }, stopping.signal).catch((error: Error) => {
    if (!stopping.signal.aborted) log(`The kit for remotes was not packed: ${error.message}`)
  })
  closing.push(() => {
    stopping.abort()
    return packing
  })
}

const HOUR_MS = 3_600_000
/** Now and every six hours, as services forget; gives what ends it. */
function forgetMails(store: MailStore, days: number): () => Promise<void> {
  const forget = () => store.forget(new Date(Date.now() - days * 24 * HOUR_MS)).catch(() => undefined)
  const first = forget()
  const timer = setInterval(() => void forget(), 6 * HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await first
  }
}
