import { curriculumOf } from '@onward/contracts/jobseekers/curriculum'
import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { readCvFacts } from '@onward/contracts/jobseekers/cv-builder'
import type { CvLine } from '@onward/contracts/jobseekers/cv-lines'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useSearchParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, InlineAlert, openAround } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { useCv, useCvLines } from '../cv-review/api'
import styles from './advised.module.css'
import { type AdvisedPlace, placeOfAdvice } from './advised-place'
import { type CurriculumDraft, draftOf } from './form'

interface Edited {
  draft: CurriculumDraft
  isEmpty: boolean
  onChange(next: CurriculumDraft): void
}
/** What the review of a CV advises, at the line that each advice speaks of; `?cv=` and `?advice=` name both. */
export function AdvisedChanges(edited: Edited) {
  const [address] = useSearchParams()
  const cvId = address.get('cv')
  return cvId && <OfCv key={cvId} cvId={cvId} {...edited} />
}

function OfCv({ cvId, ...edited }: Edited & { cvId: string }) {
  const read = useCv(cvId)
  const lines = useCvLines(cvId)
  const analysis = read.data?.analysis
  // Without its lines the advice still says what to do, and in which section.
  if (!read.data || !analysis || (lines.data === undefined && !lines.error)) return null
  return <Advised cv={read.data.cv} analysis={analysis} lines={lines.data?.lines ?? []} {...edited} />
}

function Advised({
  cv,
  analysis,
  lines,
  draft,
  isEmpty,
  onChange,
}: Edited & { cv: Cv; analysis: CvAnalysis; lines: readonly CvLine[] }) {
  const t = useCvMessages()
  const { language } = usePortal()
  const [address, setAddress] = useSearchParams()
  const { recommendations } = analysis
  const at = Math.max(
    0,
    recommendations.findIndex(({ code }) => code === address.get('advice')),
  )
  const point = recommendations[at]
  const place = useGoTo(point, draft, isEmpty, lines)
  if (!point) return null
  const { text, fix } = pointText(point, language)
  const [line] = point.quotes
  const next = recommendations[at + 1]
  return (
    <section className={styles.advised} aria-label={t('advised.region')}>
      <div role="status">
        <p className={styles.title}>
          <span>{t('advised.of', { number: at + 1, count: recommendations.length })}</span> <strong>{text}</strong>
        </p>
        {fix && <p>{fix}</p>}
        {place?.isFound === false && line && <p>{t('advised.where', { line })}</p>}
      </div>
      {isEmpty ? (
        <PutIn cv={cv} onChange={onChange} />
      ) : (
        <div className={styles.actions}>
          {next && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => setAddress({ cv: cv.id, advice: next.code }, { replace: true, preventScrollReset: true })}
            >
              {t('advised.next')}
            </Button>
          )}
          <ButtonLink variant="quiet" size="s" to={`/cv-review?cv=${cv.id}`}>
            {t('advised.done')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** Takes the person to the line of an advice, once for each advice; gives its place. */
function useGoTo(point: AnalysisPoint | undefined, draft: CurriculumDraft, isEmpty: boolean, lines: readonly CvLine[]) {
  const [place, setPlace] = useState<AdvisedPlace | null>(null)
  const lastShown = useRef<string | null>(null)
  useEffect(() => {
    if (!point || isEmpty || lastShown.current === point.code) return
    // The shell gives the focus to a page that was opened: what the page itself wants comes after.
    const timer = setTimeout(() => {
      lastShown.current = point.code
      const found = placeOfAdvice(draft, point, lines)
      setPlace(found)
      show(found)
    })
    return () => clearTimeout(timer)
  }, [point, draft, isEmpty, lines])
  return place
}

function show({ id, range }: AdvisedPlace): void {
  const control = document.getElementById(id)
  if (!control) return
  openAround(control)
  if (range && control instanceof HTMLTextAreaElement) control.setSelectionRange(...range)
  if (!control.matches('input, textarea, select')) control.tabIndex = -1
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

/** An empty builder takes what was read from the CV whose advice somebody came to follow. */
function PutIn({ cv, onChange }: { cv: Cv; onChange: Edited['onChange'] }) {
  const t = useCvMessages()
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef(false)
  const putIn = async () => {
    setFailed(false)
    try {
      const { facts } = await call(readCvFacts, { params: { id: cv.id } })
      onChange(draftOf(curriculumOf(facts)))
    } catch {
      setFailed(true)
    }
  }
  const start = useRef(putIn)
  useEffect(() => {
    if (!asked.current) void start.current()
    asked.current = true
  }, [])
  if (!hasFailed) return <p role="status">{t('advised.filling', { name: cv.filename })}</p>
  return (
    <InlineAlert tone="danger" role="alert" title={t('advised.failed')}>
      <p>{t('advised.failedText')}</p>
      <Button variant="secondary" size="s" onClick={() => void putIn()}>
        {t('advised.fill')}
      </Button>
    </InlineAlert>
  )
}
