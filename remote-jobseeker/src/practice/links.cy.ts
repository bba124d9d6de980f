import type { Translated } from '@onward/portal-kit/i18n'
import type { practiceLinks as en } from './links.en'

export const practiceLinks: Translated<typeof en> = {
  job: 'Ymarfer ar gyfer cyfweliad',
  soon: 'Ymarfer ar gyfer y cyfweliad hwn',
  soonText: 'Cwestiynau o’r swydd hon a’ch CV. Does neb arall yn gweld eich atebion.',
}
