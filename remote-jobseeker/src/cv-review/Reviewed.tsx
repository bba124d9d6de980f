import { type CvAnalysis, cvScoreBand } from '@onward/contracts/jobseekers/cv-analysis'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import type { FromAbroad } from '@onward/contracts/jobseekers/from-abroad'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, Section, Stack } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FromCvAbroad } from '../abroad/FromCvAbroad'
import { useCvMessages, useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useLetters } from './api'
import { CompleteProfile } from './CompleteProfile'
import { ForMatching } from './ForMatching'
import { LetterCard } from './LetterCard'
import { LetterDraft } from './LetterDraft'
import styles from './letter.module.css'
import { NextStep } from './NextStep'
import next from './next.module.css'
import { OwnAnalysis } from './OwnAnalysis'
import { Progress } from './Progress'
import review from './review.module.css'

/** Id of the heading, which takes the focus when the review arrives. */
export const REVIEW_TITLE = 'review-title'

/** An analysed CV: its score, the analysis beside the page, and the next steps. */
export function Reviewed({
  cv,
  analysis,
  badgeCompleted,
  abroad,
  forJob,
  picker,
  hasFailed,
}: {
  cv: Cv
  analysis: CvAnalysis
  badgeCompleted: boolean
  abroad: FromAbroad | undefined
  forJob: string | null
  picker: ReactNode
  hasFailed: boolean
}) {
  const t = useCvMessages()
  const m = useMessages()
  const [address, setAddress] = useSearchParams()
  const letters = useLetters(cv.id)
  const [written, setWritten] = useState<string | null>(null)
  const [isPicking, setPicking] = useState(false)
  const draftTop = useRef<HTMLDivElement>(null)
  const items = letters.data?.items ?? []
  const named = address.get('letter')
  const selected = items.find(({ id }) => id === named) ?? items.find(({ jobId }) => forJob && jobId === forJob) ?? items[0]
  const arrived = written !== null && items.some(({ id }) => id === written)
  // Moves to the letter when one that was asked for arrives.
  useEffect(() => {
    if (!arrived) return
    draftTop.current?.scrollIntoView({ block: 'start' })
    draftTop.current?.focus({ preventScroll: true })
    setWritten(null)
  }, [arrived])
  const open = (id: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('letter', id)
        else next.delete('letter')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const addressOfLetter = (id: string) => {
    const next = new URLSearchParams(address)
    next.set('letter', id)
    return `?${next}`
  }
  return (
    <Stack gap={5}>
      <header className={review.head}>
        <div>
          <h1 id={REVIEW_TITLE} tabIndex={-1}>
            {t('scores.whole', { score: analysis.score, band: m(`analysis.band.${cvScoreBand(analysis.score)}`) })}
          </h1>
          <p className={review.read}>{t('scores.read', { name: cv.filename, day: formatDay(cv.uploadedAt) })}</p>
        </div>
        <ForMatching cv={cv} />
      </header>
      <OwnAnalysis
        cvId={cv.id}
        fileType={cv.fileType}
        analysis={analysis}
        next={
          <div className={review.screen}>
            <Section title={t('common.next')}>
              <div className={next.steps}>
                <LetterCard
                  cvId={cv.id}
                  forJob={forJob}
                  onWritten={(id) => {
                    setWritten(id)
                    open(id)
                  }}
                />
                <CompleteProfile
                  cv={cv}
                  badgeCompleted={badgeCompleted}
                  hasLetter={items.some(({ body }) => body.trim() !== '')}
                />
                <NextStep
                  icon="upload"
                  title={t('next.upload')}
                  text={t('next.uploadText')}
                  quiet
                  action={
                    <Button variant="quiet" aria-expanded={isPicking || hasFailed} onClick={() => setPicking(!isPicking)}>
                      {t('next.uploadAction')}
                    </Button>
                  }
                >
                  <div hidden={!isPicking && !hasFailed}>{picker}</div>
                </NextStep>
                <NextStep
                  icon="profile"
                  title={t('entry.title')}
                  text={t('entry.text')}
                  quiet
                  action={
                    <ButtonLink to={`/profile/from-cv?cv=${cv.id}`} variant="quiet">
                      {t('entry.fill')}
                    </ButtonLink>
                  }
                />
              </div>
            </Section>
          </div>
        }
      />
      <div className={review.screen}>
        <FromCvAbroad abroad={abroad} />
      </div>
      <Answer of={letters} cards={1}>
        {() =>
          selected && (
            <div ref={draftTop} tabIndex={-1} className={`${styles.top} ${review.screen}`}>
              <Stack gap={4}>
                <LetterDraft key={selected.id} letter={selected} onDeleted={() => open(null)} />
                {items.length > 1 && (
                  <nav aria-label={t('letter.mine')}>
                    <h3>{t('letter.mine')}</h3>
                    <ul className={styles.letters}>
                      {items.map(({ id, jobId, jobTitle, company, createdAt }) => {
                        const title = jobId ? [jobTitle, company].filter(Boolean).join(', ') : t('letter.general')
                        const label = t('letter.mineItem', { title, day: formatDay(createdAt) })
                        return (
                          <li key={id}>
                            {id === selected.id ? (
                              <span>
                                {label} {t('letter.shown')}
                              </span>
                            ) : (
                              <Link to={addressOfLetter(id)} preventScrollReset>
                                {label}
                              </Link>
                            )}
                          </li>
                        )
                      })}
                    </ul>
                  </nav>
                )}
              </Stack>
            </div>
          )
        }
      </Answer>
      <Progress cvId={cv.id} analysis={analysis} />
    </Stack>
  )
}
