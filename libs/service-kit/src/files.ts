import { randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { access, link, mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Storage of uploaded files. Keys are those of the specification, bucket first: `cvs/{userId}/{randomId}-{filename}`. A key is
 * written once and never overwritten.
 */
export interface FileStore {
  /** Resolves when the bytes are safely stored; rejects when the key exists. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Rejects with code `ENOENT` when there is no such file. */
  get(key: string): Promise<Buffer>
  stream(key: string): Promise<ReadStream>
  has(key: string): Promise<boolean>
  /** Removes it; no error when it is gone already. */
  remove(key: string): Promise<void>
  /** Keys below a folder such as `cvs` whose files were last written before a time. */
  list(folder: string, before: Date): AsyncIterable<string>
  /** Removes every file whose key begins with this folder, such as `cvs/{userId}`; no error when there is none. */
  removeFolder(folder: string): Promise<void>
}

/** Makes a person's file name safe as the last part of a key; keeps letters of any script and the extension. */
export function keyPart(filename: string): string {
  const safe = filename
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._ ()-]/gu, '_')
    .trim()
  const extension = /\.[a-z0-9]{1,8}$/i.exec(safe)?.[0] ?? ''
  let stem = safe.slice(0, safe.length - extension.length).replace(/^[. ]+/, '')
  // File systems limit names in bytes, and a random id is put before this one.
  while (Buffer.byteLength(stem) > 150) stem = stem.slice(0, -1)
  return `${stem || 'file'}${extension}`
}

function checked(key: string): string[] {
  const parts = key.split('/')
  const bad = (part: string) => part === '' || part === '.' || part === '..' || /[\\\u0000-\u001f]/.test(part)
  if (parts.length < 2 || parts.some(bad)) throw new Error('Not a key of the file store')
  return parts
}

/** Files in a folder. `put` resolves once both the bytes and the name are synced to disk. */
export function folderStore(root: string): FileStore {
  const place = (key: string): string => path.join(root, ...checked(key))
  return {
    async put(key, bytes) {
      const target = place(key)
      const folder = path.dirname(target)
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = path.join(folder, `.${randomUUID()}`)
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
        await file.close()
        // Unlike a rename, a link never replaces an existing file.
        await link(draft, target)
      } finally {
        await file.close().catch(() => undefined)
        await rm(draft, { force: true })
      }
      await syncFolder(folder)
      // A new folder's name must be synced in the folders above it.
      for (let child = folder; made && child !== path.dirname(made); child = path.dirname(child)) {
        await syncFolder(path.dirname(child))
      }
    },
    get: (key) => readFile(place(key)),
    async stream(key) {
      const target = place(key)
      await access(target)
      return createReadStream(target)
    },
    has: (key) =>
      access(place(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(place(key), { force: true }),
    async *list(folder, before) {
      if (!/^[a-z][a-z-]*$/.test(folder)) throw new Error('Not a folder of the file store')
      const found = await opendir(path.join(root, folder), { recursive: true }).catch(noneWhereMissing)
      if (!found) return
      for await (const entry of found) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        // Deleted between listing the folder and reading the file's time.
        const { mtime } = (await stat(file).catch(noneWhereMissing)) ?? {}
        if (mtime && mtime < before) yield path.relative(root, file).split(path.sep).join('/')
      }
    },
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
  }
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
