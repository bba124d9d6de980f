import { deflateRawSync } from 'node:zlib'
import { type Command, CommandRefused } from '../command'
import { folderOf } from '../remote-folder'
import { startDevServer } from './dev-server'
import { watchRemote } from './watch-remote'

const PORTAL = 'http://localhost:3000'

export const command: Command = {
  usage: '[<name>] [--portal <address>] [--port <port>]',
  words: [0, 1],
  options: { portal: { type: 'string' }, port: { type: 'string' } },
  async run([name], values, { cwd, env, log }) {
    const dir = folderOf(name, cwd)
    const portal = originOf(String(values.portal ?? env.ONWARD_PORTAL ?? PORTAL))
    const server = await startDevServer({ portal, port: Number(values.port ?? 0) })
    const watching = await watchRemote(dir, (built) => {
      if (built.manifest) server.serve(built.name, built.folder, invitation(portal, server.origin, built.manifest))
      server.tell(built)
      log(built.faults || `Built in ${built.ms} ms`)
    })
    log(`Open ${server.origin} to see it in ${portal}; the page follows each change. Ctrl+C ends.`)
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    await watching.stop()
    await server.stop()
    return 0
  },
}

function originOf(address: string): string {
  if (!URL.canParse(address)) throw new CommandRefused(`"${address}" is no address of a portal: write ${PORTAL}.`)
  return new URL(address).origin
}

/** The portal's page that asks whether this browser wants the remote of this server. */
const invitation = (portal: string, origin: string, manifest: object): string =>
  `${portal}/kit/dev?with=${deflateRawSync(JSON.stringify({ origin, manifest })).toString('base64url')}`
