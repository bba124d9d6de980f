import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { JUDGE_LIMITS } from '../limits'
import { type Block, readDocument } from '../read-document'
import { judgingThread } from './ask-judging'
import { judgeDocument, pageLinesOf, textWithoutHolder } from './judge-document'
import { JUDGING } from './judging'

async function documentOf(name: string) {
  const document = await readDocument(readFileSync(fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url))), name)
  if (!document.ok) throw new Error(document.refusal)
  return document
}

describe.each(['two-pages.pdf', 'zoe.docx', 'obrien.doc', 'wang.docx'])('%s', (name) => {
  it('is judged in the thread to the byte as by the rules themselves', async () => {
    const document = await documentOf(name)
    expect(JSON.stringify(await judgeDocument(document))).toBe(JSON.stringify(await JUDGING.judge(structuredClone(document))))
    expect(JSON.stringify(await pageLinesOf(document.blocks))).toBe(JSON.stringify(JUDGING.readPageLines(document.blocks)))
    expect(JSON.stringify(await textWithoutHolder(document.blocks, ['Sam Hill']))).toBe(
      JSON.stringify(JUDGING.withoutHolder(document.blocks, ['Sam Hill'])),
    )
  })
})

it('refuses what is no CV', async () => {
  const invoice: Block[] = ['Invoice 2041', 'Paint £40.00', 'Brushes £12.50', 'VAT £10.50', 'Total due £63.00'].map((text) => ({
    text,
    kind: 'text',
  }))
  expect(await judgeDocument({ blocks: invoice, unseen: [] })).toEqual({ refusal: 'not-a-cv' })
})

it('answers requests before the CVs that came before them are judged', async () => {
  const server = createServer((_, response) => response.end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const document = await documentOf('two-pages.pdf')
  let judged = 0
  const judging = Array.from({ length: 5 }, async () => {
    await judgeDocument(document, { inBackground: true })
    judged++
  })
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered')
  expect(judged).toBeLessThan(judging.length)
  await Promise.all(judging)
  server.close()
})

it('throws what the rules throw, and judges the next document', async () => {
  const broken: Block[] = JSON.parse('[{ "kind": "text" }]')
  await expect(judgeDocument({ blocks: broken, unseen: [] })).rejects.toThrow(TypeError)
  expect(await judgeDocument(await documentOf('zoe.docx'))).toMatchObject({ refusal: null })
})

it.each([
  ['time', { cpuMs: 1 }],
  ['memory', { heapMegabytes: 20 }],
] as const)('ends a thread that needs too much %s, and starts another', async (exceeded, limit) => {
  const ask = judgingThread({ ...JUDGE_LIMITS, ...limit })
  const blocks = Array.from({ length: 1_000 }, (): Block => ({ text: 'Cleaner, Tidy Ltd, Leeds, 2019 - 2021', kind: 'text' }))
  expect(await ask('judge', [{ blocks, unseen: [] }])).toEqual({ exceeded })
  expect(await ask('judge', [{ blocks, unseen: [] }])).toEqual({ exceeded })
})
