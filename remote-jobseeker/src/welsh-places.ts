import { currentLanguage } from '@onward/portal-kit/i18n'

/** Towns that have a Welsh name of their own. A name with an article begins with "Y " or "Yr ". */
const WELSH_NAMES: Readonly<Record<string, string>> = {
  Aberdare: 'Aberdâr',
  Abergavenny: 'Y Fenni',
  Ammanford: 'Rhydaman',
  Bangor: 'Bangor',
  Barry: 'Y Barri',
  Bath: 'Caerfaddon',
  Brecon: 'Aberhonddu',
  Bridgend: 'Pen-y-bont ar Ogwr',
  Bristol: 'Bryste',
  Builth: 'Llanfair-ym-Muallt',
  Caerphilly: 'Caerffili',
  Cambridge: 'Caergrawnt',
  Cardiff: 'Caerdydd',
  Cardigan: 'Aberteifi',
  Carmarthen: 'Caerfyrddin',
  Chepstow: 'Cas-gwent',
  Chester: 'Caer',
  'Colwyn Bay': 'Bae Colwyn',
  Denbigh: 'Dinbych',
  Edinburgh: 'Caeredin',
  Exeter: 'Caerwysg',
  Fishguard: 'Abergwaun',
  Flint: 'Y Fflint',
  Gloucester: 'Caerloyw',
  Haverfordwest: 'Hwlffordd',
  Hereford: 'Henffordd',
  Holyhead: 'Caergybi',
  Leicester: 'Caerlŷr',
  Liverpool: 'Lerpwl',
  Llandudno: 'Llandudno',
  Llanelli: 'Llanelli',
  London: 'Llundain',
  Manchester: 'Manceinion',
  'Merthyr Tydfil': 'Merthyr Tudful',
  'Milford Haven': 'Aberdaugleddau',
  Mold: 'Yr Wyddgrug',
  Monmouth: 'Trefynwy',
  Neath: 'Castell-nedd',
  Newport: 'Casnewydd',
  Newtown: 'Y Drenewydd',
  Oxford: 'Rhydychen',
  Pembroke: 'Penfro',
  Pontypool: 'Pont-y-pŵl',
  Pontypridd: 'Pontypridd',
  'Port Talbot': 'Port Talbot',
  Porthcawl: 'Porthcawl',
  Rhyl: 'Y Rhyl',
  Ruthin: 'Rhuthun',
  Shrewsbury: 'Amwythig',
  Swansea: 'Abertawe',
  Tenby: 'Dinbych-y-pysgod',
  Wales: 'Cymru',
  Welshpool: 'Y Trallwng',
  Worcester: 'Caerwrangon',
  Wrexham: 'Wrecsam',
  York: 'Efrog',
}

/** A place in the reader's language: "Cardiff, South Glamorgan" is "Caerdydd, South Glamorgan" in Welsh. */
export function placeName(place: string): string {
  if (currentLanguage() !== 'cy') return place
  const [town = '', ...rest] = place.split(', ')
  return [WELSH_NAMES[town] ?? town, ...rest].join(', ')
}

/** Soft mutation, the longer beginnings first. */
const SOFT: readonly (readonly [string, string])[] = [
  ['Ll', 'L'],
  ['Rh', 'R'],
  ['C', 'G'],
  ['P', 'B'],
  ['T', 'D'],
  ['B', 'F'],
  ['D', 'Dd'],
  ['M', 'F'],
  ['G', ''],
]
const KEPT = /^(?:Ch|Ph|Th|Dd|Ff|Port )/
function softened(name: string): string {
  if (KEPT.test(name)) return name
  const found = SOFT.find(([from]) => name.startsWith(from))
  return found ? found[1] + name.slice(found[0].length) : name
}

/**
 * A place after "of" or "to". In Welsh the preposition comes with it, for it joins an article and softens a Welsh name: "i Gaerdydd", "i’r Barri",
 * "i Birmingham".
 */
export function placeAfter(preposition: 'i' | 'o', place: string): string {
  if (currentLanguage() !== 'cy') return place
  const [town = '', ...rest] = place.split(', ')
  const welsh = WELSH_NAMES[town] ?? Object.values(WELSH_NAMES).find((name) => name === town)
  const named = [welsh ? softened(welsh) : town, ...rest].join(', ')
  const article = welsh && /^Yr? (.*)$/.exec(welsh)
  return article ? `${preposition}’r ${[article[1], ...rest].join(', ')}` : `${preposition} ${named}`
}
