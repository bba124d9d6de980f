import { findPlaces } from '@onward/taxonomy'
import { type FoundJobs, wordsOf } from './search'

const nothingIn = (where: string, miles: number | null): FoundJobs => ({
  ids: [],
  total: 0,
  further: 0,
  limit: { origin: null, miles, area: null, drives: false },
  places: findPlaces(where),
  unknownPlace: null,
  reading: { understood: [], didYouMean: null, dropped: [], foundBy: '' },
})

test('miles are named where nothing is near a town, and none where a county was searched', () => {
  expect(wordsOf(nothingIn('Leeds', 20), 'en').note).toBe(
    'No job within 20 miles of Leeds fits. Try other words, or a bigger town nearby.',
  )
  expect(wordsOf(nothingIn('Leeds', 5), 'cy').note).toContain('o fewn 5 milltir i Leeds')
  expect(wordsOf(nothingIn('Cornwall', null), 'en').note).toBe('No open job in Cornwall fits. Try other words, or another place.')
})
