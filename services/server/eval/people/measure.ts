import { GAP_JOBS } from '@onward/contracts/jobs/skills-gap'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { judgeDocument, writeLetter } from '@onward/cv-engine'
import { type MatchJob, type PreparedPerson, preparePerson, scoreJob, scoreOnly, skillsGap } from '@onward/matching'
import { matchFactsOf } from '@onward/service-jobs/account-store'
import { MATCH_FROM } from '@onward/service-jobs/board/rules'
import { isWithin, ownLimit } from '@onward/service-jobs/board/travel'
import { matchJobOf } from '@onward/service-jobs/vacancies/facts'
import { newJobRow } from '@onward/service-jobs/vacancies/new-job'
import { matchProfileOf } from '@onward/service-jobseekers/profile/match-profile'
import { type CoachAdvert, type CoachPerson, type Half, readAdverts, readPeople } from './read-people'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const FIRST = 10
const GAPS_SHOWN = 5
const GAPS_FIRST = 3
const PERFECT = 90
/** Words below one job from which on something is told of it. */
const TOLD_WORDS = 10

interface Posted {
  advert: CoachAdvert
  match: MatchJob
}

function posted(advert: CoachAdvert, n: number): Posted {
  const { title, location, type, description, requirements, remote } = advert
  const row = newJobRow(
    {
      title,
      location,
      description,
      requirements,
      jobType: type as 'full-time',
      department: '',
      salary: '',
      contactEmail: '',
      isDisabilityFriendly: false,
      isRemoteAvailable: remote,
      accessibilityFeatures: [],
      benefitsTransitionSupport: false,
      applicationDeadline: null,
    },
    {
      id: String(n),
      organisation: { id: 'o', name: 'Plain Works', verified: true },
      postedBy: null,
      isFirstJob: false,
      others: [],
      at: NOW,
    },
  )
  return { advert, match: matchJobOf(row) }
}

const HEADING = '# '
const ITEM = /^[*-] /
const blocksOf = ({ cv }: CoachPerson) =>
  cv.map((line) =>
    line.startsWith(HEADING)
      ? { text: line.slice(HEADING.length), kind: 'heading' as const }
      : ITEM.test(line)
        ? { text: line.slice(2), kind: 'item' as const }
        : { text: line, kind: 'text' as const },
  )

/** Words that the CV tells of the job named: on its line and below it, until a line with another year or a heading. */
function wordsToldOf({ cv }: CoachPerson, name: string): number {
  const at = cv.findIndex((line) => line.includes(name.replace(/ …$/, '')))
  if (at < 0) return 0
  const own = [cv[at] ?? '']
  for (const line of cv.slice(at + 1)) {
    if (line.startsWith(HEADING) || (/\b(?:19|20)\d\d\b/.test(line) && !ITEM.test(line))) break
    own.push(line)
  }
  // Title, employer and dates take eight words or so.
  return Math.max(0, own.join(' ').split(/\s+/).length - 8)
}

/** One person's answers, with what a coach would say of them. */
export interface Answers {
  person: CoachPerson
  ndcg: number
  /** Ids and scores of the first ten. */
  first: { id: string; score: number }[]
  /** Of the jobs shown at 90 and more: how many, and those with a demand that is not held. */
  perfect: number
  unmet: string[]
  /** Named as lacking, of which a coach would be ashamed. */
  ashamed: string[]
  gaps: string[]
  falsehoods: string[]
  /** The job listed first goes against the wish for work from home or for the hours. */
  againstWish: boolean
}

const gain = (grade: number): number => 2 ** grade - 1
const discounted = (grades: readonly number[]): number =>
  grades.slice(0, FIRST).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0)

