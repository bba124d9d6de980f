import type { Language, ReferralForm } from '@onward/contracts'
import type { FileFault } from '@onward/documents/table'

interface ImportWords {
  file: Readonly<Record<FileFault, string>>
  missing(headings: string): string
  headings: Readonly<Partial<Record<keyof ReferralForm, string>>>
  planChanged: string
  nothing: string
}
const notCsv = {
  en: 'This kind of file cannot be read. In your spreadsheet, choose Save as, then CSV.',
  cy: 'Ni ellir darllen y math hwn o ffeil. Yn eich taenlen, dewiswch Cadw fel, yna CSV.',
}
/** Why a whole file is refused, in the reader's language. */
export const IMPORT_WORDS: Readonly<Record<Language, ImportWords>> = {
  en: {
    file: {
      empty: 'This file is empty. Choose a file with one person in each row.',
      'no-rows': 'Nobody was found in this file. It may have only headings.',
      'too-many-rows': 'This file has more than 5,000 people. Split it into smaller files and refer them one by one.',
      'too-many-columns': 'This file has more than 50 columns. Keep the columns of the template.',
      'too-deep': notCsv.en,
      'not-json': notCsv.en,
      'not-xml': notCsv.en,
      'not-text': notCsv.en,
    },
    missing: (headings) => `These columns are missing: ${headings}. Use the headings of the template.`,
    headings: {
      firstName: 'First Name',
      lastName: 'Last Name',
      niNumber: 'National Insurance Number',
      location: 'Location',
      email: 'Email',
      phone: 'Phone',
      benefitsStatus: 'Benefits Status',
    },
    planChanged: 'The file or your referrals changed since you looked at the rows. Nothing was imported. Look at them again.',
    nothing: 'There is nobody to refer in this file. Put the rows right first.',
  },
  cy: {
    file: {
      empty: 'Mae’r ffeil hon yn wag. Dewiswch ffeil ag un person ym mhob rhes.',
      'no-rows': 'Ni chafwyd hyd i neb yn y ffeil hon. Efallai mai dim ond penawdau sydd ynddi.',
      'too-many-rows': 'Mae mwy na 5,000 o bobl yn y ffeil hon. Rhannwch hi’n ffeiliau llai a’u hatgyfeirio fesul un.',
      'too-many-columns': 'Mae mwy na 50 o golofnau yn y ffeil hon. Cadwch golofnau’r templed.',
      'too-deep': notCsv.cy,
      'not-json': notCsv.cy,
      'not-xml': notCsv.cy,
      'not-text': notCsv.cy,
    },
    missing: (headings) => `Mae’r colofnau hyn ar goll: ${headings}. Defnyddiwch benawdau’r templed.`,
    headings: {
      firstName: 'Enw Cyntaf',
      lastName: 'Cyfenw',
      niNumber: 'Rhif Yswiriant Gwladol',
      location: 'Lleoliad',
      email: 'E-bost',
      phone: 'Ffôn',
      benefitsStatus: 'Statws Budd-daliadau',
    },
    planChanged: 'Newidiodd y ffeil neu’ch atgyfeiriadau ers i chi edrych ar y rhesi. Ni fewnforiwyd dim. Edrychwch arnynt eto.',
    nothing: 'Nid oes neb i’w atgyfeirio yn y ffeil hon. Cywirwch y rhesi yn gyntaf.',
  },
}
