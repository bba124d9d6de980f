import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelSettings } from './create-model'

type Protocol = ModelSettings['protocol']
export interface Answering {
  response: ServerResponse
  /** Answers as the protocol does, with this as the model's text. */
  say(text: string): void
}
export type Behaviour = (answering: Answering, nth: number) => void

/** A model's server on loopback that speaks both protocols, and behaves as badly as it is told to. */
export async function startModelServer(protocol: Protocol, model = 'test') {
  let behaviour: Behaviour = ({ say }) => say('')
  const requests: { path: string; headers: IncomingMessage['headers']; bytes: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    response.on('error', () => {})
    request.on('end', () => {
      const bytes = Buffer.concat(chunks).toString('utf8')
      requests.push({ path: request.url ?? '', headers: request.headers, bytes })
      const usesTool = protocol === 'anthropic' && bytes.includes('"tools"')
      const say = (text: string) => {
        let input: unknown = {}
        try {
          input = JSON.parse(text)
        } catch {
          input = { said: text }
        }
        const answer =
          protocol === 'anthropic'
            ? {
                id: 'msg_1',
                type: 'message',
                role: 'assistant',
                model: 'test',
                content: usesTool ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input }] : [{ type: 'text', text }],
                stop_reason: usesTool ? 'tool_use' : 'end_turn',
                stop_sequence: null,
                usage: { input_tokens: 1, output_tokens: 1 },
              }
            : {
                id: 'chatcmpl-1',
                object: 'chat.completion',
                created: 1,
                model: 'test',
                choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
                usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
              }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      }
      behaviour({ response, say }, requests.length)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const settings: ModelSettings = {
    protocol,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model,
    apiKey: 'key-of-the-test',
  }
  return {
    settings,
    requests,
    behave(next: Behaviour) {
      behaviour = next
      requests.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
