/**
 * Re-encodes one logo in a process with a bounded heap and an empty environment. Plain JavaScript, so that it starts without a
 * loader. One message in, one message out.
 */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

/** Lower qualities, tried until the picture is small enough. */
const QUALITIES = [88, 75, 60, 40, 20]

const startsWith = (bytes, hex, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
/** The picture's type by its first bytes; SVG is recognised only to name it in the refusal. */
function typeOf(bytes) {
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png'
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg'
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

async function redraw({ bytes, side, minSide, maxSide, maxBytes }) {
  const type = typeOf(bytes)
  if (type === 'svg') return { fault: 'svg' }
  if (!type) return { fault: 'type' }
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== type) return { fault: 'type' }
    if (pages > 1 || (type === 'png' && isMovingPng(bytes))) return { fault: 'moving' }
    if (Math.max(width, height) > maxSide) return { fault: 'large' }
    if (Math.max(width, height) < minSide) return { fault: 'small' }
    const raw = await sharp(bytes, { failOn: 'warning', limitInputPixels: maxSide * maxSide })
      .rotate()
      // A white ground keeps a logo readable in the dark theme.
      .flatten({ background: '#fff' })
      .resize(side, side, { fit: 'contain', background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: w, height: h, channels } = raw.info
    for (const quality of QUALITIES) {
      const picture = await sharp(raw.data, { raw: { width: w, height: h, channels } })
        .webp({ quality, effort: 5 })
        .toBuffer()
      if (picture.length <= maxBytes) return { picture }
    }
  } catch {
    // One answer for truncated, damaged and malicious files.
  }
  return { fault: 'damaged' }
}

process.once('message', async (order) => {
  const answer = await redraw({ ...order, bytes: Buffer.from(order.bytes) })
  process.send(answer, () => process.exit(0))
})
process.send('ready')
