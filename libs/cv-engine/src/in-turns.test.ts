import { inTurns } from './in-turns'

/** Work that ends when it is told to, and a record of what began. */
function workshop(atOnce: number, maxWaiting: number) {
  const inTurn = inTurns(atOnce, { maxWaiting })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, inBackground = false) =>
    inTurn(
      () => {
        began.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
      { inBackground },
    )
  return { ask, began, end: (name: string) => ends.get(name)?.() }
}

it('runs so many at once, and the others in their order', async () => {
  const { ask, began, end } = workshop(2, 10)
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  expect(began).toEqual(['a', 'b'])
  end('b')
  await all[1]
  expect(began).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await Promise.all([all[0], all[2]])
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

it('lets what somebody waits for go before fifty documents in the background', async () => {
  const { ask, began, end } = workshop(1, 10)
  const documents = Array.from({ length: 50 }, (_, i) => ask(`document ${i}`, true))
  void ask('picture')
  end('document 0')
  await documents[0]
  expect(began).toEqual(['document 0', 'picture'])
})

it('refuses the one too many at once, and says when to come again', async () => {
  const { ask } = workshop(1, 2)
  for (const name of ['runs', 'waits', 'waits too']) void ask(name)
  await expect(ask('one too many')).rejects.toMatchObject({ code: 'not-ready', retryAfter: 10 })
})
