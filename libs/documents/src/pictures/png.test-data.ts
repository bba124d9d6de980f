import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

export function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export interface PngShape {
  width: number
  height: number
  bitDepth?: number
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colour?: number
  interlaced?: boolean
  /** Bytes of the picture before compression, all 0; by default what the header needs. */
  dataBytes?: number
  /** Between header and picture. */
  before?: Buffer[]
}

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Adam7: the first column and row of each pass, and the steps to the next. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A PNG of one colour, whatever its header claims. */
export function pngOf({ width, height, bitDepth = 1, colour = 0, interlaced = false, dataBytes, before = [] }: PngShape): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, colour, 0, 0, Number(interlaced)], 8)
  const bits = bitDepth * (SAMPLES[colour] ?? 1)
  const bytesOf = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0)
  const passes = interlaced ? PASSES : [[0, 0, 1, 1] as const]
  const needed = passes.map(([x, y, dx, dy]) => bytesOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...before,
    ...(colour === 3 ? [chunk('PLTE', Buffer.from([0, 90, 70, 255, 255, 255]))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(dataBytes ?? needed.reduce((sum, one) => sum + one, 0)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** 87 bytes of 60,000 by 1: scaled to cover a square it would have billions of pixels. */
export const thinPng = (): Buffer => pngOf({ width: 60_000, height: 1 })
