import type { Translated } from '@onward/portal-kit/i18n'
import type { placements as en } from './messages.en'

export const placements: Translated<typeof en> = {
  title: 'Ydynt yn dal i weithio i chi?',
  dashboard: 'Pobl a gyflogwyd gennych',
  lead: 'Mae un tap yn dweud wrthym a barodd y swydd. Nid yw’r person yn ei weld.',
  ask: '{{weeks}} wythnos ers iddynt ddechrau fel {{job}} ar {{day}}.',
  open: 'Agor y cais',
  openOf: 'Agor y cais ar gyfer {{job}}, a ddechreuodd {{day}}',
  working: 'Ydynt, yma o hyd',
  ended: 'Nac ydynt, ddim mwyach',
  ofJob: 'ar gyfer {{job}}, a ddechreuodd {{day}}',
  said: {
    working: 'Dywedoch: ydynt, yma o hyd.',
    ended: 'Dywedoch: nac ydynt, ddim mwyach.',
  },
  change: 'Newid fy ateb',
  thanks: 'Diolch, mae hynny wedi’i nodi',
  receipt: 'Derbynneb {{reference}}',
  failed: 'Ni anfonwyd eich ateb',
}
