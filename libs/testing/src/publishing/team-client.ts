import { generateKeyPairSync } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { type Artefact, packArtefact } from '@onward/federation/artefact'

export interface Answered {
  status: number
  /** Why it was refused; empty when it was not. */
  reasons: string[]
  json: { revision?: number; stable?: string | null; build?: string }
}
/** A team with its key and its deploy token, at a running portal with the demo data. */
export interface Team {
  name: string
  privateKey: string
  read(): Promise<Answered>
  publish(artefact: Artefact, isLive: boolean): Promise<Answered>
  change(what: 'rollout' | 'rollback', body: object): Promise<Answered>
}

/** Registers a remote as an administrator does, and gives what its team may do. */
export async function joinAsTeam(origin: string, name: string, budgetBytes: number | null = null): Promise<Team> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const asAdmin = await adminOf(origin)
  const { items } = await asAdmin('GET', '/registrations')
  const version = items.find((one) => one.name === name)?.version ?? 0
  const registration = {
    version,
    team: name,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    mail: `${name}@team.example`,
    budgetBytes,
  }
  await asAdmin('PUT', `/registrations/${name}`, registration)
  const rights = ['publish', 'rollout', 'rollback']
  const { token } = await asAdmin('POST', `/registrations/${name}/tokens`, { label: 'The drill', rights, days: 1 })
  const ask = async (method: string, path: string, body?: FormData | object): Promise<Answered> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}/api/gateway/registry/remotes/${name}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const json = (await answer.json()) as Answered['json'] & { detail?: string; errors?: { message: string }[] }
    const refused = answer.ok ? [] : [...(json.errors ?? []).map(({ message }) => message), json.detail ?? String(answer.status)]
    return { status: answer.status, reasons: refused, json }
  }
  const revision = async () => (await ask('GET', '')).json.revision ?? 0
  return {
    name,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    read: () => ask('GET', ''),
    async publish(artefact, isLive) {
      const form = new FormData()
      form.set('revision', String(await revision()))
      form.set('live', String(isLive))
      form.set('file', new Blob([new Uint8Array(packArtefact(artefact))]), `${name}.onward`)
      return ask('POST', '/versions', form)
    },
    change: async (what, body) => ask('POST', `/${what}`, { revision: await revision(), ...body }),
  }
}

async function adminOf(origin: string) {
  const signedIn = await fetch(`${origin}/api/identity/sign-in?session=token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS.admin.email, password: DEMO_PASSWORD }),
  })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/gateway/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token: string; items: { name: string; version: number }[] }
  }
}
