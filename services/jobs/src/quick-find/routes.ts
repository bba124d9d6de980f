import { findForAdministrator, findForEmployer } from '@onward/contracts'
import { asSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { pageOfOrganisations } from '../admin/organisation-store'
import { readPage } from '../applications/list-store'
import { visibleIdentity } from '../applications/without-names'
import { ownOrganisation } from '../organisations-store'
import { jobsNamed } from '../vacancies/list-store'

const MOST_FOUND = 6

/** What the search of the frame finds: the first of the lists that the same person may open, by the same statements. */
export function quickFindRoutes(kit: ServiceKit): void {
  kit.handle(findForEmployer, ({ body: { search }, language, now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { applications: [], adverts: [] }
      const filters = { q: search, jobId: undefined, status: 'all', badges: 'all', shortlist: false, sort: 'newest' } as const
      const { rows } = await readPage(tx, organisation.id, { ...filters, now, limit: MOST_FOUND })
      const adverts = await jobsNamed(tx, organisation.id, search, MOST_FOUND)
      return {
        applications: rows.map((row) => ({
          id: row.id,
          name: visibleIdentity(row, language).name,
          jobTitle: row.jobTitle,
          state: row.state,
        })),
        adverts,
      }
    }),
  )

  kit.handle(findForAdministrator, ({ body: { search }, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const { items } = await pageOfOrganisations(tx, { q: search, show: 'all', limit: MOST_FOUND })
      return { organisations: items.map(({ id, name, town, state }) => ({ id, name, town, state })) }
    }),
  )
}
