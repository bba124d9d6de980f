import type { ListedFiles } from '@onward/contracts'
import type { Ask } from '../registry/store'
import type { RefusedFile } from './verified-files'

const MAX_KNOWN = 200

/** The listed files of registered versions. Versions never change, so each is asked for once. */
export function listedFilesReader(ask: Ask): (name: string, build: string) => Promise<ListedFiles | null> {
  const known = new Map<string, ListedFiles>()
  return async (name, build) => {
    const key = `${name}/${build}`
    const files = known.get(key)
    if (files) return files
    const [row] = await ask<{ files: ListedFiles }>`select files from gateway.versions where name = ${name} and build = ${build}`
    if (!row || Object.keys(row.files).length === 0) return null
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(key, row.files)
    return row.files
  }
}

/** Puts a refused file among the failures of its version, for administrators; once an hour. Gives the sentence, or null when it stood there. */
export async function recordRefusedFile(ask: Ask, { name, build, file, refusal }: RefusedFile, at: Date): Promise<string | null> {
  const message = `${refusal === 'unlisted' ? 'no version lists this file' : 'other bytes than published'} (${file})`
  const time = at.toISOString()
  const added = await ask`
    insert into gateway.load_events (at, kind, path, remote, build, failure, message)
    select ${time}::timestamptz, 'file-refused', '', ${name}, ${build}, 'integrity', ${message}
    where not exists (
      select from gateway.load_events where kind = 'file-refused' and remote = ${name} and build = ${build} and message = ${message}
        and at > ${time}::timestamptz - interval '1 hour') returning 1 as one`
  return added.length > 0 ? message : null
}
