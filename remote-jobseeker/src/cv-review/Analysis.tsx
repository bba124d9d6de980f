import { type AnalysisPoint, type CvAnalysis, cvScoreBand } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal, useSession } from '@onward/portal-kit'
import { Button, ButtonLink, Section, Stack, Tabs } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCvMessages, useMessages } from '../catalogue'
import { Advice } from './Advice'
import styles from './analysis.module.css'
import { Detailed } from './Detailed'
import { adviceId, type Marks, marksOf } from './marks'
import { Quotes } from './Quotes'
import { TwoScores } from './TwoScores'

const FIRST = 3
/** 100 is not given. */
const BEST = 99

/** What stands beside the advice: the page with these marks. */
type DrawPage = (marks: Marks) => ReactNode
interface Following {
  current: string | null
  onShow?: ((point: AnalysisPoint) => void) | undefined
}

/** The analysis of somebody else's CV, as a work coach sees it: without the page. */
export function Analysis({ filename, analysis }: { filename: string; analysis: CvAnalysis }) {
  const t = useMessages()
  const { score } = analysis
  return (
    <Section title={t('analysis.title', { name: filename })}>
      <p className={styles.score}>
        {t('common.outOf100', { score })}: {t(`analysis.band.${cvScoreBand(score)}`)}
      </p>
      <AnalysisParts analysis={analysis} followed={{ current: null }} />
    </Section>
  )
}

/** Two scores and the documented four tabs, with the page beside them where there is one. */
export function AnalysisParts({
  analysis,
  followed,
  page,
  onTab,
}: {
  analysis: CvAnalysis
  followed: Following
  page?: DrawPage
  /** Another tab speaks of other lines. */
  onTab?(): void
}) {
  const t = useMessages()
  const [tab, setTab] = useState('overview')
  const { recommendations, strengths } = analysis
  const change = (to: string) => {
    setTab(to)
    onTab?.()
  }
  const beside = (content: ReactNode, marks: Marks) =>
    page ? (
      <div className={styles.beside}>
        <div>{content}</div>
        {page(marks)}
      </div>
    ) : (
      content
    )
  const first = recommendations.slice(0, FIRST)
  return (
    <Stack gap={4}>
      <TwoScores analysis={analysis} />
      <div className={styles.tabs}>
        <Tabs
          label={t('analysis.tabs')}
          value={tab}
          onChange={change}
          tabs={[
            {
              id: 'overview',
              label: t('analysis.overview'),
              content: beside(
                <Overview analysis={analysis} first={first} followed={followed} onAll={() => change('improvements')} />,
                marksOf(first, 'advice'),
              ),
            },
            {
              id: 'strengths',
              label: t('analysis.strengths'),
              content: beside(<Strengths points={strengths} {...followed} />, marksOf(strengths, 'strengths')),
            },
            {
              id: 'improvements',
              label: t('analysis.improvements'),
              content: beside(<Improvements analysis={analysis} followed={followed} />, marksOf(recommendations, 'advice')),
            },
            { id: 'detailed', label: t('analysis.detailed'), content: <Detailed analysis={analysis} /> },
          ]}
        />
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
  const words = useCvMessages()
  const { viewer } = useSession()
  const all = analysis.recommendations.length
  if (all === 0) {
    return (
      <Stack gap={3}>
        <h2 className={styles.flat}>{words('advice.none')}</h2>
        <p className={styles.soft}>{words('advice.noneText')}</p>
        {viewer === 'user' && (
          <div>
            <ButtonLink to="/jobs">{t('step.matches.action')}</ButtonLink>
          </div>
        )}
      </Stack>
    )
  }
  const reached = Math.min(BEST, analysis.score + first.reduce((sum, { points }) => sum + points, 0))
  const title = first.length >= FIRST ? 'advice.three' : first.length === 2 ? 'advice.two' : 'advice.one'
  return (
    <div>
      <h2 className={styles.flat}>{words(title)}</h2>
      {reached > analysis.score && (
        <p className={styles.soft}>
          {words('advice.together', { score: reached, band: t(`analysis.band.${cvScoreBand(reached)}`) })}
        </p>
      )}
      <Advice points={first} of={all} {...followed} />
      {viewer === 'user' && (
        <div className={styles.adviceEnd}>
          <ButtonLink to="/cv-builder" icon="document">
            {words('advice.make')}
          </ButtonLink>
          {all > first.length && (
            <Button variant="quiet" onClick={onAll}>
              {words('advice.all', { count: all })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Strengths({ points, current, onShow }: { points: readonly AnalysisPoint[] } & Following) {
  const t = useMessages()
  const words = useCvMessages()
  const { language } = usePortal()
  if (points.length === 0) return <p>{t('analysis.noStrengths')}</p>
  return (
    <ul className={styles.points}>
      {points.map((point) => {
        const { text } = pointText(point, language)
        return (
          <li key={point.code} id={adviceId(point)} tabIndex={-1} data-current={point.code === current || undefined}>
            <p className={styles.flat}>{text}</p>
            {onShow && point.lines?.length ? (
              <Button variant="quiet" size="s" onClick={() => onShow(point)} aria-label={words('page.showOf', { text })}>
                {words('page.show')}
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

function Improvements({ analysis, followed }: { analysis: CvAnalysis; followed: Following }) {
  const t = useMessages()
  const words = useCvMessages()
  const { language } = usePortal()
  const { recommendations, weaknesses } = analysis
  if (recommendations.length + weaknesses.length === 0) return <p>{words('advice.none')}</p>
  const count = recommendations.length
  return (
    <Stack gap={5}>
      {count > 0 && <h2 className={styles.flat}>{count === 1 ? words('advice.one') : words('advice.all', { count })}</h2>}
      <Advice points={recommendations} of={recommendations.length} {...followed} withPriority />
      {weaknesses.length > 0 && (
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
