import type { Language } from '@onward/contracts'

/** What is said of placements, in the reader's language. */
const en = {
  caseClosed: 'This case is closed. Nothing can be recorded in it any more.',
  notYetStarted: 'This day is still to come. Record the job once it has started.',
  tooLongAgo: 'Enter a first day within the last year',
  endedBeforeStart: 'The last day cannot be before the first day',
  notYetEnded: 'This day is still to come. Record the end once it has come.',
  over: 'This job has ended already. Load the page again to see how it stands.',
  settled: 'This is settled already. Load the page again to see how it stands.',
  passed: 'Nobody is asked about this any more. Load the page again to see how it stands.',
}
type Words = typeof en
const cy: Words = {
  caseClosed: 'Mae’r achos hwn wedi’i gau. Ni ellir cofnodi dim ynddo mwyach.',
  notYetStarted: 'Mae’r diwrnod hwn eto i ddod. Cofnodwch y swydd ar ôl iddi ddechrau.',
  tooLongAgo: 'Rhowch ddiwrnod cyntaf o fewn y flwyddyn ddiwethaf',
  endedBeforeStart: 'Ni all y diwrnod olaf fod cyn y diwrnod cyntaf',
  notYetEnded: 'Mae’r diwrnod hwn eto i ddod. Cofnodwch y diwedd ar ôl iddo ddod.',
  over: 'Mae’r swydd hon wedi dod i ben eisoes. Llwythwch y dudalen eto i weld sut mae pethau.',
  settled: 'Mae hyn wedi’i setlo eisoes. Llwythwch y dudalen eto i weld sut mae pethau.',
  passed: 'Ni ofynnir i neb am hyn mwyach. Llwythwch y dudalen eto i weld sut mae pethau.',
}
export const PLACEMENT_WORDS: Readonly<Record<Language, Words>> = { en, cy }
