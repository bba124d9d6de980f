/**
 * Draws one picture anew and ends. Runs as a process of its own with a bounded heap and an empty environment, so it is plain JavaScript. One
 * message in, one message out.
 */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// Only what the first bytes can name is ever opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((one) => `VipsForeignLoad${one}`),
})

const startsWith = (bytes, hex, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
/** The picture's type by its first bytes; SVG is recognised only to name it in the refusal. */
function typeOf(bytes) {
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png'
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg'
  if (startsWith(bytes, '474946383761') || startsWith(bytes, '474946383961')) return 'gif'
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'webp'
  return /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1')) ? 'svg' : null
}

/** Whether a PNG is animated: its chunk comes before the picture data, which is all that the library decodes. */
function isMovingPng(bytes) {
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = bytes.subarray(at + 4, at + 8).toString('latin1')
    if (name === 'acTL') return true
    if (name === 'IDAT' || name === 'IEND') return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}

/** Pixels of the whole picture at the size to which it is scaled. */
function scaledPixels(width, height, { fit, side }) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const scale = fit === 'cover' ? side / short : fit === 'contain' ? side / long : Math.min(1, side / long)
  return Math.ceil(width * scale) * Math.ceil(height * scale)
}

/** What is refused by the header alone. */
function faultOf({ width, height, pages = 1 }, order, { maxPixels, maxRatio, maxScaledPixels }) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (order.still && pages > 1) return 'moving'
  if (long > (order.maxSide ?? Infinity)) return 'large'
  if (long < (order.minSide ?? 1)) return 'small'
  const isBounded =
    long <= short * maxRatio && width * height <= maxPixels && scaledPixels(width, height, order) <= maxScaledPixels
  return isBounded ? null : 'damaged'
}

async function redraw(bytes, order, bounds) {
  const type = typeOf(bytes)
  if (type === 'svg') return { fault: 'svg' }
  if (!type || !order.types.includes(type)) return { fault: 'type' }
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.format !== type) return { fault: 'type' }
    const fault = order.still && type === 'png' && isMovingPng(bytes) ? 'moving' : faultOf(header, order, bounds)
    if (fault) return { fault }
    return await encoded(drawn(bytes, order, bounds), order)
  } catch {
    // One answer for truncated, damaged and malicious files.
    return { fault: 'damaged' }
  }
}

function drawn(bytes, { fit, side, as }, { maxPixels }) {
  const upright = sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, sequentialRead: true }).rotate()
  // White keeps what is dark and transparent readable.
  const opaque = as === 'png' ? upright : upright.flatten({ background: '#fff' })
  if (fit === 'inside') return opaque.resize(side, side, { fit, withoutEnlargement: true })
  if (fit === 'contain') return opaque.resize(side, side, { fit, background: '#fff' }).removeAlpha()
  return opaque.resize(side, side, { fit, position: 'attention' })
}

async function encoded(picture, { as, qualities, maxBytes = Infinity }) {
  if (as === 'png') return { picture: await picture.png().toBuffer() }
  const raw = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw.info
  for (const quality of qualities) {
    const again = sharp(raw.data, { raw: { width, height, channels } })
    const bytes = await (as === 'webp' ? again.webp({ quality, effort: 5 }) : again.jpeg({ quality, mozjpeg: true })).toBuffer()
    if (bytes.length <= maxBytes) return { picture: bytes }
  }
  return { fault: 'damaged' }
}

process.once('message', async ({ bytes, order, bounds }) => {
  const answer = await redraw(Buffer.from(bytes), order, bounds)
  process.send(answer, () => process.exit(0))
})
process.send('ready')
