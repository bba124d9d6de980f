import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'webpack'

const here = fileURLToPath(import.meta.url)
const families = path.join(path.dirname(here), `families${path.extname(here)}`)

/** Gives what the compiler calls for components and hooks, on the first line so that all others keep their number. */
export default function hotLoader(this: LoaderContext<object>, code: string, map?: string): void {
  const name = JSON.stringify(`${path.relative(this.rootContext, this.resourcePath)} `)
  const head = `import { register as $hot, sign as $RefreshSig$ } from ${JSON.stringify(families)};const $RefreshReg$ = (type, name) => $hot(type, ${name} + name);`
  this.callback(null, /\$Refresh(Reg|Sig)\$/.test(code) ? head + code : code, map)
}
