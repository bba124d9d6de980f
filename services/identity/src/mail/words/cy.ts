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
}
