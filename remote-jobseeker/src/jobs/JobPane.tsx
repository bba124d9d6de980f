import type { BoardJob } from '@onward/contracts/jobs/board'
import { hoursOf } from '@onward/contracts/jobs/stated-hours'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Disclosure, Row, Stack } from '@onward/ui/frame'
import { EmployerMark } from '@onward/ui/job'
import { useEffect, useRef } from 'react'
import { BetterOff } from '../better-off/BetterOff'
import { useMessages } from '../catalogue'
import { postedText } from '../facts'
import { placeName } from '../welsh-places'
import { useJobsMessages } from './catalogue'
import { DismissButton } from './DismissedJob'
import { Demands } from './demands/Demands'
import { Facts } from './Facts'
import { fitLines, madeUpText } from './fit'
import { ApplyLink } from './JobCard'
import { Fit } from './job-lines'
import styles from './jobs.module.css'
import { Requirements } from './Requirements'
import { useRemembered } from './remembered'
import { SaveToggle } from './SaveToggle'
import { Support } from './Support'
import { FitLines, WhyThisMatch } from './WhyThisMatch'

/** The chosen job beside the list. `chosen`: the person pressed its card, so the focus moves here. */
export default function JobPane({ job, chosen, onDismissed }: { job: BoardJob; chosen: boolean; onDismissed(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useRemembered(chosen ? job.id : undefined)
  useEffect(() => {
    if (chosen && job.id) heading.current?.focus({ preventScroll: true })
  }, [chosen, job.id])
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <EmployerMark name={job.company} logo={job.logo} large />
        <div className={styles.headWords}>
          <h2 ref={heading} tabIndex={-1} lang={job.writtenIn}>
            {job.title}
          </h2>
          <p className={styles.soft}>
            {job.company}, {placeName(job.location)}
          </p>
        </div>
        <Link to={`/jobs/${job.id}`} className={styles.aside}>
          {t('common.viewDetails')}
        </Link>
      </div>
      <Facts job={job} />
      <Row gap={3}>
        <ApplyLink job={job} size="m" />
        <SaveToggle job={job} />
        {!job.applicationId && <DismissButton job={job} onDismissed={onDismissed} />}
        <span className={styles.soft}>
          {postedText(t, job.postedAt)}
          {job.closesOn && `. ${t('job.closesOn', { day: formatDay(job.closesOn) })}`}
        </span>
      </Row>
      {job.match && <Demands match={job.match} />}
      {job.match && (
        <div>
          <h3>{t('why.title')}</h3>
          <p className={styles.flat}>
            <Fit job={job} wide />
          </p>
          <FitLines match={job.match} lines={fitLines(t, w, job.match, job.travel)} />
          <Disclosure summary={madeUpText(w, job.match.score)}>
            <WhyThisMatch match={job.match} />
          </Disclosure>
        </div>
      )}
      <div>
        <h3>{t('job.about')}</h3>
        <p className={styles.advert} lang={job.writtenIn}>
          {job.description}
        </p>
      </div>
      {job.requirements.length > 0 && (
        <div>
          <h3>{w('job.asks')}</h3>
          <Requirements of={job} />
        </div>
      )}
      <Support job={job} level={3} />
      <BetterOff key={job.id} pay={job.pay} hours={Number(hoursOf(job)) || null} />
    </Stack>
  )
}
