import type { Language } from '@onward/contracts'
import type { FileFault } from '@onward/documents/table'

interface ImportWords {
  file: Readonly<Record<FileFault, string>>
  planChanged: string
  column: string
}

/** Why a whole file is refused, in the reader's language. */
export const IMPORT_WORDS: Readonly<Record<Language, ImportWords>> = {
  en: {
    file: {
      empty: 'This file is empty. Choose a file with one job in each row.',
      'no-rows': 'No jobs were found in this file. It may have only headings, or be a file of something else.',
      'too-many-rows': 'This file has more than 5,000 jobs. Split it into smaller files and import them one by one.',
      'too-many-columns': 'This file has more than 200 columns. Keep the columns that describe the jobs.',
      'too-deep': 'This file is too large or too complex to read. Save it as a plain CSV file and try again.',
      'not-json': 'This JSON file has a mistake in it, so it cannot be read. Export it again and try once more.',
      'not-xml': 'This XML file has mistakes in it, so it cannot be read. Export it again and try once more.',
      'not-text': 'This kind of file cannot be read. In your spreadsheet, choose Save as, then CSV.',
    },
    planChanged: 'Your jobs or the file changed since you looked at the rows. Nothing was imported. Look at them again.',
    column: 'One of the chosen columns is not in this file. Choose the columns again.',
  },
  cy: {
    file: {
      empty: 'Mae’r ffeil hon yn wag. Dewiswch ffeil ag un swydd ym mhob rhes.',
      'no-rows':
        'Ni chafwyd hyd i swyddi yn y ffeil hon. Efallai mai dim ond penawdau sydd ynddi, neu mai ffeil o rywbeth arall ydyw.',
      'too-many-rows': 'Mae mwy na 5,000 o swyddi yn y ffeil hon. Rhannwch hi’n ffeiliau llai a’u mewnforio fesul un.',
      'too-many-columns': 'Mae mwy na 200 o golofnau yn y ffeil hon. Cadwch y colofnau sy’n disgrifio’r swyddi.',
      'too-deep':
        'Mae’r ffeil hon yn rhy fawr neu’n rhy gymhleth i’w darllen. Cadwch hi fel ffeil CSV blaen a rhowch gynnig arall arni.',
      'not-json': 'Mae camgymeriad yn y ffeil JSON hon, felly ni ellir ei darllen. Allforiwch hi eto a rhowch gynnig arall arni.',
      'not-xml': 'Mae camgymeriadau yn y ffeil XML hon, felly ni ellir ei darllen. Allforiwch hi eto a rhowch gynnig arall arni.',
      'not-text': 'Ni ellir darllen y math hwn o ffeil. Yn eich taenlen, dewiswch Cadw fel, yna CSV.',
    },
    planChanged: 'Newidiodd eich swyddi neu’r ffeil ers i chi edrych ar y rhesi. Ni fewnforiwyd dim. Edrychwch arnynt eto.',
    column: 'Nid yw un o’r colofnau a ddewiswyd yn y ffeil hon. Dewiswch y colofnau eto.',
  },
}
