/** `act` of the testing library. */
type Act = (work: () => Promise<void>) => Promise<unknown>

/**
 * Presses each form's submit button twice while its request runs, and gives the writes that were sent more than once. For tests over
 * stories: writes are never answered, as on a slow line; reads are answered by the story.
 */
export async function pressFormsTwice(root: ParentNode, act: Act): Promise<{ forms: number; sent: number; twice: string[] }> {
  const real = globalThis.fetch
  const sent: string[] = []
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? 'GET'
    if (method === 'GET') return real(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    sent.push(`${method} ${String(input)} ${body}`)
    return new Promise<never>(() => undefined)
  }
  try {
    const forms = [...root.querySelectorAll('form')]
    for (const form of forms) {
      const button = form.querySelector<HTMLElement>('button[type="submit"], button:not([type])')
      const press = async (times: number) => {
        await act(async () => {
          for (let i = 0; i < times; i += 1) button?.click()
        })
        await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      }
      // Before the page is drawn as sending, and after it.
      await press(2)
      await press(1)
    }
    const times = new Map<string, number>()
    for (const one of sent) times.set(one, (times.get(one) ?? 0) + 1)
    return { forms: forms.length, sent: sent.length, twice: [...times].filter(([, n]) => n > 1).map(([one]) => one) }
  } finally {
    globalThis.fetch = real
  }
}
