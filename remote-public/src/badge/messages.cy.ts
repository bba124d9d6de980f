import type { Translated } from '@onward/portal-kit/i18n'
import type { badge as en } from './messages.en'

/** Geiriau tudalen gyhoeddus bathodyn. */
export const badge: Translated<typeof en> = {
  title: 'Bathodyn: {{name}}',
  titleUnknown: 'Bathodyn',
  valid: 'Mae’r bathodyn hwn yn ddilys',
  validText: 'Onward a’i rhoddodd, mae ei lofnod yn gywir, ac nid yw wedi’i ddiddymu. Rydym newydd wirio hyn.',
  revoked: 'Diddymwyd y bathodyn hwn',
  revokedText: 'Cymerodd Onward ef yn ôl ar {{date}}. Y rheswm: {{reason}}',
  missing: 'Nid oes bathodyn o’r fath',
  missingText:
    'Efallai fod y cyfeiriad yn anghyflawn, neu fod y bathodyn wedi’i newid. Gofynnwch i’r sawl a’i hanfonodd am y ddolen ar eu bathodyn.',
  failed: 'Ni allem wirio’r bathodyn hwn',
  again: 'Ceisio eto',
  loading: 'Wrthi’n gwirio’r bathodyn',
  picture: 'Llun o’r bathodyn {{name}}',
  says: 'Beth mae’n ei ddweud',
  level: 'Lefel',
  levels: { Foundation: 'Sylfaen', Advanced: 'Uwch', Expert: 'Arbenigwr' },
  earned: 'Enillwyd ar',
  issuer: 'Rhoddwyd gan',
  how: 'Sut yr enillwyd ef',
  ways: {
    'cv-review': 'Cafodd y deiliad ddadansoddi ei CV ei hun ar Onward, ac ysgrifennodd a chadwodd lythyr eglurhaol ohono.',
    course: 'Aeth y deiliad drwy wersi’r cwrs ar Onward ac atebodd o leiaf 80% o’i gwis yn gywir.',
  },
  whose: 'Bathodyn pwy yw hwn?',
  whoseText:
    'Nid yw’r bathodyn yn cynnwys enw. Os ydych yn gwybod cyfeiriad e-bost y sawl a’i hanfonodd, gallwch wirio mai nhw sydd biau ef.',
  email: 'Cyfeiriad e-bost',
  check: 'Gwirio',
  checking: 'Wrthi’n gwirio…',
  emailFault: 'Rhowch gyfeiriad e-bost dilys.',
  isHolder: 'Ie. Enillwyd y bathodyn hwn gyda {{email}}.',
  isNotHolder:
    'Na. Nid enillwyd y bathodyn hwn gyda {{email}}. Gall pobl fod â mwy nag un cyfeiriad, felly gofynnwch pa un maen nhw’n ei ddefnyddio ar gyfer Onward.',
  files: 'Ewch ag ef gyda chi',
  filesText:
    'Mae’r llun yn cario’r bathodyn wedi’i lofnodi y tu mewn iddo. Gall gwasanaethau sy’n darllen Open Badges 3.0 wirio’r llun a’r bathodyn wedi’i lofnodi.',
  png: 'Llun (PNG)',
  jwt: 'Bathodyn wedi’i lofnodi (JWT)',
  json: 'Ar gyfer waledi digidol (JSON)',
  howChecked: 'Sut y gwnaethom wirio',
  howCheckedText:
    'Mae pob bathodyn wedi’i lofnodi ag allwedd sydd gan Onward yn unig. Gwiriodd y dudalen hon y llofnod a’r rhestr o fathodynnau a ddiddymwyd pan agoroch chi hi.',
}
