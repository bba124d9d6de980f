import { baseSearchVocabulary } from '@onward/matching/search'
import type { RankedBoard } from '../board/query'
import { readSearch } from '../board/search'
import { limitOf, ownLimit, placesOf } from '../board/travel'
import { type FoundJobs, textsOf } from './search'

const nothing: RankedBoard = {
  within: [],
  near: 0,
  beyond: [],
  further: 0,
  far: [],
  isSuch: true,
  all: { near: [], home: [], far: [] },
  dropped: [],
}
function nothingIn(where: string, within: '5' | '20' = '20', found: Partial<RankedBoard> = {}): FoundJobs {
  const read = readSearch({ q: '', location: where }, baseSearchVocabulary())
  const places = placesOf({ location: where })
  const place = places[0] ?? null
  const limit = limitOf({ location: where, within }, { place, own: ownLimit(null) })
  return { q: '', where, read, found: { ...nothing, ...found }, places, limit, ids: [], nearest: [] }
}

test('miles are named when nothing is near a town, and not when a county was searched', () => {
  expect(textsOf(nothingIn('Leeds'), 'en')).toMatchObject({
    heading: 'No jobs near Leeds today',
    note: 'We found no jobs within 20 miles of Leeds. Try other words, or a bigger town nearby.',
  })
  expect(textsOf(nothingIn('Leeds', '5'), 'cy').note).toContain('o fewn 5 milltir i Leeds')
  expect(textsOf(nothingIn('Cornwall'), 'en').note).toBe('We found no jobs in Cornwall. Try other words, or another place.')
})

test('a Welsh list calls a place by its Welsh name', () => {
  expect(textsOf(nothingIn('Cardiff', '20', { near: 3 }), 'cy').heading).toBe('3 swydd ger Caerdydd heddiw')
  expect(textsOf(nothingIn('Cardiff', '20', { near: 3 }), 'en').heading).toBe('3 jobs near Cardiff today')
})

test('a village with the name of a city is not asked about, a second town is', () => {
  expect(textsOf(nothingIn('Leeds'), 'en').ways.filter(({ kind }) => kind === 'place')).toEqual([])
  expect(textsOf(nothingIn('Bangor'), 'en').ways.find(({ kind }) => kind === 'place')).toMatchObject({
    label: 'There is more than one Bangor. We looked near Bangor, Gwynedd. Did you mean:',
    links: [{ text: 'Bangor, County Down', q: '', where: 'Bangor, County Down' }],
  })
})
