import type { Language } from '@onward/contracts/language'
import type { Translated } from '@onward/portal-kit/i18n'

const en = {
  title: 'Crisis support',
  text: 'If you are not safe or cannot cope, do not wait for an answer here. These calls are free, day and night.',
  heard: 'It sounds as if you may be going through something very hard',
  heardText: 'You deserve help now, and you do not have to cope alone. These calls are free, day and night.',
  staff: 'Is somebody in danger?',
  staffText:
    'If somebody is not safe, you or another person, do not wait for an answer here. These calls are free, day and night.',
  lines: {
    emergency: { name: '999', call: 'Call 999', about: 'If life is in danger now' },
    nhs: { name: 'NHS 111', call: 'Call NHS 111', about: 'For help today with body or mind' },
    samaritans: { name: 'Samaritans 116 123', call: 'Call Samaritans on 116 123', about: 'To talk to someone who listens' },
    shout: { name: 'Text SHOUT to 85258', call: 'Text SHOUT to 85258', about: 'If you would rather write' },
  },
  more: 'More about crisis support',
}
const cy: Translated<typeof en> = {
  title: 'Cymorth mewn argyfwng',
  text: 'Os nad ydych yn ddiogel neu’n methu ymdopi, peidiwch ag aros am ateb yma. Mae’r galwadau hyn am ddim, ddydd a nos.',
  heard: 'Mae’n swnio fel petaech yn mynd trwy rywbeth anodd iawn',
  heardText:
    'Rydych yn haeddu help nawr, a does dim rhaid i chi ymdopi ar eich pen eich hun. Mae’r galwadau hyn am ddim, ddydd a nos.',
  staff: 'Oes rhywun mewn perygl?',
  staffText:
    'Os nad yw rhywun yn ddiogel, chi neu rywun arall, peidiwch ag aros am ateb yma. Mae’r galwadau hyn am ddim, ddydd a nos.',
  lines: {
    emergency: { name: '999', call: 'Ffoniwch 999', about: 'Os yw bywyd mewn perygl nawr' },
    nhs: { name: 'GIG 111', call: 'Ffoniwch GIG 111', about: 'Am help heddiw gyda’r corff neu’r meddwl' },
    samaritans: {
      name: 'Samariaid 116 123',
      call: 'Ffoniwch y Samariaid ar 116 123',
      about: 'I siarad â rhywun sy’n gwrando',
    },
    shout: { name: 'Tecstiwch SHOUT i 85258', call: 'Tecstiwch SHOUT i 85258', about: 'Os yw’n well gennych ysgrifennu' },
  },
  more: 'Rhagor am gymorth mewn argyfwng',
}
/** Carried with the card and never fetched: it must be there whatever fails. */
export const CRISIS_MESSAGES: Readonly<Record<Language, Translated<typeof en>>> = { en, cy }
