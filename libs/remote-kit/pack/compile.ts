import { transform } from '@swc/core'
import { init, parse } from 'es-module-lexer'

/** A module as the JavaScript that Node, webpack and Jest read, with whole file names in its imports. */
export async function compileModule(name: string, source: string, exists: (file: string) => boolean): Promise<string> {
  const { code } = await transform(source, {
    filename: name,
    swcrc: false,
    configFile: false,
    sourceMaps: false,
    isModule: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: name.endsWith('.tsx') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
    module: { type: 'es6' },
  })
  await init
  let whole = code
  for (const { n: request, s, e, d } of [...parse(code)[0]].reverse()) {
    if (!request?.startsWith('.')) continue
    const named = withEnding(name, request, exists)
    if (named === null) throw new Error(`${name} imports ${request}, which the kit leaves out.`)
    // The positions of a dynamic import include its quotes.
    whole = whole.slice(0, s) + (d > -1 ? JSON.stringify(named) : named) + whole.slice(e)
  }
  return whole
}

/** The same for declarations; what their comments show as an example stays. */
export const wholeNames = (name: string, declarations: string, exists: (file: string) => boolean): string =>
  declarations.replace(
    /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]*)\2/g,
    (_all, before: string, quote: string, request: string) =>
      `${before}${quote}${withEnding(name, request, exists) ?? request}${quote}`,
  )

function withEnding(from: string, request: string, exists: (file: string) => boolean): string | null {
  const base = new URL(request, `file:///${from}`).pathname.slice(1).replace(/\/$/, '')
  if (exists(base)) return request
  if (['.ts', '.tsx'].some((ending) => exists(base + ending))) return `${request}.js`
  if (exists(`${base}/index.ts`)) return `${request.replace(/\/$/, '')}/index.js`
  return null
}
