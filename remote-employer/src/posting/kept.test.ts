import { keptText } from './kept'

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}
const blank = { title: '', remote: false, features: [] as string[] }

test('typed text comes back in the same tab, and only to the same person', () => {
  const storage = memory()
  keptText(storage, 'post-job', 'a').write({ ...blank, title: 'Cook' })
  expect(keptText(storage, 'post-job', 'a').read(blank)).toEqual({ value: { ...blank, title: 'Cook' }, kept: true })
  expect(keptText(storage, 'post-job', 'b').read(blank)).toEqual({ value: blank, kept: false })
})

test('text that was sent or thrown away is gone', () => {
  const storage = memory()
  const kept = keptText(storage, 'post-job', 'a')
  kept.write({ ...blank, title: 'Cook' })
  kept.clear()
  expect(kept.read(blank).kept).toBe(false)
})

test('what an older version wrote is used as far as it fits, and rubbish not at all', () => {
  const storage = memory()
  const kept = keptText(storage, 'post-job', 'a')
  kept.write({ title: 'Cook', remote: 'yes', features: {}, gone: 1 })
  expect(kept.read(blank).value).toEqual({ ...blank, title: 'Cook' })
  storage.setItem('onward.employer.post-job.a', '{not json')
  expect(kept.read(blank)).toEqual({ value: blank, kept: false })
})
