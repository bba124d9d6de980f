import { type AnalysisPoint, type CvAnalysis, cvScoreBand } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal, useSession } from '@onward/portal-kit'
import { Button, ButtonLink, InlineAlert, Section, Stack, Tabs } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useCvMessages, useMessages } from '../catalogue'
import { addressOfChange } from '../curriculum/advice-address'
import { Advice } from './Advice'
import styles from './analysis.module.css'
import { Detailed } from './Detailed'
import { adviceId, type Marks, marksOf } from './marks'
import { Quotes } from './Quotes'

const FIRST = 3
const FIRST_SKILLS = 6
/** Below this score the review begins with what the CV has. */
const LOW = 50

/** Draws the page beside the advice, with these marks. */
type DrawPage = (marks: Marks) => ReactNode
interface Following {
  current: readonly string[]
  onShow?: ((point: AnalysisPoint) => void) | undefined
  changeIn?: string | undefined
}

/** The analysis of a client's CV, as a work coach sees it: without the page. */
export function Analysis({ filename, analysis }: { filename: string; analysis: CvAnalysis }) {
  const t = useMessages()
  const { score } = analysis
  return (
    <Section title={t('analysis.title', { name: filename })}>
      <p className={styles.score}>
        {t('common.outOf100', { score })}: {t(`analysis.band.${cvScoreBand(score)}`)}
      </p>
      <AnalysisParts analysis={analysis} followed={{ current: [] }} />
    </Section>
  )
}

/** The documented four tabs, beside the page where there is one. */
export function AnalysisParts({
  analysis,
  followed,
  page,
  next,
  onTab,
}: {
  analysis: CvAnalysis
  followed: Following
  page?: DrawPage
  next?: ReactNode
  /** Called when another tab opens: its advice is about other lines. */
  onTab?(): void
}) {
  const t = useMessages()
  const c = useCvMessages()
  const [tab, setTab] = useState('overview')
  const [isAll, setAll] = useState(false)
  const { recommendations, strengths } = analysis
  const change = (to: string) => {
    setTab(to)
    onTab?.()
  }
  const first = recommendations.slice(0, FIRST)
  const marks: Readonly<Record<string, () => Marks>> = {
    overview: () => marksOf(first, 'advice'),
    strengths: () => marksOf(strengths, 'strengths'),
    improvements: () => marksOf(isAll ? recommendations : first, 'advice'),
  }
  const marksNow = marks[tab]?.()
  return (
    <Stack gap={4}>
      {analysis.isUnsure && <InlineAlert title={c('scores.unsure')}>{c('scores.unsureText')}</InlineAlert>}
      <div className={page && marksNow ? styles.beside : undefined}>
        <div className={styles.tabs}>
          <Tabs
            label={t('analysis.tabs')}
            value={tab}
            onChange={change}
            tabs={[
              {
                id: 'overview',
                label: t('analysis.overview'),
                content: (
                  <Overview
                    analysis={analysis}
                    first={first}
                    followed={followed}
                    onAll={() => {
                      setAll(true)
                      change('improvements')
                    }}
                  />
                ),
              },
              {
                id: 'strengths',
                label: t('analysis.strengths'),
                content: <Strengths points={strengths} {...followed} />,
              },
              {
                id: 'improvements',
                label: t('analysis.improvements'),
                content: <Improvements analysis={analysis} followed={followed} isAll={isAll} onAll={() => setAll(true)} />,
              },
              { id: 'detailed', label: t('analysis.detailed'), content: <Detailed analysis={analysis} /> },
            ]}
          />
        </div>
        {page && marksNow && <div className={styles.page}>{page(marksNow)}</div>}
        {next && <div className={styles.next}>{next}</div>}
      </div>
    </Stack>
  )
}

