import type { Translated } from '@onward/portal-kit/i18n'
import type { invitationLinks as en } from './links.en'

export const invitationLinks: Translated<typeof en> = {
  waiting_one: 'Mae cyflogwr yn eich gwahodd i wneud cais',
  waiting_other: 'Mae {{count}} o gyflogwyr yn eich gwahodd i wneud cais',
  waitingText: 'Gwelsant eich bod yn cyfateb i’w swydd. Nid ydynt yn gwybod eich enw. Chi sy’n penderfynu.',
  open: 'Gweld pwy sydd yno',
  job: 'Mae’r cyflogwr hwn yn eich gwahodd i wneud cais',
  jobText: 'Gallwch dderbyn neu ddweud na. Dim ond os byddwch yn derbyn y byddant yn gweld eich enw.',
  jobLink: 'Ateb y gwahoddiad',
}
