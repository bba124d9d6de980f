import { randomUUID } from 'node:crypto'
import { HANDOVER_SECONDS, Problem, type ServiceName } from '@onward/contracts'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { HandoverSigner, Keys } from './keys'

export interface HandoverRoute {
  from: HandoverSigner
  to: ServiceName
}
export interface VerifiedHandover<T> {
  payload: T
  /** Redeem each statement once: store it beside what it brought. */
  jti: string
  expiresAt: Date
}

/** A signed statement for another service, carried by the browser: JWS, EdDSA. `now` is the clock's. */
export async function signHandover(
  keys: Keys,
  route: HandoverRoute,
  payload: object,
  now: Date,
  seconds: number = HANDOVER_SECONDS,
): Promise<string> {
  const current = keys.handovers[route.from].current
  if (!current) throw new Error(`This process has no key to sign for ${route.from}`)
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ say: payload })
    .setProtectedHeader({ alg: 'EdDSA', kid: current.kid, typ: 'onward-handover' })
    .setIssuer(route.from)
    .setAudience(route.to)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .setJti(randomUUID())
    .sign(current.privateKey)
}

/** Checks signature, sender, addressee, expiry and shape. Throws Problem `link-expired` or `malformed-request`. */
export async function verifyHandover<const S extends v.GenericSchema>(
  keys: Keys,
  route: HandoverRoute,
  schema: S,
  token: string,
  now: Date,
): Promise<VerifiedHandover<v.InferOutput<S>>> {
  const { publicKeys } = keys.handovers[route.from]
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = publicKeys.get(kid ?? '')
        if (!key) throw new errors.JOSEError('unknown key')
        return key
      },
      {
        algorithms: ['EdDSA'],
        issuer: route.from,
        audience: route.to,
        typ: 'onward-handover',
        requiredClaims: ['exp', 'jti', 'iat'],
        currentDate: now,
      },
    )
    const statement = v.safeParse(schema, payload.say)
    if (statement.success && payload.jti && payload.exp) {
      return { payload: statement.output, jti: payload.jti, expiresAt: new Date(payload.exp * 1000) }
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Problem('link-expired')
    if (!(error instanceof errors.JOSEError)) throw error
  }
  throw new Problem('malformed-request')
}
