/** Pages and cards that are drawn now, by the folder of their version. */
const drawn = new Map<string, number>()
const LEFT = 'not all'

/** Applies the styles of the version in this folder until the function that it gives is called; they go with the last page or card of it. */
export function keepStyles(base: string): () => void {
  change(base, 1)
  return () => change(base, -1)
}

function change(base: string, by: 1 | -1): void {
  const count = (drawn.get(base) ?? 0) + by
  drawn.set(base, count)
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style[data-folder]',
  )) {
    if (!folderOf(sheet).startsWith(base)) continue
    // A sheet that is taken out would be fetched again.
    if (count === 0) sheet.media = LEFT
    else if (sheet.media === LEFT) sheet.media = ''
  }
}

const folderOf = (sheet: HTMLLinkElement | HTMLStyleElement): string =>
  sheet instanceof HTMLLinkElement ? new URL(sheet.href, document.baseURI).pathname : (sheet.dataset.folder ?? '')
