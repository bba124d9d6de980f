import fc from 'fast-check'
import { areas, councilAt, countyOf } from './areas'
import { milesBetween, travelTime } from './distance'
import { districtAt, districtNear, districtOfPostcode, districts, postTownOf } from './districts'
import { editsBetween, isOneEditAway } from './edits'
import { findPlaces, placeLabel, placeOfPostcode, suggestPlaces } from './find-places'
import { places } from './place-names'

const anyDistrict = fc.constantFrom(...districts)
const labels = (query: string) => findPlaces(query).map(placeLabel)
const first = (query: string) => findPlaces(query)[0]
function miles(a: string, b: string): number {
  const [from, to] = [first(a), first(b)]
  if (!from || !to) throw new Error(`No place ${a} or ${b}`)
  return milesBetween(from, to)
}

describe('postcode districts', () => {
  it('each is found by its outcode, a full postcode, its label and its own centre', () => {
    const shared = new Set<string>()
    for (const district of districts) {
      expect(districtOfPostcode(district.outcode)).toBe(district)
      expect(districtOfPostcode(`${district.outcode.toLowerCase()} 1ab`)).toBe(district)
      expect(placeOfPostcode(district.outcode)).toMatchObject({ outcode: district.outcode, lat: district.lat, lon: district.lon })
      expect(
        first(placeLabel({ ...(placeOfPostcode(district.outcode) ?? district), name: district.town, population: 0 })),
      ).toMatchObject({
        outcode: district.outcode,
      })
      const here = districtAt(district)
      if (here !== district) shared.add(`${here.outcode} ${district.outcode}`)
      expect(milesBetween(here, district)).toBe(0)
    }
    // Districts without a centre of their own: four post office boxes, and parishes of Guernsey.
    expect(shared.size).toBeLessThan(8)
  })

  it('are in their well-known positions', () => {
    const known: Record<string, [town: string, council: string, nation: string]> = {
      LS8: ['Leeds', 'Leeds', 'England'],
      CF24: ['Cardiff', 'Cardiff', 'Wales'],
      M14: ['Manchester', 'Greater Manchester', 'England'],
      B9: ['Birmingham', 'Birmingham', 'England'],
      HX7: ['Hebden Bridge', 'Calderdale', 'England'],
      CH5: ['Deeside', 'Flintshire', 'Wales'],
      TD15: ['Berwick-Upon-Tweed', 'Northumberland', 'England'],
      E20: ['London', 'Greater London', 'England'],
      BT1: ['Belfast', 'Belfast', 'Northern Ireland'],
      SY23: ['Aberystwyth', 'Ceredigion', 'Wales'],
    }
    for (const [outcode, [town, council, nation]] of Object.entries(known))
      expect(districtOfPostcode(outcode)).toMatchObject({ town, council, nation })
    // Stratford, which the source has four miles east.
    expect(miles('E20', 'E15')).toBeLessThan(1)
  })

  it('are near the others of their area: no position in the source is an outlier', () => {
    const areaOf = (outcode: string) => /^[A-Z]+/.exec(outcode)?.[0] ?? ''
    for (const area of new Set(districts.map(({ outcode }) => areaOf(outcode)))) {
      const list = districts.filter(({ outcode }) => areaOf(outcode) === area)
      for (const district of list) {
        const others = list.filter((other) => other !== district)
        const nearest = Math.min(...others.map((other) => milesBetween(district, other)))
        // Districts of islands, the Highlands and the south west of Scotland lie furthest apart.
        expect([area, district.outcode, nearest < (/^(?:DG|HS|IV|KW|PA|PH|TR|ZE|FK)$/.test(area) ? 60 : 20)]).toEqual([
          area,
          district.outcode,
          true,
        ])
      }
    }
  })

  it('fall back to the district without its last letter, and then to the post town', () => {
    expect(districtOfPostcode('EC4P 4AA')?.outcode).toBe('EC4')
    expect(placeOfPostcode('W1A 1AA')?.name).toBe('London')
    expect(placeOfPostcode('M50 2EQ')).toMatchObject({ name: 'Manchester' })
    expect(placeOfPostcode('XX1 1XX')).toBeNull()
    expect(placeOfPostcode('Leeds')).toBeNull()
    expect(postTownOf('HX7 8AB')?.name).toBe('Halifax')
    expect(postTownOf('LS8 1')?.name).toBe('Leeds')
    expect(districtNear({ lat: 48.85, lon: 2.35 })).toBeNull()
    expect(districtNear({ lat: 53.82, lon: -1.51 })?.outcode).toBe('LS8')
  })
})

