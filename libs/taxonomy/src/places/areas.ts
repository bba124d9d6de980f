import { partsOf } from '../data/read-table'
import { AREA_ROWS } from '../data/tables'
import { type Coordinates, milesBetween } from './distance'
import { type District, districtAt, districts } from './districts'

/** A county, region or nation, made of postcode districts. */
export interface Area {
  id: string
  kind: string
  name: string
  welsh: string
  aliases: readonly string[]
  councils: ReadonlySet<string>
  /** The mean of its districts' centres. */
  centre: Coordinates
  /** Distance from the centre to the furthest district, in miles. */
  radius: number
}

/** `nation:` and `region:` mean every council in it; anything else is one council. */
function isMember(member: string, { council, region, nation }: District): boolean {
  if (member.startsWith('nation:')) return nation === member.slice('nation:'.length)
  if (member.startsWith('region:')) return region === member.slice('region:'.length)
  return council === member
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const middleOf = (list: readonly Coordinates[]): Coordinates => ({
  lat: mean(list.map(({ lat }) => lat)),
  lon: mean(list.map(({ lon }) => lon)),
})

export const areas: readonly Area[] = AREA_ROWS.map(({ id, kind, name, welsh, aliases, members }) => {
  const wanted = partsOf(members, '|')
  const own = districts.filter((district) => wanted.some((member) => isMember(member, district)))
  const centre = middleOf(own)
  return {
    id,
    kind,
    name,
    welsh,
    aliases: partsOf(aliases, '|'),
    councils: new Set(own.map(({ council }) => council)),
    centre,
    radius: Math.max(...own.map((district) => milesBetween(centre, district))),
  }
})

/** The council of the nearest district; tells whether a position is in an area. */
export const councilAt = (position: Coordinates): string => districtAt(position).council

/** The smallest county that contains a council, as used in addresses. */
const countyOfCouncil = new Map<string, string>()
for (const area of [...areas].filter(({ kind }) => kind === 'county').sort((a, b) => b.councils.size - a.councils.size))
  for (const council of area.councils) countyOfCouncil.set(council, area.name)
export const countyOf = (council: string): string => countyOfCouncil.get(council) ?? council
