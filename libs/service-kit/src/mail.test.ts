import net from 'node:net'
import { smtpTransport } from './mail'

const sockets = new Set<net.Socket>()
let servers: net.Server[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
  sockets.clear()
  servers = []
})

async function serverThat(answers: (socket: net.Socket) => void): Promise<{ url: string; closed: Promise<void> }> {
  let isClosed = () => {}
  const closed = new Promise<void>((resolve) => {
    isClosed = resolve
  })
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    // Reading tells that the other side has gone.
    socket.resume()
    socket.on('close', isClosed)
    answers(socket)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`, closed }
}

it.each([
  ['never greets', () => {}],
  ['greets, and then says nothing', (socket: net.Socket) => void socket.write('220 ready\r\n')],
  [
    'never comes to an end',
    (socket: net.Socket) => {
      socket.write('220 ready\r\n')
      const dripping = setInterval(() => socket.write('250-still thinking\r\n'), 20)
      socket.on('close', () => clearInterval(dripping))
    },
  ],
])('a mail server that %s fails the message in time, and its connection is closed', async (_how, answers) => {
  const { url, closed } = await serverThat(answers)
  const mail = smtpTransport(url, 'no-reply@onward.example', 300)
  await expect(mail.send({ to: 'a@example.org', subject: 'Hello', text: 'Hello' })).rejects.toThrow()
  await closed
  mail.close()
})
