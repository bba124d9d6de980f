import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { InlineAlert } from '@onward/ui/frame'
import { useBeside } from '@onward/ui/job'
import { useState } from 'react'
import { useCvMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AnalysisParts } from './Analysis'
import { useCvLines } from './api'
import { MarkedPage } from './MarkedPage'
import { adviceId, type Followed, goTo, isOfSameReading, markId, noMarks } from './marks'

/** The analysis beside the person's own page; a mark leads to what is said of its line, and back. */
export function OwnAnalysis({ cvId, analysis }: { cvId: string; analysis: CvAnalysis }) {
  const t = useCvMessages()
  const beside = useBeside()
  const read = useCvLines(cvId)
  const [current, setCurrent] = useState<Followed | null>(null)
  const hasMarks = read.data !== undefined && read.data.lines.length > 0 && isOfSameReading(analysis, read.data)
  const show = (point: AnalysisPoint) => {
    const line = point.lines?.[0] ?? 0
    setCurrent({ code: point.code, line })
    goTo(markId(point, line))
  }
  const follow = (mark: Followed) => {
    const isOpen = current?.code === mark.code && current.line === mark.line
    if (!beside) return setCurrent(isOpen ? null : mark)
    setCurrent(mark)
    goTo(adviceId(mark))
  }
  return (
    <AnalysisParts
      analysis={analysis}
      followed={{ current: current?.code ?? null, onShow: hasMarks ? show : undefined }}
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
