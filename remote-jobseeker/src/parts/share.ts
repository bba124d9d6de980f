/** `closed`: the person cancelled. `failed`: neither sharing nor copying worked, so the address must be shown. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed'

/** Shares an address with the phone's own sharing, or copies it. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (failure) {
      // Copying is tried after every failure but a cancellation.
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
