import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { chunk, pngOf, thinPng } from './png.test-data'
import { type PictureOrder, redrawPicture } from './redraw-picture'

const square: PictureOrder = { types: ['jpeg', 'png', 'gif'], fit: 'cover', side: 320, as: 'jpeg', qualities: [82] }
const logo: PictureOrder = {
  types: ['png', 'jpeg', 'webp'],
  fit: 'contain',
  side: 112,
  minSide: 48,
  maxSide: 5_000,
  still: true,
  as: 'webp',
  qualities: [88, 20],
  maxBytes: 10 * 1024,
}
const page: PictureOrder = { types: ['jpeg', 'png'], fit: 'inside', side: 2400, as: 'png', qualities: [] }

/** `WxH` of what was drawn, or why it was refused. */
async function outcome(bytes: Buffer, order: PictureOrder): Promise<string> {
  const redrawn = await redrawPicture(bytes, order)
  if ('fault' in redrawn) return redrawn.fault
  const { format, width, height, exif } = await sharp(redrawn.picture).metadata()
  expect([format, exif]).toEqual([order.as, undefined])
  return `${width}x${height}`
}

const flat = (width: number, height: number, background = '#0b5b46') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
const speckled = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const frames = async (count: number) =>
  sharp(await Promise.all(['#f00', '#0f0', '#00f'].slice(0, count).map((colour) => flat(64, 64, colour).png().toBuffer())), {
    join: { animated: true },
  })
const circle = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle r="90"/></svg>')
const gifOfScreen = (width: number, height: number) => {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  return Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.from(';')])
}
const compressed = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))

const refused: [string, () => Buffer | Promise<Buffer>, PictureOrder, string][] = [
  ['the 87 bytes of 60,000 by 1', thinPng, square, 'damaged'],
  ['the same upright', () => pngOf({ width: 1, height: 60_000 }), square, 'damaged'],
  ['the same as a page', thinPng, page, 'damaged'],
  ['the same as a logo', thinPng, logo, 'large'],
  ['two rows of it', () => pngOf({ width: 60_000, height: 2 }), square, 'damaged'],
  ['51 times as wide as high', () => flat(51, 1).png().toBuffer(), square, 'damaged'],
  ['the longest JPEG there is', () => flat(65_500, 1).jpeg().toBuffer(), square, 'damaged'],
  ['900 million pixels', () => pngOf({ width: 30_000, height: 30_000 }), square, 'damaged'],
  ['900 million pixels as a page', () => pngOf({ width: 30_000, height: 30_000, dataBytes: 10 }), page, 'damaged'],
  ['sides beyond counting', () => pngOf({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, dataBytes: 10 }), square, 'damaged'],
  ['no width', () => pngOf({ width: 0, height: 10 }), square, 'damaged'],
  ['a header alone', () => pngOf({ width: 300, height: 300, dataBytes: 0 }), square, 'damaged'],
  ['half of its bytes', async () => (await speckled(300, 300).png().toBuffer()).subarray(0, 90_000), square, 'damaged'],
  ['far more data than its header says', () => pngOf({ width: 16_000, height: 16_000, dataBytes: 64 }), page, 'damaged'],
  ['no bytes', () => Buffer.alloc(0), square, 'type'],
  ['a signature alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), square, 'damaged'],
  ['a GIF of a huge screen', () => gifOfScreen(65_535, 65_535), square, 'damaged'],
  ['an SVG', () => circle, square, 'svg'],
  [
    'an SVG behind the signature of a PNG',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), circle]),
    square,
    'damaged',
  ],
  ['a TIFF', () => flat(60, 60).tiff().toBuffer(), square, 'type'],
  ['a WebP where none is taken', () => flat(60, 60).webp().toBuffer(), square, 'type'],
  ['a logo that moves', async () => (await frames(3)).webp().toBuffer(), logo, 'moving'],
  ['a PNG that moves', () => pngOf({ width: 60, height: 60, before: [chunk('acTL', Buffer.alloc(8, 1))] }), logo, 'moving'],
  ['a small logo', () => flat(47, 47).png().toBuffer(), logo, 'small'],
]
const drawn: typeof refused = [
  ['50 times as wide as high', () => flat(500, 10).png().toBuffer(), square, '320x320'],
  ['one pixel', () => flat(1, 1).png().toBuffer(), square, '320x320'],
  [
    'a photograph lying on its side',
    () => flat(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    { ...page, as: 'jpeg', qualities: [85] },
    '300x400',
  ],
  ['a photograph of 48 million pixels', () => flat(8_000, 6_000).jpeg().toBuffer(), square, '320x320'],
  ['a long screenshot', () => flat(400, 16_000).png().toBuffer(), page, '60x2400'],
  ['four inks', () => flat(400, 300).toColourspace('cmyk').jpeg().toBuffer(), square, '320x320'],
  ['16 bits of grey with alpha', () => pngOf({ width: 90, height: 60, bitDepth: 16, colour: 4 }), square, '320x320'],
  ['a palette', () => pngOf({ width: 90, height: 60, bitDepth: 1, colour: 3 }), square, '320x320'],
  ['rows out of order', () => pngOf({ width: 900, height: 600, bitDepth: 8, colour: 2, interlaced: true }), page, '900x600'],
  [
    '64 MB of hidden text',
    () => pngOf({ width: 90, height: 60, before: [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), compressed(64)]))] }),
    square,
    '320x320',
  ],
  ['a GIF that moves, by its first frame', async () => (await frames(3)).gif().toBuffer(), square, '320x320'],
  ['a transparent logo', () => pngOf({ width: 300, height: 90, bitDepth: 8, colour: 6 }), logo, '112x112'],
]

describe('a picture from outside', () => {
  it.each(refused)('is refused: %s', async (_, bytes, order, fault) => {
    expect(await outcome(await bytes(), order)).toBe(fault)
  })

  it.each(drawn)('is drawn: %s', async (_, bytes, order, size) => {
    expect(await outcome(await bytes(), order)).toBe(size)
  })

  it('keeps one answer within bounds for a picture that needs much work', async () => {
    // Nearly 200 million pixels in rows out of order, all of which would have to be held at once.
    const bytes = pngOf({ width: 14_000, height: 14_000, bitDepth: 8, colour: 2, interlaced: true, dataBytes: 64 * 1024 * 1024 })
    expect(await outcome(bytes, page)).toBe('damaged')
  })
})
