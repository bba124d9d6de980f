import type { Translated } from '@onward/portal-kit/i18n'
import type { autosaved as en } from './save.en'

export const autosaved: Translated<typeof en> = {
  saved: 'Wedi’i gadw',
  unsaved: 'Heb ei gadw eto',
  saving: 'Heb ei gadw eto. Yn cadw...',
  unfinished: 'Heb ei gadw eto. Mae angen edrych eto ar rywbeth isod.',
  failed: 'Heb ei gadw eto. Mae’r hyn a deipioch yn aros yma.',
  again: 'Cadw nawr',
  conflict: 'Newidiwyd hwn yn rhywle arall',
  conflictText: 'Mae’r hyn a deipioch yma o hyd. Dewiswch pa un i’w gadw.',
  mine: 'Beth a deipioch yma',
  theirs: 'Beth sydd wedi’i gadw',
  keepMine: 'Cadw’r hyn a deipiais',
  takeTheirs: 'Defnyddio’r hyn sydd wedi’i gadw',
}
