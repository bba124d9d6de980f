import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { cvPointTexts } from '@onward/contracts/jobseekers/cv-point-texts'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { documentPagesCatalogue } from '@onward/ui/document-pages-catalogue'
import { Button, InlineAlert } from '@onward/ui/frame'
import { useBeside } from '@onward/ui/job'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AnalysisParts } from './Analysis'
import { useCvLines } from './api'
import { MarkedPage } from './MarkedPage'
import styles from './marked-page.module.css'
import { adviceId, type Followed, goTo, isOfSameReading, type Mark, markId, noMarks } from './marks'

const PicturedPages = lazyPart(withCatalogues([documentPagesCatalogue, cvPointTexts], () => import('./PicturedPages')))

interface OwnAnalysisProps {
  cvId: string
  /** A PDF is shown as it looks where there is room; of a Word file only the text is known. */
  fileType?: Cv['fileType']
  analysis: CvAnalysis
  next?: ReactNode
}
/** The analysis beside the person's own page; a mark leads to its advice and back. `next` follows the analysis. */
export function OwnAnalysis({ cvId, fileType, analysis, next }: OwnAnalysisProps) {
  const t = useCvMessages()
  const beside = useBeside()
  const read = useCvLines(cvId)
  const [current, setCurrent] = useState<Followed | null>(null)
  const [chosen, setChosen] = useState<'pictures' | 'text' | null>(null)
  const view = chosen ?? (beside && fileType === 'pdf' ? 'pictures' : 'text')
  const [wanted, setWanted] = useState<string | null>(null)
  // A line that could not be found in the picture is shown in the text.
  useEffect(() => {
    if (wanted === null) return
    if (document.getElementById(wanted)) goTo(wanted)
    else if (view === 'pictures') return setChosen('text')
    setWanted(null)
  }, [wanted, view])
  const hasMarks = read.data !== undefined && read.data.lines.length > 0 && isOfSameReading(analysis, read.data)
  const strong = new Set(hasMarks ? analysis.detailedAnalysis.content.evidence?.lines : [])
  const show = (point: AnalysisPoint) => {
    const line = point.lines?.[0] ?? 0
    const isStrength = analysis.strengths.includes(point)
    setCurrent({ codes: [point.code], line })
    setWanted(markId({ points: [point], number: isStrength ? null : 0 }, line))
  }
  const follow = ({ points }: Mark, line: number) => {
    const codes = points.map(({ code }) => code)
    const isOpen = current?.line === line && codes.some((code) => current.codes.includes(code))
    if (!beside) return setCurrent(isOpen ? null : { codes, line })
    setCurrent({ codes, line })
    goTo(adviceId(codes[0] ?? ''))
  }
  return (
    <AnalysisParts
      analysis={analysis}
      followed={{ current: current?.codes ?? [], onShow: hasMarks ? show : undefined, changeIn: cvId }}
      next={next}
      onTab={() => setCurrent(null)}
      page={(marks) => (
        <Answer of={read} cards={2} title={t('page.failed')}>
          {({ lines }) =>
            lines.length === 0 ? (
              <InlineAlert>{t('page.none')}</InlineAlert>
            ) : (
              <div>
                {!hasMarks && (
                  <InlineAlert title={t('page.older')}>
                    <p>{t('page.olderText')}</p>
                  </InlineAlert>
                )}
                <fieldset className={styles.views}>
                  <legend>{t('page.views')}</legend>
                  {(['pictures', 'text'] as const).map((one) => (
                    <Button
                      key={one}
                      size="s"
                      variant={one === view ? 'secondary' : 'quiet'}
                      aria-pressed={one === view}
                      onClick={() => setChosen(one)}
                    >
                      {t(`page.as.${one}`)}
                    </Button>
                  ))}
                </fieldset>
                {view === 'pictures' ? (
                  <Suspense fallback={null}>
                    <PicturedPages
                      cvId={cvId}
                      marks={hasMarks ? marks : noMarks}
                      strong={strong}
                      current={current}
                      onMark={follow}
                    />
                  </Suspense>
                ) : (
                  <MarkedPage
                    lines={lines}
                    marks={hasMarks ? marks : noMarks}
                    strong={strong}
                    current={current}
                    inPlace={!beside}
                    onMark={follow}
                  />
                )}
              </div>
            )
          }
        </Answer>
      )}
    />
  )
}
