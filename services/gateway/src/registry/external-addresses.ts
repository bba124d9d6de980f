/** Where a file loads code, styles or pictures from, or sends something to; links for people do not count. */
const LOADS: Readonly<Record<string, readonly RegExp[]>> = {
  css: [/url\(\s*['"]?((?:https?:)?\/\/[^'")\s]+)/gi, /@import\s+['"]((?:https?:)?\/\/[^'"\s]+)/gi],
  html: [
    /<(?:script|img|iframe|source|video|audio|embed|object|form)\b[^>]*?\s(?:src|data|action|srcset)\s*=\s*['"]?((?:https?:)?\/\/[^'"\s>]+)/gi,
    /<link\b[^>]*?\shref\s*=\s*['"]?((?:https?:)?\/\/[^'"\s>]+)/gi,
  ],
  js: [
    /\b(?:import|importScripts|fetch|sendBeacon|EventSource|WebSocket|SharedWorker|Worker)\(\s*['"`]((?:(?:https?|wss?):)?\/\/[^'"`\s]+)/g,
    /\bfrom\s*['"]((?:https?:)?\/\/[^'"\s]+)/g,
  ],
}
const MAX_LISTED = 5

/** Addresses of other sites that files of an artefact load from or call, in sentences. Browsers would refuse them: the portal’s policy allows none. */
export function externalAddresses(files: ReadonlyMap<string, Buffer>): string[] {
  const found = [...files].flatMap(([file, bytes]) => {
    const patterns = LOADS[file.slice(file.lastIndexOf('.') + 1)] ?? []
    const text = patterns.length > 0 ? bytes.toString('utf8') : ''
    const addresses = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address))
    const scripts = file.endsWith('.html') && file !== 'index.html' && /<script\b/i.test(text)
    return [
      ...addresses.map((address) => `${file} loads from ${address.slice(0, 100)}: put what it needs into the remote.`),
      ...(scripts ? [`${file} has a script: a page that is drawn at build time runs none.`] : []),
    ]
  })
  return found.slice(0, MAX_LISTED)
}