async function answersOf(person: CoachPerson, board: readonly Posted[]): Promise<Answers> {
  const judged = await judgeDocument({ blocks: blocksOf(person), unseen: [] })
  if (judged.refusal !== null) throw new Error(`${person.id}: ${judged.refusal}`)
  const { analysed, facts } = judged
  const { structure, ...analysis } = analysed
  const profile = {
    accountId: person.id,
    skills: [],
    postcode: person.postcode,
    travelMiles: person.travelMiles,
    availability: person.hours === 'any' ? null : person.hours,
    workLocation: person.remote ? 'remote' : null,
    workplaceFeatures: [],
    preferredJobTypes: [],
  } as unknown as Parameters<typeof matchProfileOf>[0]
  const own = matchProfileOf(profile, { analysis, work: structure.work, facts, uploadedAt: NOW }, NOW)
  const { lat, lon, ...row } = matchFactsOf(own)
  const known: PreparedPerson = preparePerson({
    ...row,
    position: lat !== null && lon !== null ? { lat, lon } : null,
    remoteOnly: own.remoteOnly,
    wantedFeatures: [],
  })
  const within = board.filter(({ match }) => isWithin(ownLimit(known), { position: match.position, remote: match.remote }))
  const listed = within.map((one) => ({ ...one, score: scoreOnly(known, one.match) })).sort((a, b) => b.score - a.score)
  const gradeOf = ({ advert }: Posted) => person.grades.get(advert.id) ?? 0
  const ideal = discounted(within.map(gradeOf).sort((a, b) => b - a))
  const first = listed.slice(0, FIRST)
  const perfect = listed.filter(({ score }) => score >= PERFECT)
  const holdsAll = ({ advert }: Posted) => advert.demands.every((papers) => papers.some((id) => person.holds.has(id)))
  const forGap = listed.filter(({ score }) => score >= GAP_JOBS.from).slice(0, GAP_JOBS.most)
  const gaps = skillsGap(
    known,
    forGap.map(({ advert, match }) => ({ id: advert.id, match })),
    MATCH_FROM,
  ).map(({ skillId }) => skillId)
  const developed = first
    .filter(({ score }) => score >= GAP_JOBS.from)
    .flatMap(({ match }) => scoreJob(known, match).raises.map(({ skillId }) => skillId))
  const named = new Set([...gaps.slice(0, GAPS_SHOWN), ...developed])
  return {
    person,
    ndcg: ideal === 0 ? 1 : discounted(listed.map(gradeOf)) / ideal,
    first: first.map(({ advert, score }) => ({ id: advert.id, score })),
    perfect: perfect.length,
    unmet: perfect.filter((one) => !holdsAll(one)).map(({ advert }) => advert.id),
    ashamed: [...named].filter((id) => person.shame.has(id)),
    gaps: gaps.slice(0, GAPS_FIRST),
    falsehoods: [
      ...own.skills.filter(({ skillId }) => person.never.has(skillId)).map(({ skillId }) => `claims ${skillId}`),
      ...falseYears(person, own.experienceYears),
      ...analysed.weaknesses
        .filter(
          ({ code, facts: { entry } }) => code === 'experience-lines/weak' && entry && wordsToldOf(person, entry) >= TOLD_WORDS,
        )
        .map((point) => pointText(point, 'en').text),
      ...falseInLetter(person, board, facts),
    ],
    againstWish: isAgainstWish(person, first[0]),
  }
}

/** A year more or less is a matter of months. */
const falseYears = ({ paidYears }: CoachPerson, years: number | null): string[] =>
  Math.abs((years ?? 0) - paidYears) > 1 ? [`${years ?? 'no'} years of work for ${paidYears}`] : []

function falseInLetter(
  person: CoachPerson,
  board: readonly Posted[],
  facts: Parameters<typeof writeLetter>[0]['facts'],
): string[] {
  const [best] = [...person.grades].filter(([, grade]) => grade === 3).map(([id]) => id)
  const advert = board.find((one) => one.advert.id === best)?.advert
  if (!advert) return []
  const { letter } = writeLetter({
    facts,
    person: { firstName: 'Sam', lastName: 'Taylor' },
    advert: { title: advert.title, company: 'Plain Works', requirements: advert.requirements.split('\n') },
    choices: { tone: 'warm', length: 'standard', language: 'en' },
    asOf: '2026-11',
  })
  if (!letter) return []
  const claimsEnglish = /\b(?:good|fluent|excellent|strong) English|English (?:well|fluently)/i.exec(letter.body)
  return person.learnsEnglish && claimsEnglish ? [`letter: ${claimsEnglish[0]}`] : []
}

function isAgainstWish(person: CoachPerson, job: Posted | undefined): boolean {
  if (!job) return false
  if (person.remote) return !job.advert.remote
  return person.hours === 'full-time' && job.advert.type === 'part-time'
}

export async function measurePeople(half: Half): Promise<Answers[]> {
  const board = readAdverts(half).map(posted)
  const answers: Answers[] = []
  for (const person of readPeople(half)) answers.push(await answersOf(person, board))
  return answers
}

/** The figures of a half, as `floors.json` names them. */
export function figuresOf(answers: readonly Answers[]): Record<string, number> {
  const sum = (of: (one: Answers) => number) => answers.reduce((total, one) => total + of(one), 0)
  const perfect = sum((one) => one.perfect)
  return {
    'NDCG@10, mean': sum(({ ndcg }) => ndcg) / answers.length,
    'NDCG@10, least': Math.min(...answers.map(({ ndcg }) => ndcg)),
    'shown at 90 that meet every demand': perfect === 0 ? 1 : 1 - sum(({ unmet }) => unmet.length) / perfect,
    'wrong jobs in the first ten': sum(({ person, first }) => first.filter(({ id }) => person.wrong.includes(id)).length),
    'first jobs against the wish': sum(({ againstWish }) => (againstWish ? 1 : 0)),
    'gaps ashamed of': sum(({ ashamed }) => ashamed.length),
    'first gaps that a coach would name':
      sum(({ person, gaps }) => gaps.filter((id) => person.gaps.has(id)).length) /
      Math.max(
        1,
        sum(({ gaps }) => gaps.length),
      ),
    'false sentences': sum(({ falsehoods }) => falsehoods.length),
  }
}
