import * as v from 'valibot'
import { endpoint, id, idParams } from '../endpoint'

/** Pages of a document as pictures that the server draws, so that no browser opens a file of somebody else. */
const service = 'jobseekers' as const

/** Widths in pixels: a phone's screen, half a desktop's, and for a closer look; each sharp on dense screens. */
export const PAGE_WIDTHS = [750, 1280, 1920] as const
export type PageWidth = (typeof PAGE_WIDTHS)[number]
/** How long the pages of one opening can be fetched. */
export const PAGES_OPEN_MINUTES = 30

/** A box on a page, in points from its upper left corner. */
export const pageMark = v.object({
  /** From 1. */
  page: v.number(),
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
})
/** `named`: in words that are marked. `shown`: the CV shows it in other words. `missing`: it does not show it. */
export const ASKED_STATES = ['named', 'shown', 'missing'] as const
export const askedInDocument = v.object({ name: v.string(), state: v.picklist(ASKED_STATES), marks: v.array(pageMark) })
export type AskedInDocument = v.InferOutput<typeof askedInDocument>

export const documentPages = v.object({
  /** Only the text is known, set on pages of our own: the layout of the file may differ. */
  asPlainText: v.boolean(),
  /** How many pages it has; only the first 20 are shown. */
  total: v.number(),
  pages: v.array(
    v.object({
      /** In points, as it is drawn. */
      width: v.number(),
      height: v.number(),
      /** As it was read; empty for a picture without text. */
      text: v.string(),
    }),
  ),
})
export type DocumentPages = v.InferOutput<typeof documentPages>

/** Where a numbered line of a CV (`readCvLines`) stands on its pages. */
export const lineOnPage = v.object({ line: v.number(), marks: v.array(pageMark) })
export type LineOnPage = v.InferOutput<typeof lineOnPage>

const pageParams = v.object({ id, page: v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(20)) })
const width = v.optional(
  v.pipe(
    v.picklist(PAGE_WIDTHS.map(String)),
    v.transform((text) => Number(text) as PageWidth),
  ),
  '1280',
)

/** With the grant of a download, or of reading without names; recorded and shown to the applicant as those are, once for all pages. */
export const openDisclosedPages = endpoint({
  service,
  method: 'GET',
  path: '/disclosures/:id/pages',
  reads: ['application'],
  problems: ['link-expired', 'state-conflict'],
  changes: ['access-log'],
  summary: 'Open the CV of an application as pages to look at, by a link that works once',
  access: ['employer'],
  params: idParams,
  query: v.object({ grant: v.pipe(v.string(), v.maxLength(4000)) }),
  response: v.object({
    ...documentPages.entries,
    /** What the advert asks for, and where the CV names it. */
    asked: v.optional(v.array(askedInDocument)),
    /** Names this opening when its pages are fetched. */
    opening: id,
  }),
  ratePerMinute: 60,
})
export const readDisclosedPage = endpoint({
  service,
  method: 'GET',
  path: '/disclosures/:id/pages/:page',
  reads: 'static',
  problems: ['link-expired', 'state-conflict'],
  summary: 'One page of an opened CV as a WebP picture, stamped with who received it and when',
  access: ['employer'],
  params: pageParams,
  query: v.object({ opening: id, width }),
  raw: true,
  ratePerMinute: 120,
})

export const readOwnPages = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/pages',
  reads: 'static',
  problems: ['state-conflict'],
  summary: 'My CV as pages to look at',
  access: ['user'],
  params: idParams,
  response: v.object({
    ...documentPages.entries,
    /** Lines that could be found in the pages; none of a CV that was not analysed. */
    lines: v.optional(v.array(lineOnPage)),
  }),
  ratePerMinute: 60,
})
export const readOwnPage = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/pages/:page',
  reads: 'static',
  problems: ['state-conflict'],
  summary: 'One page of my CV as a WebP picture',
  access: ['user'],
  params: pageParams,
  query: v.object({ width }),
  raw: true,
  ratePerMinute: 120,
})

export const documentPageEndpoints = { openDisclosedPages, readDisclosedPage, readOwnPages, readOwnPage }
