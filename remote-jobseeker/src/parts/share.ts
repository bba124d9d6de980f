/** `closed`: the person chose nothing. `failed`: neither could be done, and the address must be shown. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed'

/** Hands an address to the phone's own sharing, else copies it. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (failure) {
      // Whatever else went wrong, copying still helps.
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
