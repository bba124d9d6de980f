import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { InlineAlert } from '@onward/ui/frame'
import { useBeside } from '@onward/ui/job'
import { type ReactNode, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AnalysisParts } from './Analysis'
import { useCvLines } from './api'
import { MarkedPage } from './MarkedPage'
import { adviceId, type Followed, goTo, isOfSameReading, type Mark, markId, noMarks } from './marks'

/** The analysis beside the person's own page; a mark leads to its advice and back. `next` follows the analysis. */
export function OwnAnalysis({ cvId, analysis, next }: { cvId: string; analysis: CvAnalysis; next?: ReactNode }) {
  const t = useCvMessages()
  const beside = useBeside()
  const read = useCvLines(cvId)
  const [current, setCurrent] = useState<Followed | null>(null)
  const hasMarks = read.data !== undefined && read.data.lines.length > 0 && isOfSameReading(analysis, read.data)
  const show = (point: AnalysisPoint) => {
    const line = point.lines?.[0] ?? 0
    const isStrength = analysis.strengths.includes(point)
    setCurrent({ codes: [point.code], line })
    goTo(markId({ points: [point], number: isStrength ? null : 0 }, line))
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
                <MarkedPage
                  lines={lines}
                  marks={hasMarks ? marks : noMarks}
                  strong={new Set(hasMarks ? analysis.detailedAnalysis.content.evidence?.lines : [])}
                  current={current}
                  inPlace={!beside}
                  onMark={follow}
                />
              </div>
            )
          }
        </Answer>
      )}
    />
  )
}
