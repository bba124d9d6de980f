/**
 * Reads one document and ends. Runs as a process of its own with a bounded heap and an empty environment, so it is plain JavaScript (no
 * loader to start) and imports the library of the document's type only. Speaks one message in, one message out.
 */
import { Worker } from 'node:worker_threads'

const HEADING = /^h[1-6]$/

process.once('message', async ({ type, bytes, limits }) => {
  endInTime(limits.killAfterMs)
  let answer
  try {
    const readers = { pdf: readPdf, docx: readDocx, doc: readDoc }
    answer = await readers[type](Buffer.from(bytes), limits)
  } catch {
    answer = { ok: false, refusal: 'corrupt' }
  }
  process.send({ ...answer, peakRssBytes: process.resourceUsage().maxRSS * 1024 }, () => process.exit(0))
})

/** The parent's clock ends this process, unless the parent itself was killed meanwhile. A thread, since a busy loop starves a timer. */
function endInTime(ms) {
  const source = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Number(ms) + 1_000})`
  new Worker(source, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

const refuse = (refusal) => ({ ok: false, refusal })

async function readPdf(bytes, { maxPages, maxLetters, maxItems }) {
  const { getDocumentProxy } = await import('unpdf')
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
  let letters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [left, bottom, right, top] = page.view
    const items = []
    for (const item of (await page.getTextContent()).items) {
      if (typeof item.str !== 'string' || item.str.trim() === '') continue
      const [, skew, , height, x, y] = item.transform
      // Sideways text and text too small to read are decoration or meant for machines.
      if (Math.abs(skew) > 0.1 || Math.abs(height) < 4) continue
      items.push({ text: item.str, x: x - left, y: top - y, width: item.width, size: Math.abs(height) })
      letters += item.str.length
      if (letters > maxLetters || items.length > maxItems) return refuse('too-large')
    }
    pages.push({ width: right - left, height: top - bottom, items })
    page.cleanup()
  }
  return { ok: true, kind: 'pages', pages }
}

async function readDocx(bytes, limits) {
  const archive = await checkArchive(bytes, limits)
  if (!archive.ok) return archive
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: true },
  )
  const blocks = [...archive.headers.map((text) => ({ text, kind: 'text' })), ...blocksOfHtml(value)]
  const letters = blocks.reduce((sum, block) => sum + block.text.length, 0)
  return letters > limits.maxLetters ? refuse('too-large') : { ok: true, kind: 'blocks', blocks }
}

/** Every entry is inflated once under the limits, so that a false size in the directory is found out before the real reading. */
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
      const headers = []
      zip.on('error', () => stop(zip, 'corrupt'))
      zip.on('end', () => resolve(isWord ? { ok: true, headers } : refuse('disguised')))
      zip.on('entry', (entry) => {
        const name = entry.fileName
        declared += entry.uncompressedSize
        if (declared > maxInflatedBytes) return stop(zip, 'archive-bomb')
        if (entry.isEncrypted?.() || entry.generalPurposeBitFlag & 1) return stop(zip, 'encrypted')
        if (/vbaProject|vbaData|word\/(?:embeddings|activeX)\/./i.test(name)) return stop(zip, 'active-content')
        if (name === 'word/document.xml') isWord = true
        zip.openReadStream(entry, (openError, stream) => {
          if (openError) return stop(zip, 'corrupt')
          const isHeader = /^word\/header\d*\.xml$/.test(name)
          const chunks = []
          stream.on('error', (fault) => stop(zip, /too many bytes/.test(fault.message) ? 'archive-bomb' : 'corrupt'))
          stream.on('data', (chunk) => {
            inflated += chunk.length
            if (isHeader) chunks.push(chunk)
            if (inflated > maxInflatedBytes) {
              stream.destroy()
              stop(zip, 'archive-bomb')
            }
          })
          stream.on('end', () => {
            if (isHeader) headers.push(...paragraphsOfXml(Buffer.concat(chunks).toString('utf8')))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}

/** The document library leaves page headers out, where many people put their contact details. */
const paragraphsOfXml = (xml) =>
  xml
    .split('</w:p>')
    .map((p) =>
      decode(
        p
          .replace(/<w:(?:tab|br)\b[^>]*>/g, ' ')
          .replace(/<[^>]+>/g, '')
          .trim(),
      ),
    )
    .filter(Boolean)

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const decode = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (name) return ENTITIES[name] ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

function blocksOfHtml(html) {
  const blocks = []
  for (const [, tag, inner] of html.matchAll(
    /<(h[1-6]|p|li|td|th)\b[^>]*>([\s\S]*?)(?=<\/\1>|<(?:p|li|ul|ol|h[1-6]|td|th|table)\b)/g,
  )) {
    const bold = /^\s*(?:<a [^>]*><\/a>)?<strong>[\s\S]*<\/strong>\s*$/.test(inner)
    for (const line of inner.split(/<br\s*\/?>/)) {
      const text = decode(line.replace(/<[^>]+>/g, '')).trim()
      if (text) blocks.push({ text, kind: HEADING.test(tag) || bold ? 'heading' : tag === 'li' ? 'item' : 'text' })
    }
  }
  return blocks
}

async function readDoc(bytes, { maxLetters }) {
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(bytes)
  const text = [
    document.getHeaders?.({ includeFooters: false }) ?? '',
    document.getTextboxes?.({ includeHeadersAndFooters: false }) ?? '',
    document.getBody(),
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
