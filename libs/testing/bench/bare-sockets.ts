import postgres from 'postgres'
import { WebSocket, WebSocketServer } from 'ws'

/** The baseline of `fanout.ts`: passes each announcement of a channel on to the socket whose address names its account. */
const [databaseUrl = '', channel = ''] = process.argv.slice(2)
const byAccount = new Map<string, WebSocket>()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket, request) => byAccount.set((request.url ?? '').slice(1), socket))
await postgres(databaseUrl, { max: 1 }).listen(channel, (text) => {
  const { accountId } = JSON.parse(text) as { accountId: string }
  const socket = byAccount.get(accountId)
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'changed', text }))
})
const address = server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
