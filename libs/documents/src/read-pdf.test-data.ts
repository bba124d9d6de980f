import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

interface Drawn {
  str: string
  transform: number[]
  width: number
}
// The PDF reader is an ES module that Jest cannot load, so it runs in its own process.
const READ = `
import { readFileSync } from 'node:fs'
const { extractText, getDocumentProxy } = await import(process.argv[1])
const pdf = await getDocumentProxy(new Uint8Array(readFileSync(0)))
const { items } = await (await pdf.getPage(1)).getTextContent()
const { text } = await extractText(pdf, { mergePages: true })
process.stdout.write(JSON.stringify({ text, items }))`
/** What a PDF reader finds: the text of all pages, and what the first page draws and where. */
export function readPdf(bytes: Buffer): { text: string; items: Drawn[] } {
  const reader = pathToFileURL(require.resolve('unpdf')).href
  const read = execFileSync(process.execPath, ['--input-type=module', '-e', READ, reader], { input: bytes, maxBuffer: 2 ** 26 })
  return JSON.parse(read.toString('utf8'))
}
