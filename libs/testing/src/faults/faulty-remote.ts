import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

/** What may be wrong with a remote. The first three happen on the way; the others are in its code, as if it had been published so. */
export const FAULTS = ['gone', 'slow', 'corrupted', 'contract', 'evaluation', 'render', 'effect', 'loop'] as const
export type Fault = (typeof FAULTS)[number]

/** Asked for by a version that is about to hang, at once, because nothing can be asked of it later. */
export const HANGS = '/drill-hangs'

interface BootedRemote {
  name: string
  entry: string
  container: string
  integrity: Record<string, string>
}

/** Breaks one remote for all pages of a browser context. The document's hashes fit what a faulty version has. Gives what mends it again. */
export async function breakRemote(
  context: BrowserContext,
  origin: string,
  path: string,
  name: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  const remote = await bootedRemote(context, origin, path, name)
  const isEntry = (url: URL) => url.pathname === remote.entry
  if (fault === 'gone') return routed(context, isEntry, (route) => route.fulfill({ status: 404, body: '' }))
  if (fault === 'slow') return routed(context, isEntry, () => undefined)
  const code = await (await context.request.get(origin + remote.entry)).text()
  const faulty = fault === 'corrupted' ? `${code};globalThis.tampered=true` : withFault(code, remote.container, fault)
  const mendScript = await routed(context, isEntry, (route) => route.fulfill({ contentType: 'text/javascript', body: faulty }))
  if (fault === 'corrupted') return mendScript
  const published = Object.entries(remote.integrity).find(([file]) => remote.entry.endsWith(`/${file}`))?.[1] ?? ''
  const hash = `sha256-${createHash('sha256').update(faulty).digest('base64')}`
  const isPage = (url: URL) => url.origin === origin && !/^\/(api|assets)\//.test(url.pathname)
  const mendPages = await routed(context, isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(published, hash) })
  })
  return async () => {
    await mendScript()
    await mendPages()
  }
}

type Handler = (route: Parameters<Parameters<BrowserContext['route']>[1]>[0]) => unknown
async function routed(context: BrowserContext, where: (url: URL) => boolean, handler: Handler): Promise<() => Promise<void>> {
  await context.route(where, handler as never)
  return () => context.unroute(where)
}

async function bootedRemote(context: BrowserContext, origin: string, path: string, name: string): Promise<BootedRemote> {
  const document = await (await context.request.get(origin + path)).text()
  const [, boot = '{}'] = /<script[^>]*id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(document) ?? []
  const { remotes = [] }: { remotes?: BootedRemote[] } = JSON.parse(boot)
  const remote = remotes.find((one) => one.name === name)
  if (!remote) throw new Error(`The page ${path} knows no remote "${name}".`)
  return remote
}

/** A component that throws once it is drawn, without React at hand. */
const THROWING_LATER = `(function(){function Late(p){this.props=p}
Late.prototype={isReactComponent:{},render(){return null},componentDidMount(){throw new TypeError('drill is not a function')}};return Late})()`
const CHANGES = {
  contract: '{...module.default,contract:99}',
  render: `{...module.default,routes:pagesOf(module.default,()=>{throw new TypeError('drill is not a function')})}`,
  effect: `{...module.default,routes:pagesOf(module.default,${THROWING_LATER})}`,
} as const

/** The entry of a faulty version: its code, and what is wrong with it. */
export function withFault(code: string, container: string, fault: Exclude<Fault, 'gone' | 'slow' | 'corrupted'>): string {
  if (fault === 'evaluation') return `throw new TypeError('drill is not a function');${code}`
  if (fault === 'loop') return `{const told=new XMLHttpRequest();told.open('GET','${HANGS}',false);told.send()}for(;;);${code}`
  return `${code};(()=>{
const real=globalThis[${JSON.stringify(container)}]
const pagesOf=(remote,Page)=>Object.fromEntries(Object.keys(remote.routes).map((id)=>[id,async()=>({default:Page})]))
const changed=(module)=>({default:${CHANGES[fault]}})
globalThis[${JSON.stringify(container)}]={init:(...all)=>real.init(...all),get:async(name)=>{const make=await real.get(name);return ()=>changed(make())}}
})()`
}
