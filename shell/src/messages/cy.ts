import type { Translated } from '@onward/portal-kit/i18n'
import type { en } from './en'

export const cy: Translated<typeof en> = {
  skip: 'Neidio i’r prif gynnwys',
  header: {
    home: '{{brand}}, hafan',
    navigation: 'Prif ddewislen',
    menu: 'Dewislen',
    closeMenu: 'Cau’r ddewislen',
    signIn: 'Mewngofnodi',
    otherLanguage: 'English',
  },
  side: { navigation: 'Eich tudalennau' },
  bottom: { navigation: 'Llwybrau byr' },
  footer: { navigation: 'Ynghylch {{brand}}' },
  noticeArea: { label: 'Negeseuon', dismiss: 'Cau: {{title}}' },
  loading: 'Yn llwytho...',
  notFound: {
    pageTitle: 'Heb ddod o hyd i’r dudalen',
    title: 'Wps! Heb ddod o hyd i’r dudalen',
    text: 'Efallai fod camgymeriad yn y cyfeiriad, neu fod y dudalen wedi symud.',
    home: 'Yn ôl i’r hafan',
  },
  error: {
    title: 'Gwall annisgwyl yn yr ap!',
    text: 'Aeth rhywbeth o’i le ar ein hochr ni. Mae’r hyn rydych wedi’i anfon yn ddiogel.',
    again: 'Rhoi cynnig arall arni',
    home: 'Yn ôl i’r hafan',
  },
  failed: {
    title: 'Nid agorodd “{{page}}”',
    network: 'Collwyd y cysylltiad wrth lwytho’r dudalen hon.',
    http: 'Ni allai’r gweinydd anfon y dudalen hon am y tro.',
    integrity:
      'Ni chyrhaeddodd ffeiliau’r dudalen hon fel y cyhoeddwyd nhw, felly ni wnaethom eu rhedeg. Ni anfonwyd dim o’r hyn a roesoch i unman.',
    evaluation: 'Mae nam ar y dudalen hon ac ni allai gychwyn.',
    contract: 'Nid yw’r dudalen hon yn cyd-fynd â gweddill y porth am y tro.',
    render: 'Mae nam ar y dudalen hon ac fe stopiodd.',
    timeout: 'Cymerodd y dudalen hon ormod o amser i lwytho.',
    rest: 'Mae popeth arall yn gweithio.',
    told: 'Rydym wedi cael gwybod.',
    notTold: 'Ni chawsom wybod am hyn. Os yw’n dal i ddigwydd, rhowch wybod i ni.',
    again: 'Rhoi cynnig arall arni',
    elsewhere: 'Lle gallwch fynd yn lle hynny',
  },
  session: {
    ended: 'Rydych wedi cael eich allgofnodi',
    endedText: 'Mae eich sesiwn wedi dod i ben. Mewngofnodwch eto i barhau.',
    signOutFailed: 'Rydych yn dal wedi mewngofnodi',
    signOutFailedText: 'Ni allem gyrraedd Onward. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  },
}
export default cy
