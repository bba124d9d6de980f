import JSZip from 'jszip'
import { freeName, type ZipEntry, zipOf } from './zip'

async function* listed(entries: readonly (readonly [name: string, text: string])[]): AsyncGenerator<ZipEntry> {
  for (const [name, text] of entries) yield { name, bytes: new Uint8Array(Buffer.from(text)) }
}
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer())

test('another program reads the archive, with names of any script and empty files', async () => {
  const files = [
    ['my-data.json', '{"a":1}'],
    ['jobseekers/Siôn’s CV – Łódź.pdf', 'x'.repeat(70_000)],
    ['messaging/empty.pdf', ''],
  ] as const
  const read = await JSZip.loadAsync(await bytesOf(await zipOf(listed(files))), { checkCRC32: true })
  const names = Object.values(read.files).filter(({ dir }) => !dir)
  expect(await Promise.all(names.map(async (one) => [one.name, await one.async('string')]))).toEqual(files)
})

test('two files of one name get different names, and no name leaves its folder', () => {
  const taken = new Set<string>()
  const names = ['CV.pdf', 'cv.pdf', '../CV.pdf', 'a/b:c.pdf', 'letter', 'letter', ''].map((name) => freeName('cvs', name, taken))
  expect(names).toEqual([
    'cvs/CV.pdf',
    'cvs/cv (2).pdf',
    'cvs/__CV.pdf',
    'cvs/a_b_c.pdf',
    'cvs/letter',
    'cvs/letter (2)',
    'cvs/file',
  ])
})
