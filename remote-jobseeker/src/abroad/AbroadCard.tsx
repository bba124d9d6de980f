import { listWorkMeanwhile } from '@onward/contracts/jobs/board'
import { DECIDED_AT, type FromAbroad, type ProtectedWork } from '@onward/contracts/jobseekers/from-abroad'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { placeText } from '../facts'
import { Answer } from '../parts/Answer'
import styles from './abroad.module.css'
import { useAbroadMessages } from './catalogue'

// The gateway's own page, which works without scripts.
const HELP = '/help/abroad'

/** What a CV says of schools and protected work in other countries, and where to go with it: comparison, who decides, work meanwhile, English. */
export default function AbroadCard({ abroad: { papers, work } }: { abroad: FromAbroad }) {
  const a = useAbroadMessages()
  const named = papers
    .map(({ qualification, institution }) => [qualification, institution].filter(Boolean).join(', '))
    .filter(Boolean)
  return (
    <Section title={a('title')}>
      <div className={styles.card}>
        {named.length > 0 ? (
          <>
            <p>{a('lead')}</p>
            <ul>
              {named.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{a('justWork')}</p>
        )}
        {papers.length > 0 && (
          <>
            <h3>{a('compare')}</h3>
            <p>
              {a('compareText')} <a href={`${HELP}#enic`}>{a('compareLink')}</a>
            </p>
          </>
        )}
        {work && (
          <>
            <h3>{a('decides')}</h3>
            <p>
              {a(`work.${work}`)} <a href={`${HELP}#${DECIDED_AT[work]}`}>{a('decidesLink')}</a>
            </p>
            <Meanwhile work={work} />
          </>
        )}
        <p className={styles.links}>
          <a href={`${HELP}#esol`}>{a('english')}</a>
          <a href={HELP}>{a('all')}</a>
        </p>
        <p className={styles.soft}>{a('private')}</p>
      </div>
    </Section>
  )
}

function Meanwhile({ work }: { work: ProtectedWork }) {
  const a = useAbroadMessages()
  const t = useMessages()
  const jobs = useEndpoint(listWorkMeanwhile, { query: { work } })
  const search = a(`search.${work}`)
  return (
    <>
      <h3>{a('meanwhile')}</h3>
      <Answer of={jobs} cards={1}>
        {({ items }) => (
          <>
            <p>{a(items.length > 0 ? 'meanwhileText' : 'none')}</p>
            {items.length > 0 && (
              <ul>
                {items.map((job) => (
                  <li key={job.id}>
                    <Link to={`/jobs/${job.id}`} lang={job.writtenIn}>
                      {job.title}
                    </Link>
                    , {job.company}, {placeText(t, job)}
                  </li>
                ))}
              </ul>
            )}
            <p>
              <Link to={`/jobs?${new URLSearchParams({ q: search })}`}>{a('look', { search })}</Link>
            </p>
          </>
        )}
      </Answer>
    </>
  )
}
