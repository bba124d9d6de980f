import { type Endpoint, pathOf } from '@onward/contracts/endpoint'
import { downloadOwnCv } from '@onward/contracts/jobseekers/cvs'
import { downloadLetter } from '@onward/contracts/jobseekers/letters'
import { downloadSentCv, EXPORT_BY, PERSONAL_SERVICES } from '@onward/contracts/jobseekers/my-data'
import { downloadPracticeAnswers } from '@onward/contracts/jobseekers/practice'
import { readPicture } from '@onward/contracts/jobseekers/profile'
import { downloadCredential } from '@onward/contracts/learning/learning'
import { readAttachment } from '@onward/contracts/messaging/threads'
import { call } from '@onward/portal-kit/api'
import { freeName, type ZipEntry, zipOf } from './zip'

interface Collected {
  archive: Blob
  /** `YYYY-MM-DD`, as dated by the services. */
  day: string
  /** Files that a service lists but could not send. */
  missing: string[]
}

const TRIES = 4
/** Where the files of an export are; their addresses come with it. */
const FILES: readonly Endpoint[] = [
  downloadOwnCv,
  downloadSentCv,
  downloadLetter,
  downloadPracticeAnswers,
  readPicture,
  downloadCredential,
  readAttachment,
]
const isFile = (address: string): boolean =>
  FILES.some((one) => new RegExp(`^${pathOf(one).replace(/:\w+/g, '[^/?]+')}(\\?|$)`).test(address))

/**
 * All data of the person as one archive: `my-data.json` and the files, in a folder for each service. Fails if a service does not answer; files that
 * could not be fetched are listed in `missing`.
 */
export async function collectMyData(onFile: (done: number, of: number) => void): Promise<Collected> {
  const parts = await Promise.all(PERSONAL_SERVICES.map((service) => call(EXPORT_BY[service])))
  const files = parts.flatMap((part) => part.files.map((file) => ({ ...file, service: part.service })))
  const missing: string[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'my-data.json', bytes: new TextEncoder().encode(JSON.stringify(parts, null, 2)) }
    const taken = new Set<string>()
    for (const [done, { service, name, address }] of files.entries()) {
      onFile(done + 1, files.length)
      const bytes = isFile(address) ? await fetched(address) : null
      if (bytes) yield { name: freeName(service, name, taken), bytes }
      else missing.push(name)
    }
  }
  const archive = await zipOf(entries())
  return { archive, day: parts[0]?.at.slice(0, 10) ?? '', missing }
}

/** Null when the file cannot be fetched. Waits as long as a busy service asks. */
async function fetched(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    if (answer.status !== 429) return null
    const seconds = Math.min(Number(answer.headers.get('retry-after')) || 5, 60)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  return null
}

/** Offers the archive as a download. */
export function saveAs(name: string, archive: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