describe('places', () => {
  it('number more than 4,000, all in Great Britain', () => {
    expect(places.length).toBeGreaterThan(4000)
    for (const p of places) expect(p.lat > 49 && p.lat < 61 && p.lon > -8.7 && p.lon < 2 && Boolean(p.county)).toBe(true)
  })

  it('finds each place by its own name and county', () => {
    const lost = places.filter((p) => !findPlaces(`${p.name}, ${p.county}`).some((q) => q.name === p.name))
    expect(lost).toEqual([])
  })

  it('finds every place of an ambiguous name, and one when its area is given', () => {
    expect(findPlaces('newport').length).toBeGreaterThan(3)
    for (const query of ['Newport, Shropshire', 'newport shropshire']) expect(labels(query)).toEqual(['Newport, Shropshire'])
    expect(labels('Brixton')).toEqual(['Brixton, London', 'Brixton, Devon'])
    expect(labels('Bangor')).toEqual(['Bangor, Gwynedd', 'Bangor, County Down'])
    expect(findPlaces('')).toEqual([])
    expect(findPlaces(',')).toEqual([])
  })

  it.each([
    ['Headingley', 'Headingley, Leeds'],
    ['roundhay leeds', 'Roundhay, Leeds'],
    ['Chorlton', 'Chorlton, Manchester'],
    ['Bordesley Green', 'Bordesley Green, Birmingham'],
    ['Hackney', 'Hackney, London'],
    ['Tower Hamlets', 'Tower Hamlets, London'],
    ["Shepherd's Bush", "Shepherd's Bush, London"],
    ['leith', 'Leith, Edinburgh'],
    ['Hull', 'Kingston upon Hull, East Yorkshire'],
    ['near Leeds', 'Leeds, West Yorkshire'],
    ['Leeds, Yorkshire', 'Leeds, West Yorkshire'],
    ['Belfast', 'Belfast'],
    ['Saint Helens', 'St Helens, Merseyside'],
    ['Caerdydd', 'Cardiff'],
    ['Y Sblot', 'Splott, Cardiff'],
    ['Pen-y-bont ar Ogwr', 'Bridgend'],
    ['Llundain', 'London'],
    ['LS8', 'LS8, Leeds'],
    ['ls81ab', 'LS8, Leeds'],
    ['Leeds LS6 2AB', 'LS6, Leeds'],
    ['Wales, South Yorkshire', 'Wales, South Yorkshire'],
    ['Wales South Yorkshire', 'Wales, South Yorkshire'],
  ])('reads %s as %s', (query, label) => {
    expect(labels(query)[0]).toBe(label)
  })

  it.each([
    ['Leads', 'Leeds'],
    ['Manchster', 'Manchester'],
    ['Birmigham', 'Birmingham'],
    ['Sheffeild', 'Sheffield'],
    ['Headingly', 'Headingley'],
  ])('reads the misspelt %s as %s', (query, name) => {
    expect(first(query)?.name).toBe(name)
  })

  it('suggests the nearest spellings of an unknown name, and nothing for a text unlike any place', () => {
    expect(findPlaces('Wolvrehamptun')).toEqual([])
    expect(suggestPlaces('Wolvrehamptun').map(({ name }) => name)).toContain('Wolverhampton')
    for (const query of ['Atlantis', 'Zzyzx', 'x']) {
      expect(findPlaces(query)).toEqual([])
    }
    expect(suggestPlaces('Zzyzx')).toEqual([])
  })

  it('finds the same place by its label', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        const label = placeLabel(place)
        expect(findPlaces(label).map(placeLabel)).toContain(label)
      }),
    )
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(findPlaces(text).length).toBeLessThanOrEqual(10)
        expect(suggestPlaces(text).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('counties, regions and nations', () => {
  it.each([
    ['Yorkshire', 'LS8 S1 YO1 HU1', 'DL1 LN1 M1'],
    ['Swydd Efrog', 'LS8', 'M1'],
    ['Wales', 'CF24 LL57 SY23 CH5', 'S26 SY1 CH1'],
    ['Cymru', 'CF24', 'S26'],
    ['South Wales', 'CF24 SA1 NP20', 'LL57 SY23'],
    ['Greater Manchester', 'M14 BL1 WN1 SK1', 'WA1 L1'],
    ['West Midlands', 'B9 CV1 WV1', 'ST1 WR1'],
    ['Sir Benfro', 'SA62', 'SA1'],
    ['the north west', 'M14 CA1 L1', 'LS8'],
    ['West Yorkshire, England', 'LS8', 'S1'],
  ])('%s holds %s and not %s', (query, within, without) => {
    const [area, ...others] = findPlaces(query)
    expect(others).toEqual([])
    const holds = (outcode: string) => {
      const district = districtOfPostcode(outcode)
      return district !== null && area?.area?.councils.has(councilAt(district))
    }
    expect(within.split(' ').filter((outcode) => !holds(outcode))).toEqual([])
    expect(without.split(' ').filter(holds)).toEqual([])
  })

  it('have districts, a centre within their radius, and a unique name in both languages', () => {
    for (const area of areas) {
      expect(area.councils.size).toBeGreaterThan(0)
      expect(area.radius).toBeLessThan(350)
      for (const name of [area.name, area.welsh]) expect([name, first(name)?.area?.id]).toEqual([name, first(name)?.area?.id])
      expect(first(area.name)?.area).toBe(area)
    }
    expect(countyOf('Leeds')).toBe('West Yorkshire')
    expect(countyOf('Salford')).toBe('Greater Manchester')
  })
})

describe('distances', () => {
  it('match the map', () => {
    expect(miles('Leeds', 'London')).toBeGreaterThan(165)
    expect(miles('Leeds', 'London')).toBeLessThan(175)
    expect(miles('LS8', 'LS6')).toBeGreaterThan(2)
    expect(miles('LS8', 'LS6')).toBeLessThan(3)
  })

  it('are the same both ways, zero to itself, and never longer directly than by a detour', () => {
    fc.assert(
      fc.property(anyDistrict, anyDistrict, anyDistrict, (a, b, c) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9)
        expect(milesBetween(a, a)).toBe(0)
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-6)
      }),
    )
  })

  it('give travel times in steps of five minutes that grow with the distance; nobody is told to cycle 9 miles', () => {
    const miles = fc.double({ min: 0, max: 400, noNaN: true })
    fc.assert(
      fc.property(miles, miles, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        for (const by of ['car', 'bicycle'] as const) {
          const [short, long] = [travelTime(by, near), travelTime(by, far)]
          if (!short || !long) continue
          expect(short.from % 5 === 0 && short.to % 5 === 0 && short.from >= 5 && short.to > short.from).toBe(true)
          expect(short.from <= long.from && short.to <= long.to).toBe(true)
        }
      }),
    )
    expect(travelTime('bicycle', 9)).toBeNull()
    expect(travelTime('bicycle', 3)).toEqual({ by: 'bicycle', from: 15, to: 35 })
    expect(travelTime('car', 10)).toEqual({ by: 'car', from: 20, to: 50 })
  })
})

it('counts wrong, missing, added and swapped letters', () => {
  expect(editsBetween('sheffeild', 'sheffield', 2)).toBe(1)
  expect(editsBetween('leds', 'leeds', 2)).toBe(1)
  expect(editsBetween('leeds', 'leeds', 2)).toBe(0)
  expect(editsBetween('york', 'cardiff', 2)).toBe(3)
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(fc.property(word, word, (a, b) => expect(isOneEditAway(a, b)).toBe(editsBetween(a, b, 1) === 1)))
})
