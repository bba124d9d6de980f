import type { Translated } from '@onward/portal-kit/i18n'
import type { messages as en } from './messages.en'

export const messages = {
  title: 'Negeseuon',
  lead: 'Ysgrifennwch at gyflogwyr ac at ein tîm cymorth.',
  none: 'Dim sgyrsiau eto',
  noneText: 'Pan fyddwch yn gwneud cais am swydd, gallwch ysgrifennu at y cyflogwr yma.',
  chooseText: 'Neu dechreuwch un newydd gyda’n tîm cymorth.',
  cards: { title: 'Ffyrdd eraill o gael help' },
  call: {
    text: 'Dywedwch wrthym pryd sy’n gyfleus. Byddwn yn cadarnhau amser ac yn eich ffonio.',
    coachText: 'Dywedwch wrth eich anogwr gwaith pryd sy’n gyfleus. Bydd yn dewis amser ac yn eich ffonio.',
    coachDone: 'Mae eich cais gan eich anogwr gwaith. Bydd yn dewis amser yma.',
    title: 'Trefnu galwad',
    done: 'Mae eich cais gennym. Byddwn yn cadarnhau amser yma.',
  },
  assistant: {
    card: 'Cynorthwyydd AI',
    text: 'Atebion cyflym am Onward, CVs, cyfweliadau a budd-daliadau.',
    action: 'Gofyn i’r cynorthwyydd AI',
    title: 'Cynorthwyydd AI',
    label:
      'Nid ydych yn siarad â pherson. Mae’r cynorthwyydd AI yn dod o hyd i atebion mewn testunau a ysgrifennwyd ac a wiriwyd gan bobl. Nid yw’r hyn rydych yn ei ofyn yn cael ei gadw.',
    question: 'Eich cwestiwn',
    ask: 'Gofyn',
    needed: 'Ysgrifennwch gwestiwn',
    you: 'Gofynnoch: {{question}}',
    source: 'Rhagor ar y dudalen hon: {{title}}',
    unknown: 'Nid wyf yn gwybod yr ateb i hynny. Gall person eich helpu.',
    handOver: 'Gofyn i berson yn lle hynny',
    handOverHint: 'Mae eich cwestiwn yn mynd i’ch sgwrs gyda’r tîm cymorth. Gallwch ei newid cyn ei anfon.',
  },
} satisfies Translated<typeof en>
