import type { Place } from '@onward/taxonomy'
import { places } from '@onward/taxonomy'
import { plain } from './pieces'

export const LABEL =
  /^(?:(?:home |current |postal )?address|location|by(?= \p{Lu})|nr\.?|near|(?:i )?lives?(?: in|\s*(?=:))|(?:currently |now )?(?:living |resident |residing )?in(?= \p{Lu})|living in|residence|residing at|based (?:in|at|near)|town|city|area|home|cyfeiriad|lleoliad|tref|byw yn)\s*[:-]?\s*/iu
/** Parts of London, and Northern Ireland, which the list of places leaves out. */
const FURTHER_TOWNS =
  'barking|barnet|battersea|beckenham|bermondsey|bethnal green|bexleyheath|brent|brentford|brixton|bromley|camberwell|camden|camden town|catford|chelsea|chingford|chiswick|clapham|croydon|dagenham|deptford|dulwich|ealing|east ham|edgware|edmonton|eltham|enfield|erith|feltham|finchley|forest gate|fulham|greenford|greenwich|hackney|hammersmith|hampstead|haringey|harlesden|harrow|hayes|hendon|highbury|holloway|hornchurch|hounslow|ilford|isleworth|islington|kensington|kentish town|kilburn|kingston upon thames|lambeth|lewisham|leyton|leytonstone|mitcham|morden|new cross|newham|norwood|orpington|paddington|peckham|pinner|plaistow|plumstead|poplar|putney|rainham|richmond|romford|ruislip|shepherds bush|shoreditch|sidcup|southall|southgate|southwark|stepney|stratford|streatham|sutton|sydenham|teddington|thamesmead|thornton heath|tooting|tottenham|tower hamlets|twickenham|upminster|uxbridge|vauxhall|walthamstow|wandsworth|wanstead|welling|wembley|west ham|whitechapel|willesden|wimbledon|wood green|woolwich|portstewart|portrush|ballymoney|ballycastle|magherafelt|banbridge|bangor|holywood|carrickfergus|newtownabbey|dundonald|comber|donaghadee|newcastle|warrenpoint|rostrevor|kilkeel|lurgan|keady|crossmaglen|castlederg|fivemiletown|lisnaskea|dungiven|maghera|randalstown|ballyclare|whitehead|ballynahinch|hillsborough|moira'
export const FURTHER = new Set(FURTHER_TOWNS.split('|'))
const SHORT_TOWNS = new Set([
  ...FURTHER,
  'belfast',
  'newry',
  'londonderry',
  'derry',
  'lisburn',
  'armagh',
  'omagh',
  'enniskillen',
  'ballymena',
  'coleraine',
  'larne',
  'antrim',
  'craigavon',
  'dungannon',
  'cookstown',
  'portadown',
  'limavady',
  'strabane',
  'downpatrick',
  'newtownards',
  'hull',
  'newcastle',
  'stoke',
  'southend',
  'caerdydd',
  'abertawe',
  'casnewydd',
  'wrecsam',
  'caerffili',
  'brighton and hove',
])

let byName: Map<string, Place> | undefined

/** An exact match only, unlike the search box; of several places of one name the largest. */
export function placeNamed(text: string): Place | undefined {
  if (!byName) {
    byName = new Map()
    for (const place of places) {
      const known = byName.get(plain(place.name))
      if (!known || known.population < place.population) byName.set(plain(place.name), place)
    }
  }
  return byName.get(plain(text))
}

/** The known place that a text names, all of it and exactly; no near name and no beginning of one. */
export function townOf(text: string): string | null {
  if (text.length < 3 || text.length > 60) return null
  const bare = text.split(/[,(]/)[0] ?? ''
  const key = plain(bare)
  return placeNamed(bare)?.name ?? (SHORT_TOWNS.has(key) ? bare.trim() : null)
}
