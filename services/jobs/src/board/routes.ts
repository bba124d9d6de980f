import {
  listSimilarJobs,
  listWorkMeanwhile,
  MOST_GAPS,
  Problem,
  readBoard,
  readJob,
  readMatchSummary,
  readSkillsGap,
  saveJob,
  unsaveJob,
} from '@onward/contracts'
import { DEFAULT_MILES } from '@onward/contracts/jobs/travel'
import { skillsGap } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import { placeLabel, skillById, skillName, suggestPlaces } from '@onward/taxonomy'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { dismissedBy } from '../marks/store'
import { fitsTopics } from '../search/topics'
import { aroundOf, measured, nearestBeyond, nearestHeadingOf } from '../search/ways'
import type { ViewCounts } from '../vacancies/views'
import type { BoardIndex } from './board-index'
import { scorable } from './person'
import { readPerson } from './person-store'
import { countGroups, isGrouped, KEY_NUMBERS, pageAfter, rankBoard } from './query'
import { jobsForGap, MATCH_FROM, matchesOf, similarTo, workMeanwhile } from './rules'
import { placeMeant, readSearch, searchAnswer } from './search'
import { appliedFor, boardJobs, deleteSaved, insertSaved, matchOfAdvertised, namesOfJobs, savedIds, viewerOf } from './store'
import { limitOf, needsPlace, ownLimit, placesOf } from './travel'

const TOP_MATCHES = 5
/** Jobs listed for each skill of the skills-gap analysis. */
const EXAMPLES = 3

