import type { Translated } from '@onward/portal-kit/i18n'
import type { unsubscribe as en } from './messages.en'

/** Geiriau'r dudalen y mae e-bost hysbysiad yn arwain ati. */
export const unsubscribe: Translated<typeof en> = {
  title: 'Atal yr hysbysiad swyddi hwn',
  text: 'Ni chewch ragor o negeseuon e-bost gan yr hysbysiad hwn. Bydd eich hysbysiadau eraill a’ch cyfrif yn aros fel y maent.',
  button: 'Atal yr hysbysiad hwn',
  working: 'Wrthi’n atal…',
  done: 'Mae’r hysbysiad wedi’i atal',
  doneText: 'Gallwch ei droi ymlaen eto ar eich tudalen Swyddi ar ôl mewngofnodi.',
  broken: 'Nid yw’r ddolen hon yn gyflawn',
  brokenText: 'Agorwch hi eto o’r e-bost, neu mewngofnodwch ac ataliwch yr hysbysiad ar eich tudalen Swyddi.',
  opening: 'Wrthi’n agor eich dolen',
  openFailed: 'Ni allem agor eich dolen',
  again: 'Rhoi cynnig arall arni',
  failed: 'Ni allem atal yr hysbysiad',
  jobs: 'Mynd i Swyddi',
}
