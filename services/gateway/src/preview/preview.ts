import { timingSafeEqual } from 'node:crypto'
import type { Audience, Pin } from '@onward/contracts'
import { type Keys, keyedHash } from '@onward/service-kit/keys'
import { audienceReason, type Person } from '../registry/resolve'

/** A preview as it is stored. */
export interface StoredPreview {
  id: string
  label: string
  pins: Pin[]
  audience: Audience
  /** A tester without an account; empty for people of the portal. */
  guest: string
  createdAt: Date
  createdBy: string | null
  /** Id and label of the deploy token that made it. */
  tokenId: string | null
  token: string | null
  expiresAt: Date
  revokedAt: Date | null
}

const PURPOSE = 'preview of versions'
/** Of the page that asks before a preview opens: only a document that a person opened has it. */
const PRESS_PURPOSE = 'press that opens a preview'
/** Apart, so that the link of a preview for a tester without an account is worth nothing as a cookie. */
const GUEST_PURPOSE = 'preview of versions without an account'
const signatureOf = (body: string, keys: Pick<Keys, 'hash'>, purpose = PURPOSE): string =>
  keyedHash(keys, purpose, body).toString('base64url')

/** `<id>.<end>.<signature>`: the last part of the link, and the value of the cookie. */
export function sealPreview({ id, expiresAt }: Pick<StoredPreview, 'id' | 'expiresAt'>, keys: Pick<Keys, 'hash'>): string {
  const body = `${id}.${expiresAt.getTime()}`
  return `${body}.${signatureOf(body, keys)}`
}
/** The cookie of a browser without an account. */
export function sealForGuest({ id, expiresAt }: Pick<StoredPreview, 'id' | 'expiresAt'>, keys: Pick<Keys, 'hash'>): string {
  const body = `${id}.${expiresAt.getTime()}`
  return `${body}.${signatureOf(body, keys, GUEST_PURPOSE)}`
}
/** What the form sends that opens a preview for this account. */
export const pressOf = (sealed: string, accountId: string, keys: Pick<Keys, 'hash'>): string =>
  signatureOf(`${sealed} ${accountId}`, keys, PRESS_PURPOSE)
export const isPressOf = (press: string, sealed: string, accountId: string, keys: Pick<Keys, 'hash'>): boolean => {
  const [given, right] = [Buffer.from(press), Buffer.from(pressOf(sealed, accountId, keys))]
  return given.length === right.length && timingSafeEqual(given, right)
}
export const addressOfPreview = (preview: Pick<StoredPreview, 'id' | 'expiresAt'>, keys: Pick<Keys, 'hash'>): string =>
  `/preview/${sealPreview(preview, keys)}`

/** The id in a link or cookie; null when it is none of ours, was changed, or is over. */
export const openPreview = (sealed: string | undefined, keys: Pick<Keys, 'hash'>, now: Date): string | null =>
  openSealed(sealed, keys, now, PURPOSE)
/** The same of a browser without an account. */
export const openForGuest = (sealed: string | undefined, keys: Pick<Keys, 'hash'>, now: Date): string | null =>
  openSealed(sealed, keys, now, GUEST_PURPOSE)

function openSealed(sealed: string | undefined, keys: Pick<Keys, 'hash'>, now: Date, purpose: string): string | null {
  const [, body = '', id = '', end = '', signature = ''] =
    /^(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15}))\.([\w-]+)$/.exec(sealed ?? '') ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(body, keys, purpose))]
  if (given.length !== right.length || !timingSafeEqual(given, right) || Number(end) <= now.getTime()) return null
  return id
}

/** Whether it can still be used. */
export const isOpen = ({ expiresAt, revokedAt }: Pick<StoredPreview, 'expiresAt' | 'revokedAt'>, now: Date): boolean =>
  revokedAt === null && expiresAt > now

/** Never an administrator, whose rights what is not live could use. */
export const mayPreview = ({ audience, guest }: Pick<StoredPreview, 'audience' | 'guest'>, person: Person | null): boolean =>
  person !== null && person.role !== 'admin' && guest === '' && audienceReason(audience, person) !== null
