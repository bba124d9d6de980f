const EPOCH_COOKIE = 'onward_epoch'

/** Value of a readable cookie, or null. */
export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** Reloads a page restored from the back-forward cache after somebody signed in or out. */
export function reloadWhenSessionChanged(page: Window): void {
  const epoch = () => cookieValue(page.document.cookie, EPOCH_COOKIE)
  const atStart = epoch()
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && epoch() !== atStart) page.location.reload()
  })
}
