import type { Translated } from '@onward/portal-kit/i18n'
import type { badgeCheck as en } from './messages.en'

export const badgeCheck: Translated<typeof en> = {
  title: 'Gwirio bathodyn',
  lead: 'Dewch i wybod a yw bathodyn yn ddilys, pwy a’i rhoddodd ac am beth. Ni chedwir dim o’r hyn rydych yn ei ludo na’i uwchlwytho.',
  back: 'Yn ôl i’r dangosfwrdd',
  backApplication: 'Yn ôl at y cais',
  applicant:
    'Agorwyd hwn o gais gan {{name}}. Rydym hefyd yn gwirio ai nhw piau’r bathodyn, yn ôl y cyfeiriad e-bost a ddefnyddiwyd ar gyfer y cais.',
  'applicant.hidden':
    'Nid ydych yn gwybod eto pwy yw’r ymgeisydd hwn, felly ni allwn wirio ai nhw piau bathodyn. Gallwch wirio o hyd a yw’n ddilys.',
  paste: 'Gludwch y bathodyn',
  'paste.label': 'Cyfeiriad, JSON neu JWT y bathodyn',
  'paste.hint': 'Er enghraifft, y ddolen a anfonodd ymgeisydd atoch, neu destun ffeil y bathodyn.',
  'paste.missing': 'Gludwch gyfeiriad neu destun bathodyn',
  check: 'Gwirio’r bathodyn hwn',
  checking: 'Wrthi’n gwirio…',
  upload: 'Neu dewiswch y ffeil',
  'upload.label': 'Dewiswch ffeil neu lun bathodyn',
  'upload.hint':
    'JSON, JWT neu PNG, hyd at 1 MB. Rhaid i’r llun fod y ffeil ei hun: nid oes bathodyn mewn ffotograff neu sgrinlun ohono.',
  'upload.tooLarge': 'Mae’r ffeil hon yn fwy nag 1 MB, felly ni all fod yn fathodyn.',
  failed: 'Nid oedd modd gwirio’r bathodyn',
  again: 'Gwirio bathodyn arall',
  verdict: {
    genuine: 'Mae’r bathodyn hwn yn ddilys',
    revoked: 'Mae’r bathodyn hwn wedi’i dynnu’n ôl',
    altered: 'Mae’r bathodyn hwn wedi’i newid, neu’n ffugiad',
    unknown: 'Nid ydym yn adnabod y bathodyn hwn',
    'other-intact': 'Nid bathodyn Onward yw hwn',
    'other-expired': 'Nid bathodyn Onward yw hwn, ac mae ei amser ar ben',
    'other-unchecked': 'Nid bathodyn Onward yw hwn, ac ni allwn ei wirio',
    unsigned: 'Nid oes llofnod ar y bathodyn hwn',
    elsewhere: 'Cyfeiriad safle arall yw hwn',
    unreadable: 'Ni welsom fathodyn yn hwn',
  },
  about: {
    genuine: 'Onward a’i rhoddodd, nid oes neb wedi newid llythyren ohono, ac mae’n dal yn ddilys.',
    revoked: 'Onward a’i rhoddodd, a’i dynnu’n ôl ar {{day}}. Peidiwch â’i gyfrif.',
    altered: 'Mae’n dweud pwy a’i rhoddodd, ond nid yw’r llofnod yn cyd-fynd â’r hyn sydd ynddo. Peidiwch â’i gyfrif.',
    unknown: 'Mae’n edrych fel un o’n rhai ni, ond nid yw ar gofnod. Gwiriwch fod y cyfeiriad cyfan wedi’i gopïo.',
    'other-intact':
      'Nid oes neb wedi’i newid ers ei lofnodi â’r allwedd sydd ynddo. Ond gall unrhyw un wneud allwedd o’r fath, felly ni allwn ddweud pwy a’i llofnododd. Gofynnwch i’r rhoddwr, ar ôl dod o hyd iddo eich hun, cyn dibynnu arno.',
    'other-expired': 'Fe’i llofnodwyd â’r allwedd sydd ynddo, ac mae’n dweud ei hun nad yw’n ddilys mwyach.',
    'other-unchecked':
      'I’w wirio, byddai’n rhaid i ni agor cyfeiriad y mae’r bathodyn ei hun yn ei enwi. Nid ydym yn gwneud hynny: gallai bathodyn ffug enwi unrhyw gyfeiriad. Gofynnwch i’r rhoddwr, ar ôl dod o hyd iddo eich hun, neu defnyddiwch ei wiriad ei hun.',
    unsigned:
      'Gallai unrhyw un fod wedi’i ysgrifennu. Gofynnwch i’r ymgeisydd am y ffeil a lofnodwyd, neu am gyfeiriad y bathodyn.',
    elsewhere:
      'Nid ydym yn agor cyfeiriadau safleoedd eraill. Gofynnwch i’r ymgeisydd am ffeil y bathodyn, a’i gludo neu ei huwchlwytho yma.',
    unreadable: 'Gofynnwch i’r ymgeisydd am gyfeiriad ei fathodyn, neu am y ffeil y gall ei lawrlwytho o Onward.',
  },
  reason: 'Rheswm: {{reason}}',
  holder: {
    yes: '{{name}} piau hwn: fe’i henillwyd â chyfeiriad e-bost y cais hwn.',
    no: 'Fe’i henillwyd â chyfeiriad e-bost gwahanol i un y cais hwn. Mae pobl yn newid cyfeiriadau: gofynnwch i {{name}} amdano.',
    unsaid: 'Nid yw’r bathodyn yn dweud pwy yw’r perchennog.',
  },
  facts: 'Am beth y’i rhoddwyd',
  says: 'Beth mae’n ei ddweud amdano’i hun',
  badge: 'Bathodyn',
  issuer: 'Rhoddwyd gan',
  criteria: 'Am',
  from: 'Rhoddwyd ar',
  until: 'Dilys tan',
  noEnd: 'Nid oes dyddiad terfyn iddo',
  page: 'Agor ei dudalen gyhoeddus',
}
