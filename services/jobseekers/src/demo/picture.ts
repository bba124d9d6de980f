import { PICTURE_SIDE } from '@onward/contracts'
import sharp from 'sharp'

/** Somebody in the colours of the portal, drawn from shapes: nobody's photograph. */
const SHAPES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
  <rect width="320" height="320" fill="#E4F1EA"/>
  <circle cx="160" cy="122" r="86" fill="#14231F"/>
  <path d="M74 122v74h172v-74z" fill="#14231F"/>
  <path d="M20 320c8-72 62-102 140-102s132 30 140 102z" fill="#0B5B46"/>
  <path d="M128 186h64v46c-18 20-46 20-64 0z" fill="#8A5A3C"/>
  <ellipse cx="160" cy="138" rx="56" ry="66" fill="#A56F4C"/>
  <path d="M100 122c8-46 34-62 60-62s52 16 60 62c-26-6-50-20-66-40-10 20-30 34-54 40z" fill="#14231F"/>
  <circle cx="138" cy="142" r="6" fill="#14231F"/>
  <circle cx="182" cy="142" r="6" fill="#14231F"/>
  <path d="M136 170c14 14 34 14 48 0" fill="none" stroke="#14231F" stroke-width="5" stroke-linecap="round"/>
  <path d="M112 226c26 30 70 30 96 0l14 12c-32 40-92 40-124 0z" fill="#F2B233"/>
</svg>`

/** The demo jobseeker's picture, of the size and kind that an upload becomes. */
export const demoPicture = (): Promise<Buffer> =>
  sharp(Buffer.from(SHAPES))
    .resize(PICTURE_SIDE, PICTURE_SIDE)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
