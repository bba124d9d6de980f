import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'

export interface StoredMail {
  id: string
  at: Date
  from: string
  to: string
  subject: string
  text: string
}

const FILE = /^(\d{13}-[0-9a-f]{12})\.eml$/

/** Mails as files: an accepted one is on the disk even if the process is killed. */
export interface MailStore {
  /** Resolves when the bytes are safely kept. */
  keep(bytes: Buffer, at: Date): Promise<string>
  /** Newest first. */
  list(limit: number): Promise<StoredMail[]>
  read(id: string): Promise<StoredMail | null>
  /** Removes what arrived before a time, and what a power cut left half written; gives how many mails. */
  forget(before: Date): Promise<number>
}

export function mailStore(folder: string): MailStore {
  const parsed = new Map<string, Promise<StoredMail>>()
  const parse = async (id: string): Promise<StoredMail> => {
    const mail = await simpleParser(await readFile(path.join(folder, `${id}.eml`)), {
      skipHtmlToText: false,
      skipTextToHtml: true,
    })
    const to = Array.isArray(mail.to) ? mail.to.map((one) => one.text).join(', ') : (mail.to?.text ?? '')
    return {
      id,
      at: new Date(Number(id.slice(0, 13))),
      from: mail.from?.text ?? '',
      to,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    }
  }
  const readOnce = (id: string): Promise<StoredMail> => {
    const known = parsed.get(id)
    if (known) return known
    const reading = parse(id)
    reading.catch(() => parsed.delete(id))
    parsed.set(id, reading)
    return reading
  }
  const ids = async (): Promise<string[]> => {
    const files = await readdir(folder).catch(() => [])
    return files.flatMap((file) => FILE.exec(file)?.[1] ?? [])
  }
  return {
    async keep(bytes, at) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = `${String(at.getTime()).padStart(13, '0')}-${randomBytes(6).toString('hex')}`
      const draft = path.join(folder, `.${id}`)
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path.join(folder, `${id}.eml`))
      const folderHandle = await open(folder, 'r')
      await folderHandle.sync().finally(() => folderHandle.close())
      return id
    },
    async list(limit) {
      const newest = (await ids()).sort().reverse().slice(0, limit)
      return Promise.all(newest.map(readOnce))
    },
    async forget(before) {
      const old = (await ids()).filter((id) => Number(id.slice(0, 13)) < before.getTime())
      for (const id of old) {
        parsed.delete(id)
        await rm(path.join(folder, `${id}.eml`), { force: true })
      }
      const drafts = (await readdir(folder).catch(() => [])).filter((file) => /^\.\d{13}-/.test(file))
      for (const draft of drafts) {
        if (Number(draft.slice(1, 14)) < before.getTime()) await rm(path.join(folder, draft), { force: true })
      }
      return old.length
    },
    async read(id) {
      return (await ids()).includes(id) ? readOnce(id) : null
    },
  }
}
