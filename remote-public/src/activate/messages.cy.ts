import type { Translated } from '@onward/portal-kit/i18n'
import type { activate as en } from './messages.en'

/** Geiriau'r dudalen y mae llythyr cyfeirio yn arwain ati. */
export const activate: Translated<typeof en> = {
  loading: 'Wrthi’n agor eich dolen',
  progress: 'Eich cynnydd',
  steps: { password: 'Gosod Eich Cyfrinair', consent: 'Cydsyniad a Thelerau', ready: 'Cyfrif yn Barod' },
  hello: 'Helo {{firstName}}. Mae {{jobcentre}} wedi eich cyfeirio at Onward, sy’n eich helpu i ddod o hyd i waith.',
  address: 'Byddwch yn mewngofnodi gyda {{email}}.',
  notMine: 'Nid eich cyfeiriad e-bost chi yw hwnnw?',
  notMineText:
    'Arhoswch yma a dywedwch wrth eich anogwr gwaith. Bydd yn ei gywiro ac yn anfon dolen newydd atoch. Nid oes dim wedi’i gadw.',
  otherAccount:
    'Rydych wedi mewngofnodi fel {{current}}. Mae’r ddolen hon yn agor cyfrif arall, ar gyfer {{email}}, ac yn allgofnodi’r cyntaf. Ai chi biau {{current}} hefyd? Yna gofynnwch i’ch anogwr gwaith ddefnyddio’r cyfeiriad hwnnw, fel bod gennych un cyfrif.',
  password: 'Cyfrinair',
  passwordHint: 'O leiaf {{count}} nod. Awgrymwn gymysgedd o lythrennau a rhifau.',
  confirmPassword: 'Cadarnhau’r cyfrinair',
  show: 'Dangos y cyfrinair',
  hide: 'Cuddio’r cyfrinair',
  continue: 'Parhau',
  working: 'Un eiliad…',
  summary: 'Edrychwch ar hyn eto',
  failed: 'Ni weithiodd hynny',
  notices: {
    invalid: 'Dolen Actifadu Annilys',
    invalidText: 'Defnyddiwch y ddolen actifadu a anfonwyd i’ch e-bost neu’ch ffôn.',
    mismatch: 'Nid yw’r cyfrineiriau’n cyfateb',
    mismatchText: 'Gwnewch yn siŵr bod y ddau gyfrinair yr un fath.',
    short: 'Cyfrinair yn rhy fyr',
    shortText: 'Rhaid i’r cyfrinair fod o leiaf {{count}} nod o hyd.',
    missing: 'Cydsyniad Gofynnol ar Goll',
    missingText: 'Derbyniwch y telerau a’r cydsyniad prosesu data i barhau.',
    done: 'Cyfrif wedi’i Actifadu’n Llwyddiannus!',
    doneText: 'Croeso i Onward. Gallwch nawr agor eich proffil.',
    joinedText: 'Mae’r cyfeiriad gan y ganolfan waith bellach yn rhan o’r cyfrif sydd gennych.',
  },
  consentLead: 'Darllenwch hyn, a thiciwch yr hyn rydych yn cytuno ag ef. Gallwch edrych arno eto yn “Fy nata” unrhyw bryd.',
  required: 'Ei angen ar gyfer eich cyfrif',
  choice: 'Eich dewis chi',
  read: { terms: 'Darllen y Telerau Defnyddio', 'data-processing': 'Darllen y Polisi Preifatrwydd' },
  newTab: '(yn agor mewn tab newydd)',
  back: 'Yn ôl at eich cyfrinair',
  activate: 'Actifadu fy nghyfrif',
  join: 'Ymuno â fy nghyfrif',
  joinLead:
    'Rydych wedi mewngofnodi fel {{email}}. Mae {{jobcentre}} wedi eich cyfeirio: bydd hynny’n ymuno â’r cyfrif hwn. Rydych yn cadw eich cyfrinair.',
  account: {
    title: 'Mae gennych gyfrif yn barod',
    text: 'Mae gan {{email}} gyfrif Onward. Mewngofnodwch, a bydd y cyfeiriad gan {{jobcentre}} yn ymuno ag ef. Byddwch yn dod yn ôl i’r dudalen hon.',
    signIn: 'Mewngofnodi i ymuno',
    forgot: 'Dewis cyfrinair newydd',
    someoneElse: 'Mae rhywun arall wedi mewngofnodi yma',
    someoneElseText:
      'Mae’r ddolen hon ar gyfer {{email}}, ac mae {{current}} wedi mewngofnodi ar y ddyfais hon. Allgofnodwch, yna agorwch y ddolen yn eich neges eto.',
    signOut: 'Allgofnodi',
    other: 'Mae math arall o gyfrif gan y cyfeiriad hwn',
    otherText:
      'Defnyddir {{email}} gan gyflogwr neu gan staff canolfan waith. Gofynnwch i’ch anogwr gwaith anfon y ddolen i gyfeiriad arall.',
  },
  ready: {
    text: 'Mae eich cyfrif ar agor. Eich proffil yw’r lle cyntaf i edrych: gwiriwch yr hyn a wyddom, ac ychwanegwch eich CV.',
    signedOut: 'Mae eich cyfrif ar agor. Mewngofnodwch gyda’ch cyfeiriad e-bost a’ch cyfrinair newydd.',
    profile: 'Mynd i Fy Mhroffil',
    signIn: 'Mewngofnodi',
  },
  faults: {
    title: 'Actifadu eich cyfrif',
    expired: 'Mae’r ddolen hon wedi dod i ben',
    expiredText: 'Mae dolen yn gweithio am ychydig ddyddiau. Gallwn anfon un newydd atoch.',
    'timed-out': 'Buoch i ffwrdd am fwy na hanner awr',
    'timed-outText':
      'I’ch cadw’n ddiogel, rydym wedi cau’r dudalen hon. Agorwch y ddolen yn eich e-bost neu’ch neges destun eto, neu gofynnwch am un newydd.',
    used: 'Mae’r ddolen hon wedi’i defnyddio',
    usedText: 'Mae’r cyfrif ar agor yn barod. Mewngofnodwch gyda’ch cyfeiriad e-bost a’ch cyfrinair.',
    replaced: 'Mae dolen fwy newydd',
    replacedText: 'Rydym wedi anfon neges arall ers hynny. Defnyddiwch yr un ddiweddaraf, neu gofynnwch am un newydd.',
    withdrawn: 'Tynnwyd y cyfeiriad hwn yn ôl',
    withdrawnText: 'Mae eich canolfan waith wedi’i dynnu’n ôl. Gofynnwch i’ch anogwr gwaith. Gallwch hefyd agor cyfrif eich hun.',
    signIn: 'Mewngofnodi',
    forgot: 'Nid wyf yn gwybod fy nghyfrinair',
    register: 'Agor cyfrif eich hun',
  },
  renew: {
    button: 'Anfonwch ddolen newydd ataf',
    sent: 'Mae dolen newydd ar ei ffordd',
    sentText:
      'Mae’n mynd i’r cyfeiriad e-bost a’r rhif ffôn a roddodd eich anogwr gwaith i ni. Gall gymryd ychydig funudau. Nid yw dolenni cynharach yn gweithio mwyach.',
    many: 'Rydym wedi anfon sawl dolen atoch heddiw. Chwiliwch am y neges ddiweddaraf, hefyd ymhlith post diangen, neu gofynnwch i’ch anogwr gwaith.',
  },
  over: 'Mae eich amser ar y dudalen hon ar ben',
  overText:
    'Mae’r hyn a deipioch yma o hyd. Agorwch y ddolen yn eich neges eto yn y porwr hwn, yna dewch yn ôl i’r tab hwn a phwyswch y botwm unwaith eto.',
  retry: 'Rhoi cynnig arall arni',
}
