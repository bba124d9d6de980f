import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, Card, Row, Section, Stack } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { Analysis } from './Analysis'
import { useLetters } from './api'
import { CompleteProfile } from './CompleteProfile'
import { LetterCard } from './LetterCard'
import { LetterDraft } from './LetterDraft'
import styles from './letter.module.css'
import { Progress } from './Progress'

/** What stands below an analysed CV: its analysis, progress, the letter and its draft, badge and visibility. */
export function Reviewed({
  cv,
  analysis,
  badgeCompleted,
  forJob,
}: {
  cv: Cv
  analysis: CvAnalysis
  badgeCompleted: boolean
  forJob: string | null
}) {
  const t = useCvMessages()
  const [address, setAddress] = useSearchParams()
  const letters = useLetters(cv.id)
  const [written, setWritten] = useState<string | null>(null)
  const draftTop = useRef<HTMLDivElement>(null)
  const items = letters.data?.items ?? []
  const named = address.get('letter')
  const shown = items.find(({ id }) => id === named) ?? items.find(({ jobId }) => forJob && jobId === forJob) ?? items[0]
  const arrived = written !== null && items.some(({ id }) => id === written)
  // Someone who asked for a letter is taken to it when it is there.
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
    <Stack gap={6}>
      <Analysis filename={cv.filename} analysis={analysis} />
      <LetterCard
        cvId={cv.id}
        forJob={forJob}
        hasLetter={items.length > 0}
        onWritten={(id) => {
          setWritten(id)
          open(id)
        }}
      />
      <Answer of={letters} cards={1}>
        {() =>
          shown && (
            <div ref={draftTop} tabIndex={-1} className={styles.top}>
              <Stack gap={4}>
                <LetterDraft key={shown.id} letter={shown} onDeleted={() => open(null)} />
                {items.length > 1 && (
                  <nav aria-label={t('letter.mine')}>
                    <h3>{t('letter.mine')}</h3>
                    <ul className={styles.letters}>
                      {items.map(({ id, jobId, jobTitle, company, createdAt }) => {
                        const title = jobId ? [jobTitle, company].filter(Boolean).join(', ') : t('letter.general')
                        const words = t('letter.mineItem', { title, day: formatDay(createdAt) })
                        return (
                          <li key={id}>
                            {id === shown.id ? (
                              <span>
                                {words} {t('letter.shown')}
                              </span>
                            ) : (
                              <Link to={addressOfLetter(id)} preventScrollReset>
                                {words}
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
      <CompleteProfile cv={cv} badgeCompleted={badgeCompleted} hasLetter={items.some(({ body }) => body.trim() !== '')} />
      <Progress cvId={cv.id} analysis={analysis} />
      <Card as="section" tone="tint">
        <Section title={t('entry.title')}>
          <p className={styles.flat}>{t('entry.text')}</p>
          <Row gap={3}>
            <ButtonLink to={`/profile/from-cv?cv=${cv.id}`} variant="secondary">
              {t('entry.fill')}
            </ButtonLink>
            <ButtonLink to="/cv-builder" variant="secondary">
              {t('entry.build')}
            </ButtonLink>
          </Row>
        </Section>
      </Card>
    </Stack>
  )
}
