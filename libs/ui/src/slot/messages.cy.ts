import type { Translated } from '@onward/portal-kit/i18n'
import type { slot as en } from './messages.en'

export const slot: Translated<typeof en> = {
  day: 'Diwrnod',
  month: 'Mis',
  year: 'Blwyddyn',
  picker: 'Neu dewiswch y diwrnod',
  clock: 'Yn dechrau am',
  which: 'Mae {{time}} yn dod ddwywaith y noson honno. Pa un rydych yn ei olygu?',
  whichHint: 'Mae’r clociau’n mynd yn ôl o 2yb i 1yb.',
  first: 'Y cyntaf (amser haf)',
  second: 'Yr ail, awr yn hwyrach (amser gaeaf)',
  fault: {
    day: 'Rhowch ddiwrnod go iawn, fel 24 3 2027',
    time: 'Rhowch yr amser y mae’n dechrau, fel 14:30',
    past: 'Dewiswch amser sydd eto i ddod',
    which: 'Dywedwch pa {{time}} rydych yn ei olygu: y cyntaf neu’r ail',
    gap: 'Nid oes {{time}} y noson honno: mae’r clociau’n mynd ymlaen o 1yb i 2yb. Yr amseroedd agosaf yw {{before}} a {{after}}',
  },
}
