import type { PortalManifest, Viewer } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import { DEV_BUILD } from '@onward/federation'
import { cardsFor, type SlotDecision } from './cards'
import { offeredCards } from './offered-cards'
import type { Version } from './resolve'

const text = inEachLanguage(() => 'Card')
type Card = PortalManifest['slots'][number]
const card = (id: string, changes: Partial<Card> = {}): Card => ({
  slot: 'public.home',
  id,
  title: text,
  access: 'signed-in',
  order: 50,
  ...changes,
})
const version = (name: string, build: string, slots: Card[]): Version => ({
  name,
  build,
  entry: 'remoteEntry.js',
  integrity: {},
  portal: { name, contract: 1, pages: [], navigation: [], slots, uses: [] },
})
const decided = (...cards: SlotDecision['cards']): SlotDecision[] => [{ slot: 'public.home', version: 1, cards }]
const shown = (remote: string, id: string, is = true) => ({ remote, id, shown: is })
const idsFor = (viewer: Viewer, cards: Card[], decisions: SlotDecision[], build = 'b1') =>
  cardsFor({ name: 'training', build }, cards, viewer, decisions).map(({ id, order }) => `${id} ${order}`)

test('a card is shown once an administrator allowed it, in the order that was decided', () => {
  const cards = [card('one'), card('two'), card('three')]
  expect(idsFor('user', cards, [])).toEqual([])
  const decisions = decided(shown('other', 'x'), shown('training', 'two'), shown('training', 'one', false))
  expect(idsFor('user', cards, decisions)).toEqual(['two 1'])
})

test('a card is for those alone who see both the page of its place and the card', () => {
  const decisions = decided(shown('training', 'one'))
  expect(idsFor('visitor', [card('one', { access: 'public' })], decisions)).toEqual([])
  expect(idsFor('employer', [card('one', { access: ['user'] })], decisions)).toEqual([])
  expect(idsFor('user', [card('one', { access: ['user'] })], decisions)).toEqual(['one 0'])
})

test('who develops a remote sees its cards in their browser without a decision', () => {
  expect(idsFor('user', [card('one')], [], DEV_BUILD)).toEqual(['one 50'])
})

test('an administrator is offered the cards of every live version, decided ones first', () => {
  const live = [
    {
      name: 'a',
      stable: version('a', 'a1', [card('old')]),
      canary: version('a', 'a2', [card('old'), card('new')]),
      canaryPercent: 5,
    },
    {
      name: 'b',
      stable: version('b', 'b1', [card('late', { order: 1 }), card('elsewhere', { slot: 'agent.client' })]),
      canary: null,
      canaryPercent: 0,
    },
  ]
  const offered = offeredCards('public.home', live, decided(shown('a', 'new', false), shown('gone', 'x'), shown('a', 'old')))
  expect(offered.map(({ remote, id, state, builds }) => [remote, id, state, builds])).toEqual([
    ['a', 'new', 'hidden', ['a2']],
    ['a', 'old', 'shown', ['a1', 'a2']],
    ['b', 'late', 'waiting', ['b1']],
  ])
})
