type Upload = readonly [what: string, payload: string, headers: Readonly<Record<string, string>>]

const form = (text: string, boundary = 'b') => [text, { 'content-type': `multipart/form-data; boundary=${boundary}` }] as const
const part = (name: string, filename: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n${text}\r\n`
const BROKEN = [
  ['nothing', ''],
  ['no file', '--b--\r\n'],
  ['a field alone', '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n'],
  ['an empty file', `${part('file', 'a.pdf', '')}--b--\r\n`],
  ['two files', `${part('file', 'a.pdf', 'x')}${part('file', 'b.pdf', 'y')}--b--\r\n`],
  ['no end', part('file', 'a.pdf', 'x')],
  ['cut headers', '--b\r\nContent-Disposition: form-da'],
  ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
  ['a prototype', `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n${part('file', 'a.pdf', 'x')}--b--\r\n`],
  ['a path as name', `${part('file', '../../../../etc/passwd.pdf', 'x')}--b--\r\n`],
  ['an endless name', `${part('file', `${'\u{1f600}'.repeat(300)}.pdf`, 'x')}--b--\r\n`],
  ['half a letter at the end of a name', `${part('file', `${'a'.repeat(195)}\u{1f600}\u{1f600}\u{1f600}.pdf`, 'x')}--b--\r\n`],
  ['a program', `${part('file', 'a.exe', 'MZ')}--b--\r\n`],
  [
    'many fields',
    `${Array.from({ length: 60 }, (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`).join('')}--b--\r\n`,
  ],
] as const

/** Bodies of an upload that no browser sends; the last is one byte larger than `maxBytes`. */
export const oddUploads = (maxBytes: number): readonly Upload[] => [
  ...BROKEN.map(([what, text]) => [what, ...form(text)] as const),
  ['a boundary too long', ...form('x', 'b'.repeat(500))],
  ['a file too large', ...form(`${part('file', 'a.pdf', 'x'.repeat(maxBytes + 1))}--b--\r\n`)],
]
