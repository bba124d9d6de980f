import { deflateRawSync } from 'node:zlib'
import { type Command, CommandRefused } from '../command'
import { portalFrom } from '../portal-address'
import { folderOf } from '../remote-folder'
import { startDevServer } from './dev-server'
import { watchRemote } from './watch-remote'

export const command: Command = {
  usage: '[<name>] [--portal <address>] [--port <port>]',
  words: [0, 1],
  options: { portal: { type: 'string' }, port: { type: 'string' } },
  async run([name], values, { cwd, env, log }) {
    const dir = folderOf(name, cwd)
    const portal = await portalFrom(values.portal, env)
    const port = Number(values.port ?? 0)
    if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) throw new CommandRefused(`"${values.port}" is no port.`)
    const server = await startDevServer({ portal, port }).catch((error: Error) => {
      throw new CommandRefused(`Port ${port} cannot be used: ${error.message}`)
    })
    let told = ''
    const watching = await watchRemote(dir, (built) => {
      if (built.manifest) server.serve(built.name, built.folder, invitation(portal, server.origin, built.manifest))
      server.tell(built)
      log(built.faults || `Built in ${built.ms} ms`)
      const soon = built.soon.join('\n')
      if (soon !== told && soon) log(soon)
      told = soon
    }).catch(async (error: unknown) => {
      await server.stop()
      throw error
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

/** The portal's page that asks whether this browser wants the remote of this server. */
const invitation = (portal: string, origin: string, manifest: object): string =>
  `${portal}/kit/dev?with=${deflateRawSync(JSON.stringify({ origin, manifest })).toString('base64url')}`
