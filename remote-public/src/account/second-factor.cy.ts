import type { Translated } from '@onward/portal-kit/i18n'
import type { secondFactor as en } from './second-factor.en'

/** Geiriau'r ail ffactor ar dudalen gyfrif y staff. */
export const secondFactor: Translated<typeof en> = {
  title: 'Ap dilysu',
  loading: 'Wrthi’n llwytho eich ail ffactor',
  failed: 'Ni allem lwytho hyn',
  again: 'Rhoi cynnig arall arni',
  none: 'Rydych yn mewngofnodi gyda’ch cyfrinair yn unig. Gydag ap ar eich ffôn, ni all rhywun sy’n gwybod eich cyfrinair fynd i mewn.',
  want: 'Gosod ap',
  wantText: 'Byddwch yn ei osod y tro nesaf y byddwch yn mewngofnodi.',
  wanted: 'Byddwch yn gosod eich ap y tro nesaf y byddwch yn mewngofnodi.',
  signOut: 'Allgofnodi a’i osod nawr',
  on: 'Rydych yn mewngofnodi gyda’ch cyfrinair a chod o’ch ap, ers {{when}}.',
  left_one: 'Mae {{count}} cod adfer ar ôl.',
  left_two: 'Mae {{count}} god adfer ar ôl.',
  left_other: 'Mae {{count}} cod adfer ar ôl.',
  few: 'Gwnewch rai newydd cyn iddynt ddod i ben: heb ffôn a chodau, dim ond gweinyddwr all eich gadael i mewn.',
  renew: 'Gwneud codau adfer newydd',
  renewText: 'Bydd y codau sydd gennych yn peidio â gweithio.',
  codesTitle: 'Cadwch y codau adfer hyn',
  codesText:
    'Mae pob un yn eich mewngofnodi unwaith. Ysgrifennwch neu argraffwch nhw, a chadwch nhw ar wahân i’ch ffôn. Ni fyddant yn cael eu dangos eto.',
  kept: 'Rwyf wedi eu cadw',
  remove: 'Defnyddio ffôn arall',
  removeText:
    'Bydd eich ap a’ch codau adfer yn peidio â gweithio, a chaiff eich dyfeisiau eraill eu hallgofnodi. Byddwch yn gosod ap y tro nesaf y byddwch yn mewngofnodi.',
  removed: 'Mae’r ap wedi’i anghofio',
  leave: 'Mewngofnodi heb ap',
  leaveText: 'Ni fydd dim yn cael ei osod y tro nesaf y byddwch yn mewngofnodi.',
}
