import { countPeopleLeft, readSimilarPay } from '@onward/contracts/jobs/advert-help'
import { Problem } from '@onward/contracts/problem'
import type { ServiceKit } from '@onward/service-kit'
import { placeLabel } from '@onward/taxonomy'
import { dayOf } from '../day'
import { ownOrganisation } from '../organisations-store'
import { matchJobOf } from '../vacancies/facts'
import { positionOf, taxonomyLookups } from '../vacancies/lookups'
import { requirementsOf } from '../vacancies/new-job'
import { readVacancy } from '../vacancies/reading'
import { countOfPeople, peopleLeftBy } from './people-left'
import { similarPayOf } from './similar-pay'
import { paidAdverts, visiblePeople } from './store'

/** What an employer learns while writing an advert: what others pay, and how many people each demand leaves. */
export function advertHelpRoutes(kit: ServiceKit): void {
  kit.handle(readSimilarPay, ({ query, now, read }) =>
    read(async (tx, who) => {
      if (!(await ownOrganisation(tx, who))) throw new Problem('state-conflict', { text: 'jobs.organisation-none-yet' })
      const occupationIds = taxonomyLookups.occupationIdsIn(query.title)
      if (occupationIds.length === 0) return { count: 0, near: null, hourly: [] }
      const adverts = await paidAdverts(tx, {
        occupationIds,
        apprentice: query.type === 'apprenticeship',
        without: query.jobId,
        today: dayOf(now),
      })
      const place = positionOf(query.location)
      return similarPayOf(adverts, place && { lat: place.lat, lon: place.lon, name: placeLabel(place) })
    }),
  )

  kit.handle(countPeopleLeft, async ({ body, language, read }) => {
    const people = await read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return organisation?.verified ? visiblePeople(tx) : null
    })
    if (!people) return { lines: [], matching: countOfPeople(0) }
    const requirements = requirementsOf(body)
    const place = positionOf(body.location)
    const advert = { ...body, requirements, accessibilityFeatures: [] }
    const job = matchJobOf({
      ...advert,
      ...readVacancy(advert, taxonomyLookups),
      type: body.type || null,
      lat: place?.lat ?? null,
      lon: place?.lon ?? null,
    })
    const { lines, matching } = peopleLeftBy(people, job, { place: place && placeLabel(place), language })
    return {
      lines: lines.map((line) => ({ ...line, people: countOfPeople(line.people) })),
      matching: countOfPeople(matching),
    }
  })
}
