import { type PeopleLeft as Line, PEOPLE_LEAST } from '@onward/contracts/jobs/advert-help'
import { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Icon } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { type AdvertAsked, usePeopleLeft } from './api'
import { usePostingMessages } from './catalogue'
import type { JobDraft } from './form'
import styles from './people-left.module.css'
import { usePaused } from './usePaused'

/** How many people who can be found meet the advert as it is typed, demand by demand; nothing where that cannot be said. */
export function PeopleLeft({ draft }: { draft: JobDraft }) {
  const p = usePostingMessages()
  const t = useMessages()
  const typed = usePaused<AdvertAsked>({
    title: draft.title.trim(),
    location: draft.location.trim(),
    type: draft.jobType,
    description: draft.description,
    requirements: draft.requirements,
    isRemoteAvailable: draft.isRemoteAvailable,
  })
  const counted = usePeopleLeft(typed).data
  const everyone = counted?.lines[0]?.people.atLeast
  if (!counted || everyone === undefined) return null
  const nameOf = ({ kind, what }: Line) => {
    if (kind === 'everyone') return p('left.everyone')
    if (kind === 'place') return p('left.place', { place: what })
    if (kind === 'years') return p('left.years', { count: Number(what) })
    const type = kind === 'hours' && JOB_TYPES.find((one) => one === what)
    return type ? t(`common.jobType.${type}`) : what
  }
  const { atLeast } = counted.matching
  return (
    <section className={styles.left} aria-labelledby="post-people">
      <h2 id="post-people">
        <Icon name="people" size={20} />
        {p('left.title')}
      </h2>
      {everyone === null ? (
        <p>{p('left.none', { least: PEOPLE_LEAST })}</p>
      ) : (
        <>
          <p>
            {atLeast === null
              ? p('left.matching.few', { least: PEOPLE_LEAST })
              : p('left.matching', { number: formatNumber(atLeast) })}
          </p>
          <ul>
            {counted.lines.map((line) => (
              <li key={`${line.kind} ${line.what}`}>
                <span>{nameOf(line)}</span>
                <strong>
                  {line.people.atLeast === null
                    ? p('left.few', { least: PEOPLE_LEAST })
                    : p('left.atLeast', { number: formatNumber(line.people.atLeast) })}
                </strong>
                <Bar share={(line.people.atLeast ?? 0) / everyone} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{p('left.note', { least: PEOPLE_LEAST })}</p>
        </>
      )}
    </section>
  )
}

const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 240 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect width="240" height="6" rx="3" />
    {share > 0 && <rect width={Math.max(3, 240 * Math.min(1, share))} height="6" rx="3" data-share />}
  </svg>
)