export function boardRoutes(kit: ServiceKit, index: BoardIndex, views: ViewCounts): void {
  kit.handle(readBoard, ({ query, now, read, language }) =>
    read(async (tx, { accountId }) => {
      const entries = await index.current(tx)
      const person = await readPerson(tx, accountId)
      const searched = readSearch(query, index.vocabulary())
      const { understood, parts, location } = searched
      const found = placesOf({ ...query, location })
      const place = found[0] ?? null
      const limit = limitOf({ ...query, location }, { place, own: ownLimit(person?.match ?? null) })
      const search = {
        query: { ...query, location },
        parts,
        person: scorable(person),
        limit,
        isPlaceKnown: place !== null,
        today: dayOf(now),
        fits: fitsTopics(understood.topics),
        without: await dismissedBy(tx, accountId),
        applied: new Set(await appliedFor(tx, accountId)),
        only: query.saved ? await savedIds(tx) : null,
      }
      const list = query.further ? 'board:further' : `board:${query.sort}`
      const after = readCursor(list, KEY_NUMBERS, query.cursor)
      const board = rankBoard(entries.values(), search)
      const { within, beyond, further, dropped } = board
      const viewer = { accountId, match: search.person, limit, language }
      const about = {
        q: query.q,
        where: query.location,
        read: searched,
        found: board,
        places: found,
        limit,
        own: person?.row.place ?? null,
      }
      const nearest = query.further || query.saved || query.cursor ? [] : nearestBeyond(about)
      const reading = searchAnswer(understood, dropped)
      const { page, more } = pageAfter(query.further ? beyond : within, after && [...after.numbers, after.id], query.limit)
      const last = page.at(-1)
      const ids = page.map(({ entry }) => entry.id)
      views.count('seen', ids, accountId)
      return {
        items: await boardJobs(tx, ids, viewer, search.today),
        nearest: await boardJobs(tx, nearest, { ...viewer, limit: measured(limit) }, search.today),
        nextCursor: more && last ? writeCursor(list, last.key) : null,
        total: within.length,
        groups: countGroups(within, limit),
        places: found.map(placeLabel),
        suggestedPlaces: location && !place ? suggestPlaces(location).map(placeLabel) : [],
        further,
        ...(limit.isHomeOnly && { isHomeOnly: true }),
        needsPlace: needsPlace(limit),
        ...reading,
        ...aroundOf(about, language),
        nearestHeading: nearest.length > 0 ? nearestHeadingOf(about, language) : '',
        didYouMean: reading.didYouMean ?? placeMeant(understood, dropped),
        grouped: isGrouped(search),
      }
    }),
  )

  kit.handle(readMatchSummary, ({ now, read, language }) =>
    read(async (tx, { accountId }) => {
      const person = await readPerson(tx, accountId)
      const match = scorable(person)
      const about = {
        skills: person?.match.skillIds.map((id) => skillName(id, language)) ?? [],
        place: person?.row.place ?? null,
        travelMiles: person?.row.travelMiles ?? DEFAULT_MILES,
        hasProfile: person !== null,
      }
      if (!person || !match) return { matches: 0, averageScore: null, postedToday: 0, top: [], ...about }
      const today = dayOf(now)
      const dismissed = await dismissedBy(tx, accountId)
      const matches = matchesOf((await index.current(tx)).values(), { person, match, today, dismissed })
      const sum = matches.reduce((total, { score }) => total + score, 0)
      const best = matches.slice(0, TOP_MATCHES).map(({ entry }) => entry.id)
      return {
        matches: matches.length,
        averageScore: matches.length > 0 ? Math.round(sum / matches.length) : null,
        postedToday: matches.filter(({ entry }) => dayOf(new Date(entry.postedAt)) === today).length,
        top: await boardJobs(tx, best, viewerOf(accountId, person, language), today),
        ...about,
      }
    }),
  )

  kit.handle(readSkillsGap, ({ now, read }) =>
    read(async (tx, { accountId }) => {
      const person = await readPerson(tx, accountId)
      const match = scorable(person)
      if (!person || !match) return { jobs: 0, skills: [], hasSkills: false }
      const dismissed = await dismissedBy(tx, accountId)
      const entries = (await index.current(tx)).values()
      const best = jobsForGap(entries, { person, match, today: dayOf(now), dismissed })
      const gaps = skillsGap(match, best, MATCH_FROM).slice(0, MOST_GAPS)
      const examples = gaps.flatMap((gap) => gap.jobs.slice(0, EXAMPLES).map(({ id }) => id))
      const named = await namesOfJobs(tx, [...new Set(examples)])
      const skills = gaps.flatMap(({ skillId, jobs: raised, best: most, newMatches }) => {
        const skill = skillById(skillId)
        if (!skill) return []
        const examples = raised.slice(0, EXAMPLES).flatMap(({ id, score, points }) => {
          const job = named.get(id)
          return job ? [{ ...job, score, points }] : []
        })
        return [{ skillId, name: skill.name, jobs: raised.length, best: most, newMatches, examples }]
      })
      return { jobs: best.length, skills, hasSkills: true }
    }),
  )

  kit.handle(readJob, ({ params, now, request, read, language }) =>
    read(async (tx, who) => {
      const viewer = who?.role === 'user' ? viewerOf(who.accountId, await readPerson(tx, who.accountId), language) : null
      const [job] = await boardJobs(tx, [params.id], viewer, dayOf(now))
      // A visitor's transaction runs as the system and sees drafts, so the page filters adverts that are shown.
      if (!job || (!who && !job.open)) throw new Problem('not-found')
      // Views of employers and agents do not count.
      if (!who || who.role === 'user') views.count('opened', [job.id], who?.accountId ?? request.ip)
      return job
    }),
  )

  kit.handle(listSimilarJobs, async ({ params, now, read, language }) => {
    // Check the session first: the token may outlive it.
    const hidden = await read(async (tx, { accountId }) => [
      ...(await dismissedBy(tx, accountId)),
      ...(await appliedFor(tx, accountId)),
    ])
    // Row security hides closed jobs from most people; the skills that one asked for are not personal.
    const job = await kit.db.withSystem((tx) => matchOfAdvertised(tx, params.id))
    const today = dayOf(now)
    return read(async (tx, { accountId }) => {
      const viewer = viewerOf(accountId, await readPerson(tx, accountId), language)
      const without = new Set([params.id, ...hidden])
      const ids = similarTo(job, (await index.current(tx)).values(), { without, today, limit: viewer.limit })
      return { items: await boardJobs(tx, ids, viewer, today) }
    })
  })

  kit.handle(listWorkMeanwhile, ({ query, now, read, language }) =>
    read(async (tx, { accountId }) => {
      const viewer = viewerOf(accountId, await readPerson(tx, accountId), language)
      const without = new Set([...(await dismissedBy(tx, accountId)), ...(await appliedFor(tx, accountId))])
      const today = dayOf(now)
      const ids = workMeanwhile(query.work, (await index.current(tx)).values(), { without, today, limit: viewer.limit })
      return { items: await boardJobs(tx, ids, viewer, today) }
    }),
  )

  kit.handle(saveJob, ({ params, now, write }) =>
    write(async (tx, { accountId }) => {
      await insertSaved(tx, accountId, params.id, now)
      return { resource: `jobs/${params.id}`, answer: {} }
    }),
  )
  kit.handle(unsaveJob, ({ params, write }) =>
    write(async (tx, { accountId }) => {
      await deleteSaved(tx, accountId, params.id)
      return { resource: `jobs/${params.id}`, answer: {} }
    }),
  )
}
