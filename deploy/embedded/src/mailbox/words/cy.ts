import type { en } from './en'

export const cy: Record<keyof typeof en, string> = {
  title: 'Blwch post',
  lead: 'Mae pob e-bost y mae’r porth hwn yn ei anfon yn cyrraedd yma. Nid oes yr un yn gadael y cyfrifiadur hwn.',
  empty: 'Dim e-byst eto.',
  refresh: 'Gwirio am e-byst newydd',
  back: 'Pob e-bost',
  portal: 'Yn ôl i’r porth',
  from: 'Oddi wrth',
  to: 'At',
  subject: 'Pwnc',
  received: 'Derbyniwyd',
  noSubject: '(dim pwnc)',
  missing: 'Nid yw’r e-bost hwn yma.',
  language: 'Iaith',
}
