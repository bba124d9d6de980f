import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'

const service = 'jobs' as const

/** What an employer may send as a logo. It is drawn anew, so that no byte of the file reaches a browser. */
export const LOGO_RULE = { maxBytes: 2 * 1024 * 1024, extensions: ['.png', '.jpg', '.jpeg', '.webp'] } as const
/** Pixels of the picture that is served, which is square: twice what the largest mark shows. */
export const LOGO_SIDE = 112
/** A smaller picture cannot be read once it is scaled up. */
export const LOGO_MIN_SIDE = 48
export const LOGO_MAX_SIDE = 5_000
export const LOGO_MAX_BYTES = 10 * 1024
/** Why an administrator takes a logo away; the employer reads it in words. */
export const LOGO_REFUSALS = ['not-yours', 'hard-to-see', 'unsuitable'] as const
export type LogoRefusal = (typeof LOGO_REFUSALS)[number]

/** SHA-256 of the picture, by which it is addressed. */
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const digestParams = v.object({ digest })
/** Address of the picture of an advertised employer; null where there is none. */
export const logoUrl = v.nullable(v.string())

/** A logo that waits for the check, and the one that jobseekers see. */
export const ownLogo = v.object({
  shown: logoUrl,
  waiting: v.nullable(v.object({ url: v.string(), uploadedAt: timestamp })),
  /** Of the last one that was taken away. */
  refusal: v.nullable(v.picklist(LOGO_REFUSALS)),
})
export type OwnLogo = v.InferOutput<typeof ownLogo>

export const uploadLogo = endpoint({
  service,
  method: 'POST',
  path: '/employer/organisation/logo',
  access: ['employer'],
  changes: ['organisation'],
  summary: "Send my organisation's logo; an administrator checks it before anybody else sees it",
  upload: LOGO_RULE,
  response: written({ state: v.picklist(['waiting', 'shown']) }),
  ratePerMinute: 10,
})
export const removeLogo = endpoint({
  service,
  method: 'DELETE',
  path: '/employer/organisation/logo',
  access: ['employer'],
  changes: ['organisation', 'job'],
  summary: "Remove my organisation's logo, the shown one and the one that waits",
  response: written({}),
})
export const readLogo = endpoint({
  service,
  method: 'GET',
  path: '/logos/:digest',
  reads: 'static',
  access: 'public',
  summary: 'A logo that jobseekers see, as a small picture; its address changes with it',
  params: digestParams,
  response: v.unknown(),
  raw: true,
})
export const readWaitingLogo = endpoint({
  service,
  method: 'GET',
  path: '/waiting-logos/:digest',
  reads: 'static',
  access: ['employer', 'admin'],
  summary: 'A logo that waits for the check, for those who sent it and for administrators',
  params: digestParams,
  response: v.unknown(),
  raw: true,
})

export const logoEndpoints = { uploadLogo, removeLogo, readLogo, readWaitingLogo }

const administrator = { service, access: ['admin'] } as const
export const LOGO_STATES = ['waiting', 'shown'] as const
/** A logo as an administrator decides it. */
export const logoToDecide = v.object({ digest, state: v.picklist(LOGO_STATES), url: v.string(), uploadedAt: timestamp })
export type LogoToDecide = v.InferOutput<typeof logoToDecide>

export const approveLogo = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/logo',
  changes: ['organisation', 'job'],
  summary: 'Show the logo that waits, in place of the one before',
  params: idParams,
  body: v.object({ digest }),
  response: written({ organisation: id }),
})
export const takeLogoAway = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/logo-removal',
  changes: ['organisation', 'job'],
  summary: 'Take away a logo, whether it waits or is shown',
  params: idParams,
  body: v.object({ digest, code: v.picklist(LOGO_REFUSALS, 'Choose a reason') }),
  response: written({ why: v.picklist(LOGO_REFUSALS) }),
})
