import type { Translated } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const cy: Translated<typeof en> = {
  step: {
    offer: {
      title: 'Mae gennych gynnig: {{jobTitle}}',
      text: 'Hoffai {{company}} i chi weithio yno. Darllenwch y cynnig ac atebwch ef.',
      action: 'Ateb y cynnig',
    },
    appointment: {
      title: 'Mae eich apwyntiad {{when}}',
      text: 'Gyda {{agentName}}, eich anogwr gwaith. Gweld sut y byddwch yn cyfarfod, neu ofyn am amser arall.',
      action: 'Gweld fy apwyntiad',
    },
    interview: {
      title: 'Mae eich cyfweliad {{when}}: {{jobTitle}}',
      today: 'heddiw am {{time}}',
      tomorrow: 'yfory am {{time}}',
      later: 'ar {{day}} am {{time}}',
      text: 'Gwelwch ble mae {{company}} yn eich disgwyl, a pharatowch.',
      action: 'Gweld fy nghyfweliad',
    },
    invited: {
      title: 'Fe’ch gwahoddir i gyfweliad: {{jobTitle}}',
      text: 'Hoffai {{company}} gwrdd â chi. Dewiswch amser.',
      action: 'Dewis amser',
    },
    draft: {
      title: 'Gorffennwch eich cais: {{jobTitle}}',
      text: 'Mae’r hyn a ysgrifennoch wedi’i gadw. Nid oes dim wedi’i anfon eto.',
      textBy: 'Mae’r swydd hon yn cau ar {{day}}. Mae’r hyn a ysgrifennoch wedi’i gadw, ac nid oes dim wedi’i anfon eto.',
      action: 'Parhau â’r cais',
    },
    welcome: {
      title: 'Dechreuwch gyda’ch CV',
      text: 'Rydym yn ei ddarllen, yn dangos sut i’w wella, ac yn dod o hyd i swyddi sy’n addas i’ch sgiliau. Mae’n cymryd tua munud.',
      action: 'Uwchlwytho CV',
    },
    upload: {
      title: 'Uwchlwythwch eich CV',
      text: 'Rydym yn ei ddarllen, yn dangos sut i’w wella, ac yn dod o hyd i swyddi sy’n addas i’ch sgiliau.',
      action: 'Uwchlwytho CV',
    },
    analysing: {
      title: 'Rydym yn darllen eich CV',
      text: 'Mae hyn yn cymryd llai na munud fel arfer. Gallwch adael y dudalen hon.',
      action: 'Gweld pa mor bell yr ydym',
    },
    refused: { title: 'Ni allem ddarllen eich CV', text: 'Gwelwch pam, ac uwchlwythwch ffeil arall.', action: 'Gweld pam' },
    matches: {
      title: 'Gwelwch y swyddi sy’n addas i chi',
      text: 'Mae eich CV wedi’i ddarllen. Dewiswch swydd a gwnewch gais.',
      action: 'Gweld swyddi addas',
    },
    fresh: {
      title_one: 'Mae {{count}} swydd newydd yn addas i chi heddiw',
      title_two: 'Mae {{count}} swydd newydd yn addas i chi heddiw',
      title_other: 'Mae {{count}} swydd newydd yn addas i chi heddiw',
      text: 'Mae llai o geisiadau am swyddi newydd. Edrychwch arnynt yn gyntaf.',
      action: 'Gweld swyddi newydd',
    },
    profile: {
      title: 'Cwblhewch eich proffil',
      text: '{{missing}}.',
      action: 'Ei ychwanegu nawr',
    },
    badge: {
      title: 'Enillwch eich bathodyn cyntaf',
      text: 'Mae gennych CV. Ysgrifennwch lythyr eglurhaol gydag ef, a chi biau’r bathodyn Hanfodion CV a Llythyr Eglurhaol.',
      action: 'Ennill y bathodyn',
    },
    track: {
      title: 'Does dim byd ar ôl i’w wneud',
      text: 'Nid oes dim yn aros amdanoch. Gwelwch sut mae eich ceisiadau’n dod ymlaen.',
      action: 'Dilyn ceisiadau',
    },
  },
  badges: {
    title: 'Bathodynnau a enillwyd',
    count: '{{number}} o {{of}}',
    none: 'Dim bathodynnau eto. Mae pob un yn cymryd tua 15 munud ac yn dangos i gyflogwyr beth allwch chi ei wneud.',
    learning: 'Bathodynnau e-ddysgu',
    about: {
      'cv-cover-letter-basics': 'Gwnewch CV clir ac ysgrifennwch lythyr eglurhaol ohono.',
      'interview-preparation': 'Paratowch ar gyfer cyfweliad ac atebwch gyda’ch enghreifftiau eich hun.',
      'workplace-readiness': 'Dysgwch beth mae gweithle yn ei ddisgwyl, beth sydd arno i chi, a sut i ofyn am gymorth.',
    },
    minutes: '15 munud',
    earned: 'Enillwyd {{day}}',
    open: 'Heb ei ennill eto',
    show: 'Dangos y bathodyn {{name}}',
    start: 'Dechrau',
    startLabel: 'Dechrau {{name}}',
  },
  profile: {
    title: 'Fy mhroffil',
    open: 'Agor fy mhroffil',
    progress: 'Cynnydd y proffil',
    name: 'Enw',
    dateOfBirth: 'Dyddiad geni',
    niNumber: 'Rhif Yswiriant Gwladol',
    availability: 'Argaeledd',
    skills: 'Sgiliau',
    more_one: 'a {{count}} arall',
    more_other: 'a {{count}} arall',
    skill: '{{skill}}: {{level}}',
    level: { Beginner: 'Dechreuwr', Intermediate: 'Canolradd', Advanced: 'Uwch', Expert: 'Arbenigwr' },
  },
  notices: {
    title: 'Hysbysiadau diweddar',
    none: 'Dim hysbysiadau eto. Byddwn yn dweud wrthych yma pan fydd rhywbeth yn digwydd.',
    all: 'Gweld pob hysbysiad',
    new: 'Newydd',
  },
}
