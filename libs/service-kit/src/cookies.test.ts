import Fastify from 'fastify'
import { registerCookies } from './cookies'
import { clearSessionCookies, setSessionCookies } from './session'

async function portal(secure: boolean) {
  const app = Fastify()
  await registerCookies(app, { secure })
  const config = { secure } as Parameters<typeof setSessionCookies>[1]
  const until = new Date('2026-12-01T00:00:00Z')
  app.get('/in', async (_, reply) => {
    setSessionCookies(reply, config, { accessToken: 'a', refreshToken: 'r', until, newEpoch: true })
    return ''
  })
  app.get('/out', async (_, reply) => {
    clearSessionCookies(reply, config)
    return ''
  })
  app.get('/who', async ({ cookies }) => cookies)
  const set = async (url: string) => (await app.inject(url)).headers['set-cookie'] as string[]
  return { set, who: async (cookie: string) => (await app.inject({ url: '/who', headers: { cookie } })).json() }
}

describe('cookies over https', () => {
  it('are bound to this host, for all paths, unless scripts read them', async () => {
    const { set } = await portal(true)
    const [access = '', refresh = '', epoch = ''] = await set('/in')
    for (const one of [access, refresh])
      expect(one).toMatch(/^__Host-onward_(?:access|refresh)=[ar]; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
    expect(epoch).toMatch(/^onward_epoch=/)
    for (const one of (await set('/out')).slice(0, 2))
      expect(one).toMatch(/^__Host-onward_\w+=; (?:Max-Age=0; )?Path=\/; .*Secure/)
  })

  it('count by that name alone: another host of the domain can plant a plain one', async () => {
    const { who } = await portal(true)
    expect(await who('onward_access=planted; __Host-onward_access=ours; onward_language=cy')).toEqual({
      onward_access: 'ours',
      onward_language: 'cy',
    })
    expect(await who('onward_access=planted')).toEqual({})
  })
})

it('keeps plain names on this machine, where there is no https', async () => {
  const { set, who } = await portal(false)
  expect((await set('/in')).map((one) => one.split('=')[0])).toEqual(['onward_access', 'onward_refresh', 'onward_epoch'])
  expect(await who('onward_access=a')).toEqual({ onward_access: 'a' })
})
