import type { Translated } from '@onward/portal-kit/i18n'
import type { myCase as en } from './messages.en'

export const myCase: Translated<typeof en> = {
  'todo.title': 'Yr hyn y gwnaethoch gytuno i’w wneud',
  'todo.by': 'Erbyn {{day}}',
  'todo.overdue': 'Mae’r diwrnod wedi mynd heibio',
  'todo.done': 'Wedi’i wneud',
  'todo.tick': 'Rwyf wedi’i wneud',
  'todo.tickOf': 'Rwyf wedi’i wneud: {{title}}',
  'todo.again': 'Heb ei wneud wedi’r cyfan',
  'todo.againOf': 'Heb ei wneud wedi’r cyfan: {{title}}',
  'todo.ticked': 'Da iawn',
  'todo.opened': 'Mae ar eich rhestr eto',
  'todo.changed': 'Mae eich anogwr gwaith wedi newid hyn yn y cyfamser. Dyma sut mae nawr.',
  'todo.all': 'Gweld popeth gan eich anogwr gwaith',
  'note.title': 'Nodiadau gan eich anogwr gwaith',
  'note.lead': 'Yr hyn y gwnaeth eich anogwr gwaith ei ysgrifennu a’i rannu â chi.',
  'note.by': '{{name}}, {{when}}',
  'note.more': 'Dangos nodiadau hŷn',
  'note.status': 'Yn dangos {{shown}} o {{total}} nodyn',
  receipt: 'Derbynneb {{reference}}',
  failed: 'Ni weithiodd hynny',
}
