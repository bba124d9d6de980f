/**
 * Reads one document and ends. Runs as a process of its own with a bounded heap and an empty environment, so it is plain JavaScript (no
 * loader to start) and imports the library of the document's type only, unless it waits for its document. Speaks one message in, one message out.
 */
process.once('message', async ({ type, bytes, limits }) => {
  let answer
  try {
    const readers = { pdf: readPdf, docx: readDocx, doc: readDoc }
    answer = await readers[type](Buffer.from(bytes), limits)
  } catch {
    answer = { ok: false, refusal: 'corrupt' }
  }
  process.send({ ...answer, peakRssBytes: process.resourceUsage().maxRSS * 1024 }, () => process.exit(0))
})

/** Letters of a page or paragraph that nobody sees, kept to tell the person of orders to machines. */
const MAX_UNSEEN = 5_000
const MAX_UNSEEN_PARTS = 100

const refuse = (refusal) => ({ ok: false, refusal })

/** The PDF library lists drawing operators with a method that Node 20 does not have. */
ArrayBuffer.prototype.transferToFixedLength ??= function (length = this.byteLength) {
  const copy = new ArrayBuffer(length)
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy
}

async function readPdf(bytes, { maxPages, maxLetters, maxItems }) {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const { paintedOn } = await import('./painted.mjs')
  let pdf
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, isEvalSupported: false })
  } catch (error) {
    return refuse(error?.name === 'PasswordException' ? 'encrypted' : 'corrupt')
  }
  if (pdf.numPages > maxPages) return refuse('too-many-pages')
  const attachments = await pdf.getAttachments()
  if (attachments && (attachments.size ?? Object.keys(attachments).length) > 0) return refuse('active-content')
  if (await pdf.getJSActions()) return refuse('active-content')
  const pages = []
  const unseen = []
  let letters = 0
  let pieces = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [left, bottom, right, top] = page.view
    const items = []
    let hidden = ''
    const written = (await page.getTextContent()).items.filter(({ str }) => typeof str === 'string' && str.trim() !== '')
    // Before anything is painted, and whether somebody sees it or not.
    pieces += written.length
    if (pieces > maxItems) return refuse('too-large')
    const { isHidden, dots } = paintedOn(await page.getOperatorList(), OPS, [left, bottom, right, top])
    for (const item of written) {
      const [, skew, , height, x, y] = item.transform
      // Sideways text and text too small to read are decoration or meant for machines, as is text outside the page.
      const isOutside = x + item.width < left || x > right || y < bottom || y > top
      if (Math.abs(skew) > 0.1 || Math.abs(height) < 4 || isOutside || isHidden(x, y)) {
        if (hidden.length < MAX_UNSEEN) hidden += `${item.str} `
        continue
      }
      items.push({ text: item.str, x: x - left, y: top - y, width: item.width, size: Math.abs(height) })
      letters += item.str.length
      if (letters > maxLetters) return refuse('too-large')
    }
    items.push(
      ...bulletsOf(
        dots.map(({ x, y, size }) => ({ x: x - left, y: top - y, size })),
        items,
      ),
    )
    const links = (await page.getAnnotations())
      .filter(({ subtype, url }) => subtype === 'Link' && typeof url === 'string' && url.length <= 300)
      .slice(0, 40)
      .map(({ url, rect: [x1, y1, x2, y2] }) => ({ url, x: x1 - left, y: top - y2, width: x2 - x1, height: y2 - y1 }))
    pages.push({ width: right - left, height: top - bottom, items, links })
    if (hidden) unseen.push(hidden.slice(0, MAX_UNSEEN))
    page.cleanup()
  }
  return { ok: true, kind: 'pages', pages, unseen }
}

/** Dots right before the first words of a line, as the bullets they are. A row of dots after a word is a level of skill. */
function bulletsOf(dots, items) {
  return dots.flatMap((dot) => {
    const row = items.filter(({ y, size }) => dot.y < y && dot.y > y - size && dot.size < size * 0.6)
    const next = row.filter(({ x }) => x > dot.x).sort((a, b) => a.x - b.x)[0]
    if (!next || next.x - dot.x > next.size * 2.2) return []
    const isBeside = (other) => other !== dot && Math.abs(other.y - dot.y) < 1 && Math.abs(other.x - dot.x) < next.size * 3
    const isBehind = row.some(({ x, width }) => x <= dot.x && dot.x - x - width < next.size * 1.5)
    return isBehind || dots.some(isBeside) ? [] : [{ text: '•', x: dot.x, y: next.y, width: dot.size, size: next.size }]
  })
}

