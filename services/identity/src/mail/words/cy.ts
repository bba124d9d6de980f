import type { Words } from './en'

/** Llythyrau'r gwasanaeth hunaniaeth. */
export const cy: Words = {
  hello: 'Helo {firstName},',
  helloNobody: 'Helo,',
  signature: 'Tîm {brand}',
  linkFallback: 'Os nad yw’r botwm yn gweithio, copïwch y cyfeiriad hwn i’ch porwr:',
  'verify-email': {
    subject: 'Cadarnhewch eich cyfeiriad e-bost ar gyfer {brand}',
    body: [
      'Diolch am gofrestru gydag {brand}.',
      'Cadarnhewch mai eich cyfeiriad e-bost chi yw hwn. Mae’r ddolen yn gweithio am {hours} awr.',
    ],
    action: 'Cadarnhau’r cyfeiriad e-bost',
    after: [
      'Os na wnaethoch gofrestru gydag {brand}, gallwch anwybyddu’r e-bost hwn: heb gadarnhad ni all neb ddefnyddio’r cyfrif.',
    ],
  },
  'reset-password': {
    subject: 'Dewiswch gyfrinair newydd ar gyfer {brand}',
    body: [
      'Gofynnodd rhywun, chi gobeithio, am gyfrinair newydd ar gyfer eich cyfrif {brand}.',
      'Mae’r ddolen yn gweithio unwaith, am awr.',
    ],
    action: 'Dewis cyfrinair newydd',
    after: ['Os nad chi oedd yn gyfrifol, gallwch anwybyddu’r e-bost hwn. Ni fydd eich cyfrinair yn newid.'],
  },
  'already-registered': {
    subject: 'Mae gennych gyfrif {brand} yn barod',
    body: [
      'Ceisiodd rhywun, chi gobeithio, gofrestru gydag {brand} gan ddefnyddio’r cyfeiriad e-bost hwn. Mae cyfrif ar ei gyfer yn barod, felly nid oes dim wedi newid.',
      'Gallwch fewngofnodi. Os nad ydych yn cofio’ch cyfrinair, gallwch ddewis un newydd yno.',
    ],
    action: 'Mewngofnodi',
    after: ['Os nad chi oedd yn gyfrifol, gallwch anwybyddu’r e-bost hwn.'],
  },
  'password-changed': {
    subject: 'Mae eich cyfrinair {brand} wedi newid',
    body: [
      'Mae cyfrinair eich cyfrif {brand} newydd gael ei newid, ac mae eich dyfeisiau eraill wedi’u hallgofnodi.',
      'Os chi wnaeth hyn, nid oes angen gwneud dim. Os na, dewiswch gyfrinair newydd ar unwaith.',
    ],
    action: 'Dewis cyfrinair newydd',
    after: [],
  },
  'change-email': {
    subject: 'Cadarnhewch eich cyfeiriad e-bost newydd ar gyfer {brand}',
    body: [
      'Gofynnoch i {brand} ysgrifennu i’r cyfeiriad hwn o hyn ymlaen.',
      'Cadarnhewch mai chi sydd biau’r cyfeiriad. Mae’r ddolen yn gweithio am {hours} awr. Tan hynny byddwn yn dal i ysgrifennu i’ch hen gyfeiriad.',
    ],
    action: 'Cadarnhau’r cyfeiriad e-bost',
    after: ['Os na wnaethoch ofyn am hyn, gallwch anwybyddu’r e-bost hwn: ni fydd dim yn newid.'],
  },
  'email-changed': {
    subject: 'Mae cyfeiriad e-bost eich cyfrif {brand} wedi newid',
    body: [
      'Mae gan eich cyfrif {brand} gyfeiriad e-bost arall bellach. Byddwch yn mewngofnodi gyda’r un newydd, ac yno y byddwn yn ysgrifennu o hyn ymlaen.',
      'Os chi wnaeth hyn, nid oes angen gwneud dim. Os na, dywedwch wrthym ar unwaith.',
    ],
    action: 'Cysylltu â ni',
    after: [],
  },
  'account-closing': {
    subject: 'Byddwn yn dileu eich cyfrif {brand}',
    body: [
      'Gofynnoch i ni ddileu eich cyfrif a phopeth sydd ynddo. Byddwn yn gwneud hynny ar {eraseAt}.',
      'O hyn ymlaen rydych wedi’ch allgofnodi, ni all cyflogwyr ddod o hyd i chi, ac nid ydym yn anfon rhybuddion swyddi na hysbysiadau atoch. Mae ceisiadau a oedd yn dal ar agor wedi’u tynnu’n ôl.',
      'Wedi newid eich meddwl? Mewngofnodwch cyn hynny gyda’ch cyfeiriad e-bost a’ch cyfrinair, a dewiswch “Cadw fy nghyfrif”. Os arhoswch yn hirach, ni all neb ddod â dim yn ôl.',
    ],
    action: 'Mewngofnodi i gadw fy nghyfrif',
    after: [
      'Os na wnaethoch ofyn am hyn, mewngofnodwch nawr, cadwch eich cyfrif a newidiwch eich cyfrinair. Mae rhywun arall yn ei wybod.',
    ],
  },
  'account-closing-employer': {
    subject: 'Byddwn yn dileu eich cyfrif {brand}',
    body: [
      'Gofynnoch i ni ddileu eich cyfrif. Byddwn yn gwneud hynny ar {eraseAt}.',
      'O hyn ymlaen rydych wedi’ch allgofnodi, ac nid ydym yn anfon hysbysiadau atoch. Os chi oedd yr unig berson yn eich sefydliad, mae ei swyddi oddi ar y bwrdd; fel arall maent yn aros gyda’ch cydweithwyr.',
      'Wedi newid eich meddwl? Mewngofnodwch cyn hynny gyda’ch cyfeiriad e-bost a’ch cyfrinair, a dewiswch “Cadw fy nghyfrif”. Os arhoswch yn hirach, ni all neb ddod â dim yn ôl.',
    ],
    action: 'Mewngofnodi i gadw fy nghyfrif',
    after: [
      'Os na wnaethoch ofyn am hyn, mewngofnodwch nawr, cadwch eich cyfrif a newidiwch eich cyfrinair. Mae rhywun arall yn ei wybod.',
    ],
  },
  'account-kept': {
    subject: 'Mae eich cyfrif {brand} yn aros',
    body: [
      'Rydych wedi cadw eich cyfrif. Ni fyddwn yn ei ddileu, ac mae popeth ynddo yno o hyd.',
      'Mae rhybuddion swyddi a hysbysiadau’n parhau. Mae ceisiadau a dynnwyd yn ôl yn aros felly, ac ni all cyflogwyr ddod o hyd i chi nes i chi ganiatáu hynny eto.',
    ],
    action: 'Mewngofnodi',
    after: ['Os nad chi wnaeth hyn, dewiswch gyfrinair newydd ar unwaith.'],
  },
  invitation: {
    subject: 'Mae {organisation} yn eich gwahodd i {brand}',
    body: [
      'Hoffai {organisation} i chi weithio gyda nhw ar {brand}, lle maent yn hysbysebu swyddi ac yn ateb y bobl sy’n gwneud cais.',
      'Gallwch agor cyfrif gyda’r cyfeiriad e-bost hwn, neu fewngofnodi os oes gennych un. Mae’r ddolen yn gweithio unwaith, tan {lastDay}.',
    ],
    action: 'Derbyn y gwahoddiad',
    after: [
      'Os nad ydych yn adnabod {organisation}, gallwch anwybyddu’r e-bost hwn. Ni fydd dim yn digwydd oni bai eich bod yn defnyddio’r ddolen.',
    ],
  },
  'invitation-unnamed': {
    subject: 'Mae cydweithiwr yn eich gwahodd i {brand}',
    body: [
      'Hoffai rhywun sy’n gweithio gyda chi i chi ymuno â’u sefydliad ar {brand}, lle mae cyflogwyr yn hysbysebu swyddi.',
      'Nid ydym wedi gwirio eu sefydliad eto, felly nid ydym yn ei enwi yma. Gallwch agor cyfrif gyda’r cyfeiriad e-bost hwn, neu fewngofnodi os oes gennych un. Mae’r ddolen yn gweithio unwaith, tan {lastDay}.',
    ],
    action: 'Gweld y gwahoddiad',
    after: [
      'Os nad ydych yn disgwyl gwahoddiad, gallwch anwybyddu’r e-bost hwn. Ni fydd dim yn digwydd oni bai eich bod yn defnyddio’r ddolen.',
    ],
  },
  activation: {
    subject: 'Agorwch eich cyfrif {brand}',
    body: [
      'Mae {jobcentre} wedi eich cyfeirio at {brand}. Mae am ddim, ac mae’n eich helpu i ddod o hyd i waith sy’n addas i chi.',
      'Agorwch eich cyfrif gyda’r ddolen isod. Byddwch yn dewis cyfrinair, ac yn darllen beth rydym yn gofyn i chi gytuno iddo. Mae’n cymryd tua thair munud.',
      'Mae’r ddolen yn gweithio unwaith, tan {lastDay}. Gallwch ofyn am un newydd wedi hynny.',
    ],
    action: 'Agor fy nghyfrif',
    after: ['Ddim yn siŵr am y neges hon? Gofynnwch i’ch anogwr gwaith yn {jobcentre} cyn defnyddio’r ddolen.'],
  },
  'staff-invitation': {
    subject: 'Eich gwahoddiad i borth asiantau {brand}',
    body: [
      'Rydych wedi cael gwahoddiad i weithio gydag {brand} o dan y rhif staff {staffId}.',
      'Agorwch y ddolen, neu dewiswch Cofrestru ar borth yr asiantau a rhowch y cod hwn: {code}',
      'Mae’r cod yn gweithio unwaith, tan {lastDay}. Byddwch yn dewis cyfrinair, ac yna’n gosod ap dilysu os yw eich swyddfa’n gofyn am un.',
    ],
    action: 'Agor fy nghyfrif staff',
    after: ['Os nad ydych yn gweithio i ganolfan waith, anwybyddwch yr e-bost hwn a pheidiwch â rhannu’r cod.'],
  },
  'second-factor-added': {
    subject: 'Ychwanegwyd ap dilysu at eich cyfrif {brand}',
    body: [
      'O hyn ymlaen byddwch yn mewngofnodi gyda’ch cyfrinair a chod o’ch ap.',
      'Os chi wnaeth hyn, nid oes angen gwneud dim. Os na, dywedwch wrthym ar unwaith.',
    ],
    action: 'Cysylltu â ni',
    after: [],
  },
  'second-factor-removed': {
    subject: 'Tynnwyd ap dilysu eich cyfrif {brand}',
    body: [
      'Mae eich dyfeisiau eraill wedi’u hallgofnodi. Y tro nesaf y byddwch yn mewngofnodi gallwch osod ap arall.',
      'Os nad chi wnaeth hyn, dewiswch gyfrinair newydd ar unwaith a dywedwch wrth eich gweinyddwr.',
    ],
    action: 'Dewis cyfrinair newydd',
    after: [],
  },
  'recovery-code-used': {
    subject: 'Defnyddiwyd cod adfer eich cyfrif {brand}',
    body: [
      'Mewngofnododd rhywun, chi gobeithio, gydag un o’ch codau adfer. Mae pob un yn gweithio unwaith.',
      'Os nad chi wnaeth hyn, dewiswch gyfrinair newydd ar unwaith a dywedwch wrth eich gweinyddwr.',
    ],
    action: 'Dewis cyfrinair newydd',
    after: [],
  },
  activationText:
    '{brand}: Helo {firstName}. Mae {jobcentre} wedi eich cyfeirio at {brand}, sy’n helpu pobl i ddod o hyd i waith. Agorwch eich cyfrif: {link}',
}
