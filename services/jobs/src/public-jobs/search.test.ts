import { findPlaces } from '@onward/taxonomy'
import { type FoundJobs, textsOf } from './search'

const nothingIn = (where: string, miles: number | null): FoundJobs => ({
  ids: [],
  total: 0,
  further: 0,
  limit: { origin: null, miles, area: null, drives: false },
  places: findPlaces(where),
  unknownPlace: null,
  reading: { understood: [], didYouMean: null, dropped: [], foundBy: '' },
})

test('miles are named when nothing is near a town, and not when a county was searched', () => {
  expect(textsOf(nothingIn('Leeds', 20), 'en').note).toBe(
    'We found no jobs within 20 miles of Leeds. Try other words, or a bigger town nearby.',
  )
  expect(textsOf(nothingIn('Leeds', 5), 'cy').note).toContain('o fewn 5 milltir i Leeds')
  expect(textsOf(nothingIn('Cornwall', null), 'en').note).toBe('We found no jobs in Cornwall. Try other words, or another place.')
})

test('a Welsh list calls a place by its Welsh name', () => {
  expect(textsOf({ ...nothingIn('Cardiff', 20), total: 3 }, 'cy').heading).toBe('3 swydd ger Caerdydd heddiw')
  expect(textsOf({ ...nothingIn('Cardiff', 20), total: 3 }, 'en').heading).toBe('3 jobs near Cardiff today')
})