async function readDocx(bytes, limits) {
  const archive = await checkArchive(bytes, limits)
  if (!archive.ok) return archive
  const { readWord } = await import('./word-xml.mjs')
  const unseen = []
  const parts = readWord(archive.files, limits.maxLetters, (text) => {
    if (unseen.length < MAX_UNSEEN_PARTS) unseen.push(text.slice(0, MAX_UNSEEN))
  })
  return parts === null ? refuse('too-large') : { ok: true, kind: 'parts', parts, unseen }
}

/** Where the words of a Word document are, with their styles and the addresses of their links. */
const WORD_FILES = /^word\/(?:document|styles|header\d*|footer\d*|_rels\/(?:document|header\d*|footer\d*)\.xml)\.(?:xml|rels)$/

/** Every entry is inflated once under the limits, so that a false size in the directory is found out; the files with text are returned. */
async function checkArchive(bytes, { maxEntries, maxInflatedBytes }) {
  const { default: yauzl } = await import('yauzl')
  return new Promise((resolve) => {
    const stop = (zip, refusal) => {
      zip?.close()
      resolve(refuse(refusal))
    }
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return resolve(refuse('corrupt'))
      if (zip.entryCount > maxEntries) return stop(zip, 'archive-bomb')
      let declared = 0
      let inflated = 0
      let isWord = false
      const files = new Map()
      zip.on('error', () => stop(zip, 'corrupt'))
      zip.on('end', () => resolve(isWord ? { ok: true, files } : refuse('disguised')))
      zip.on('entry', (entry) => {
        const name = entry.fileName
        declared += entry.uncompressedSize
        if (declared > maxInflatedBytes) return stop(zip, 'archive-bomb')
        if (entry.isEncrypted?.() || entry.generalPurposeBitFlag & 1) return stop(zip, 'encrypted')
        if (/vbaProject|vbaData|word\/(?:embeddings|activeX)\/./i.test(name)) return stop(zip, 'active-content')
        if (name === 'word/document.xml') isWord = true
        zip.openReadStream(entry, (openError, stream) => {
          if (openError) return stop(zip, 'corrupt')
          const isText = WORD_FILES.test(name)
          const chunks = []
          stream.on('error', (fault) => stop(zip, /too many bytes/.test(fault.message) ? 'archive-bomb' : 'corrupt'))
          stream.on('data', (chunk) => {
            inflated += chunk.length
            if (isText) chunks.push(chunk)
            if (inflated > maxInflatedBytes) {
              stream.destroy()
              stop(zip, 'archive-bomb')
            }
          })
          stream.on('end', () => {
            if (isText) files.set(name, Buffer.concat(chunks).toString('utf8'))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}

async function readDoc(bytes, { maxLetters }) {
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(bytes)
  const text = [
    document.getHeaders?.({ includeFooters: false }) ?? '',
    document.getBody(),
    // Their place on the page is unknown; the name is more often in the text than in a box.
    document.getTextboxes?.({ includeHeadersAndFooters: false }) ?? '',
  ].join('\n')
  if (text.length > maxLetters) return refuse('too-large')
  const blocks = text
    .split(/[\r\n\t\u0007\u000b\f]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      /^[•·▪●\-–*]\s+/.test(line) ? { text: line.replace(/^[•·▪●\-–*]\s+/, ''), kind: 'item' } : { text: line, kind: 'text' },
    )
  return { ok: true, kind: 'blocks', blocks }
}

/** Reads a page that nobody wrote, so that the libraries are loaded and their code is compiled before a document comes. */
async function prepare() {
  const lines = Array.from({ length: 60 }, (_, i) => `1 0 0 1 50 ${800 - i * 12} Tm (Line ${i} of a page, 2019 to 2021) Tj`)
  const content = `0 0 0.4 rg 40 700 200 20 re f BT /F1 11 Tf ${lines.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')
  const pdf = Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`)
  for (let i = 0; i < 3; i++) await readPdf(pdf, { maxPages: 1, maxLetters: 10_000, maxItems: 1_000 })
  await Promise.all([import('yauzl'), import('./word-xml.mjs'), import('word-extractor')])
}

if (process.argv.includes('waits')) await prepare()
process.send('ready')
