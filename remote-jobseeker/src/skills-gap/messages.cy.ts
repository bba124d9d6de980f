import type { Translated } from '@onward/portal-kit/i18n'
import type { skillsGap as en } from './messages.en'

export const skillsGap: Translated<typeof en> = {
  title: 'Sgiliau a fyddai’n agor mwy o ddrysau',
  short: 'Beth fyddai’n codi fy sgorau fwyaf?',
  lead_other: 'Edrychon ni ar eich {{count}} swydd orau. Caiff pob sgìl ei chyfrif ar ei phen ei hun.',
  lead_one: 'Edrychon ni ar {{count}} swydd sy’n addas i chi. Caiff pob sgìl ei chyfrif ar ei phen ei hun.',
  raise_other: '{{skill}}: hyd at +{{points}} pwynt ar {{count}} swydd',
  raise_one: '{{skill}}: +{{points}} pwynt ar {{count}} swydd',
  matches_other: 'Gyda hyn, byddai {{count}} swydd yn cyrraedd 75% neu fwy.',
  matches_one: 'Gyda hyn, byddai {{count}} swydd yn cyrraedd 75% neu fwy.',
  example: '{{title}}, {{company}}: o {{from}}% i {{to}}%',
  where_other: 'Gweld ble mae’n helpu fwyaf',
  where_one: 'Gweld y swydd',
  course: 'Mae cwrs {{minutes}} munud yn ei ddechrau: {{course}}',
  courseOnly: 'Mae cwrs byr yn ei ddechrau: {{course}}',
  more_other: '{{count}} sgìl arall',
  more_one: '{{count}} sgìl arall',
  have: 'Allwch chi wneud un o’r rhain yn barod? Ychwanegwch hi at eich proffil, ac mae eich sgorau’n newid ar unwaith.',
  profile: 'Ychwanegu sgìl at fy mhroffil',
  elsewhere: 'Dod o hyd i gyrsiau gerllaw (yn agor gwefan arall)',
  none: 'Nid yw eich swyddi gorau’n gofyn am ddim nad yw gennych. Da iawn chi.',
  noJobs: 'Does dim swyddi o fewn eich pellter teithio eto.',
  noSkills: 'Ychwanegwch CV, neu sgiliau at eich proffil. Wedyn fe welwch yma pa un fyddai’n eich helpu fwyaf.',
  add: 'Ychwanegu fy CV',
}
