/**
 * Describes or draws pages of one PDF and ends. Runs as a process of its own with a bounded heap and an empty environment, so it is plain
 * JavaScript. PDFium is WebAssembly: a fault in it reaches no memory but its own, and it has no files and no network.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

/** Annotations as other viewers show them; bytes in the order that the encoder reads; not every decoded picture is kept. */
const FLAGS = 0x01 | 0x10 | 0x200
const BYTES_PER_PIXEL = 4
/** PDFium's name of "blue, green, red, alpha". */
const BGRA = 4
/** WebP has no longer side. */
const MAX_SIDE = 16_000
/** Nearly without loss keeps letters sharp and is small for text; photographs need the others, tried until a page is small enough. */
const ENCODINGS = [{ nearLossless: true, quality: 60, effort: 3 }, { quality: 70 }, { quality: 50 }, { quality: 30 }]

const { module } = await PDFiumLibrary.init()

function load(bytes) {
  const at = module.wasmExports.malloc(bytes.length)
  module.HEAPU8.set(bytes, at)
  const document = module._FPDF_LoadMemDocument(at, bytes.length, 0)
  if (!document) throw new Error('no document')
  return document
}

function open(document, number) {
  const page = module._FPDF_LoadPage(document, number - 1)
  if (!page) throw new Error('no page')
  const size = { width: module._FPDF_GetPageWidth(page), height: module._FPDF_GetPageHeight(page) }
  if (!(size.width > 0 && size.height > 0)) throw new Error('no size')
  return { page, ...size }
}

function textOf(page) {
  const text = module._FPDFText_LoadPage(page)
  const letters = text ? module._FPDFText_CountChars(text) : 0
  if (letters <= 0) return ''
  const at = module.wasmExports.malloc((letters + 1) * 2)
  const length = module._FPDFText_GetText(text, 0, letters, at)
  return Buffer.from(module.HEAPU8.buffer, at, Math.max(0, length - 1) * 2).toString('utf16le')
}

/** Points are asked for in whole parts of this size. */
const PER_POINT = 16

/** The words of a page, each with its line and its box in points from the upper left corner, as the page is drawn. */
function wordsOf({ page, width, height }, most) {
  const text = module._FPDFText_LoadPage(page)
  const letters = text ? module._FPDFText_CountChars(text) : 0
  const at = module.wasmExports.malloc(24)
  const read = () => new DataView(module.HEAPU8.buffer, at, 24)
  /** A point of the page as it is drawn: turned, and cut to what is shown. */
  const drawnAt = (x, y) => {
    const [w, h] = [width, height].map((side) => Math.round(side * PER_POINT))
    module._FPDF_PageToDevice(page, 0, 0, w, h, 0, x, y, at + 16, at + 20)
    return [read().getInt32(16, true) / PER_POINT, read().getInt32(20, true) / PER_POINT]
  }
  const words = []
  let word = null
  let line = 0
  for (let i = 0; i < letters && words.length < most; i++) {
    const code = module._FPDFText_GetUnicode(text, i)
    const letter = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    if (/\s|\p{Cc}/u.test(letter)) {
      word = null
      if (letter === '\n' || letter === '\r') line += 1
      continue
    }
    if (!module._FPDFText_GetLooseCharBox(text, i, at)) continue
    const [left, top, right, bottom] = [0, 4, 8, 12].map((place) => read().getFloat32(place, true))
    const corners = [drawnAt(left, top), drawnAt(right, bottom)]
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]).sort((a, b) => a - b))
    if (!word) {
      word = { text: '', line, left: xs[0], top: ys[0], right: xs[1], bottom: ys[1] }
      words.push(word)
    }
    word.text += letter
    word.left = Math.min(word.left, xs[0])
    word.top = Math.min(word.top, ys[0])
    word.right = Math.max(word.right, xs[1])
    word.bottom = Math.max(word.bottom, ys[1])
  }
  return words
}

function describe({ pdf, maxPages, withText, maxWords }) {
  const document = load(pdf)
  const total = module._FPDF_GetPageCount(document)
  const pages = []
  let left = maxWords
  for (let number = 1; number <= Math.min(total, maxPages); number++) {
    const opened = open(document, number)
    const { page, width, height } = opened
    const words = left > 0 ? wordsOf(opened, left) : []
    left -= words.length
    pages.push({ width, height, text: withText ? textOf(page) : '', words })
    module._FPDF_ClosePage(page)
  }
  return { pages, total }
}

/** The page as pixels on white; fewer than asked where it is far longer than wide. */
function pixelsOf(pdf, number, askedWidth, maxPixels) {
  const { page, width, height } = open(load(pdf), number)
  const scale = Math.min(askedWidth / width, Math.sqrt(maxPixels / (width * height)), MAX_SIDE / width, MAX_SIDE / height)
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  const length = w * h * BYTES_PER_PIXEL
  const at = module.wasmExports.malloc(length)
  const bitmap = module._FPDFBitmap_CreateEx(w, h, BGRA, at, w * BYTES_PER_PIXEL)
  module._FPDFBitmap_FillRect(bitmap, 0, 0, w, h, 0xffffffff)
  module._FPDF_RenderPageBitmap(bitmap, page, 0, 0, w, h, 0, FLAGS)
  return { width: w, height: h, bytes: Buffer.from(module.HEAPU8.slice(at, at + length)) }
}

async function draw({ pdf, page, width, stamp, maxPixels, maxBytes }) {
  const drawn = pixelsOf(pdf, page, width, maxPixels)
  // Below the page, not over it: nothing on the page is hidden, and it is part of every copy of the picture.
  const foot = stamp && pixelsOf(stamp, 1, drawn.width, maxPixels)
  const parts = foot ? [drawn.bytes, foot.bytes] : [drawn.bytes]
  const raw = { width: drawn.width, height: drawn.height + (foot ? foot.height : 0), channels: 4 }
  const all = Buffer.concat(parts)
  let picture
  for (const encoding of ENCODINGS) {
    picture = await sharp(all, { raw }).removeAlpha().webp(encoding).toBuffer()
    if (picture.length <= maxBytes) break
  }
  return { picture }
}

process.once('message', async ({ act, ...order }) => {
  let answer
  try {
    answer = act === 'describe' ? describe(order) : await draw(order)
  } catch {
    answer = { failed: true }
  }
  process.send(answer, () => process.exit(0))
})
process.send('ready')