interface OverviewProps {
  analysis: CvAnalysis
  first: readonly AnalysisPoint[]
  followed: Following
  onAll(): void
}
function Overview({ analysis, first, followed, onAll }: OverviewProps) {
  const t = useMessages()
  const c = useCvMessages()
  const { viewer } = useSession()
  const all = analysis.recommendations.length
  if (all === 0) {
    return (
      <Stack gap={3}>
        <h2 className={styles.flat}>{c('advice.none')}</h2>
        <p className={styles.soft}>{c('advice.noneText')}</p>
        {viewer === 'user' && (
          <div>
            <ButtonLink to="/jobs">{t('step.matches.action')}</ButtonLink>
          </div>
        )}
      </Stack>
    )
  }
  const possibleScore = analysis.scoreWithFirst ?? 0
  const title = first.length >= FIRST ? 'advice.three' : first.length === 2 ? 'advice.two' : 'advice.one'
  return (
    <div>
      {analysis.score < LOW && <IsThere analysis={analysis} />}
      <h2 className={styles.flat}>{c(title)}</h2>
      {possibleScore > analysis.score && (
        <p className={styles.soft}>
          {c('advice.together', {
            more: possibleScore - analysis.score,
            score: possibleScore,
            band: t(`analysis.band.${cvScoreBand(possibleScore)}`),
          })}
        </p>
      )}
      <Advice points={first} of={all} {...followed} />
      {followed.changeIn && (
        <div className={styles.adviceEnd}>
          <ButtonLink to={addressOfChange(followed.changeIn ?? '', first[0]?.code ?? '')} icon="document">
            {c('advice.make')}
          </ButtonLink>
          {all > first.length && (
            <Button variant="quiet" onClick={onAll}>
              {c('advice.all', { count: all })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What a short or plain CV has already, before what it lacks. */
function IsThere({ analysis: { strengths, detailedAnalysis } }: { analysis: CvAnalysis }) {
  const c = useCvMessages()
  const { language } = usePortal()
  const { skills } = detailedAnalysis
  if (strengths.length + skills.length === 0) return null
  return (
    <section className={styles.isThere}>
      <h2 className={styles.flat}>{c('advice.isThere')}</h2>
      <ul className={styles.plain}>
        {strengths.slice(0, FIRST).map((point) => (
          <li key={point.code}>{pointText(point, language).text}</li>
        ))}
        {skills.length > 0 && (
          <li>
            {c('advice.skills', {
              skills: skills
                .slice(0, FIRST_SKILLS)
                .map(({ skill }) => skill)
                .join(', '),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}

function Strengths({ points, current, onShow }: { points: readonly AnalysisPoint[] } & Following) {
  const t = useMessages()
  const c = useCvMessages()
  const { language } = usePortal()
  if (points.length === 0) return <p>{t('analysis.noStrengths')}</p>
  return (
    <ul className={styles.points}>
      {points.map((point) => {
        const { text } = pointText(point, language)
        return (
          <li key={point.code} id={adviceId(point.code)} tabIndex={-1} data-current={current.includes(point.code) || undefined}>
            <p className={styles.flat}>{text}</p>
            {onShow && point.lines?.length ? (
              <Button variant="quiet" size="s" onClick={() => onShow(point)} aria-label={c('page.showOf', { text })}>
                {c('page.show')}
              </Button>
            ) : (
              <Quotes quotes={point.quotes} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The first three, and the rest on demand. */
function Improvements({
  analysis,
  followed,
  isAll,
  onAll,
}: {
  analysis: CvAnalysis
  followed: Following
  isAll: boolean
  onAll(): void
}) {
  const t = useMessages()
  const c = useCvMessages()
  const { language } = usePortal()
  const { recommendations, weaknesses } = analysis
  const [hasPressed, setPressed] = useState(false)
  const firstNew = useRef(recommendations[FIRST]?.code)
  // The pressed button is gone.
  useEffect(() => {
    if (hasPressed && firstNew.current) document.getElementById(adviceId(firstNew.current))?.focus()
  }, [hasPressed])
  if (recommendations.length + weaknesses.length === 0) return <p>{c('advice.none')}</p>
  const count = recommendations.length
  const isShort = !isAll && count > FIRST
  return (
    <Stack gap={5}>
      {count > 0 && (
        <h2 className={styles.flat}>
          {isShort ? c('advice.three') : count === 1 ? c('advice.one') : c('advice.all', { count })}
        </h2>
      )}
      <Advice points={isShort ? recommendations.slice(0, FIRST) : recommendations} of={count} {...followed} withPriority />
      {count > FIRST && (
        <div>
          <p role="status" className={styles.soft}>
            {hasPressed && c('advice.allShown', { count })}
          </p>
          {isShort && (
            <Button
              variant="secondary"
              onClick={() => {
                onAll()
                setPressed(true)
              }}
            >
              {c('advice.more', { count: count - FIRST })}
            </Button>
          )}
        </div>
      )}
      {!isShort && weaknesses.length > 0 && (
        <Section level={3} title={t('analysis.weaknesses')}>
          <ul className={styles.plain}>
            {weaknesses.map((point) => (
              <li key={point.code}>{pointText(point, language).text}</li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  )
}
