import type { Translated } from '@onward/portal-kit/i18n'
import type { conversations as en } from './messages.en'

export const conversations = {
  title: 'Negeseuon',
  lead: 'Sgyrsiau gyda phobl sydd wedi gwneud cais. Mae eich cydweithwyr yn eu gweld hefyd.',
  none: 'Dim sgyrsiau eto',
  noneText: 'I ysgrifennu at rywun, agorwch eu cais a dewiswch Neges.',
  toApplications: 'Gweld ceisiadau',
  chooseText: 'Mae pob un am gais.',
  find: 'Dod o hyd i sgwrs',
  findHint: 'Enw neu swydd',
  found_one: '{{count}} sgwrs',
  found_two: '{{count}} sgwrs',
  found_other: '{{count}} sgwrs',
  foundNone: 'Does dim sgwrs â’r geiriau hyn.',
  application: 'Gweld y cais',
} satisfies Translated<typeof en>
