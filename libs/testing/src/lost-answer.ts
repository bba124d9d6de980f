import net, { type AddressInfo } from 'node:net'

/** A way to a database on which the answer to one commit can be lost, as by a restart or a cut line: the commit stands. */
export interface LosingWay {
  /** An address of the database, by this way. */
  through(url: string): string
  /** Loses the answer to the next commit on a connection that has carried `mark`, once. */
  loseCommitAfter(mark: string): void
  close(): Promise<void>
}

/** PostgreSQL's word that a commit was made. */
const COMMITTED = 'COMMIT\0'

/** `url`: any address of the database's server. */
export async function losingWay(url: string): Promise<LosingWay> {
  const to = new URL(url)
  const open = new Set<net.Socket>()
  let mark: string | null = null
  const server = net.createServer((driver) => {
    const database = net.connect(Number(to.port), to.hostname)
    let isMarked = false
    for (const [one, other] of [
      [driver, database],
      [database, driver],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    driver.on('data', (bytes) => {
      if (mark !== null && bytes.includes(mark)) isMarked = true
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (!isMarked || !bytes.includes(COMMITTED)) return void driver.write(bytes)
      mark = null
      driver.resetAndDestroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    through(address) {
      const by = new URL(address)
      by.hostname = '127.0.0.1'
      by.port = String(port)
      return by.href
    },
    loseCommitAfter(next) {
      mark = next
    },
    async close() {
      for (const one of open) one.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
