import type { Language } from '@onward/contracts'

/** What cases say when something cannot be done. */
const en = {
  closed: 'This case is closed. Nothing can be added to it.',
  changed: 'Somebody changed this to-do meanwhile. Load the page again.',
  noSuchOwner: 'Choose somebody from the list',
  past: 'Choose today or a later day',
  far: 'Choose a day within two years',
  notJoined: 'This person has not opened their account yet, so there is no birth date here.',
}
type Words = typeof en
const cy: Words = {
  closed: 'Mae’r achos hwn wedi’i gau. Ni ellir ychwanegu dim ato.',
  changed: 'Mae rhywun wedi newid y dasg hon yn y cyfamser. Llwythwch y dudalen eto.',
  noSuchOwner: 'Dewiswch rywun o’r rhestr',
  past: 'Dewiswch heddiw neu ddiwrnod diweddarach',
  far: 'Dewiswch ddiwrnod o fewn dwy flynedd',
  notJoined: 'Nid yw’r person hwn wedi agor ei gyfrif eto, felly nid oes dyddiad geni yma.',
}
export const CASE_WORDS: Readonly<Record<Language, Words>> = { en, cy }
