import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, CommandRefused } from '../command'

export const command: Command = {
  usage: '<file>   makes a private key that signs versions, unless it is there; prints the public half for an administrator',
  words: [1, 1],
  async run([file = ''], _values, { cwd, log }) {
    const at = path.resolve(cwd, file)
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    // A key that is there may have signed versions, so it is never replaced.
    await writeFile(at, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new CommandRefused(`${file} cannot be written: ${error.message}`)
    })
    log(publicHalf(await readFile(at, 'utf8'), file))
    return 0
  },
}

function publicHalf(pem: string, file: string): string {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString().trim()
  } catch {
    // No key at all: said below.
  }
  throw new CommandRefused(`${file} is no private key of the kind Ed25519: name another file.`)
}
