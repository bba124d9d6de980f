import type { CvLine } from '@onward/contracts/jobseekers/cv-lines'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { useCvMessages } from '../catalogue'
import { LineMarks } from './LineMarks'
import styles from './marked-page.module.css'
import { type Followed, type Mark, type Marks, toneOf } from './marks'

export interface MarkedPageProps {
  lines: readonly CvLine[]
  marks: Marks
  /** Good lines, where no other mark is. */
  strong: ReadonlySet<number>
  current: Followed | null
  /** On a narrow screen a mark opens its advice below the line. */
  inPlace: boolean
  onMark(mark: Mark, line: number): void
}

/** A page of so many lines is about as long as three suggestions beside it. */
const MAX_LINES = 26

/** The text of a CV, set like a page, with marks at the lines that have advice. */
export function MarkedPage({ lines, marks, strong, current, inPlace, onMark }: MarkedPageProps) {
  const t = useCvMessages()
  const hasLeftOut = lines.some(({ number }) => number === null)
  const [isWhole, setWhole] = useState(false)
  const isMarked = ({ number }: CvLine) => number !== null && (marks.has(number) || strong.has(number))
  // A phone shows the parts that the review speaks of, and so does every screen of a long page; the rest is a press away, and on paper.
  const parts = partsOf(lines)
  const folded =
    (inPlace || lines.length > MAX_LINES) && marks.size > 0
      ? parts.filter((part) => part[0]?.kind === 'heading' && !part.some(isMarked))
      : []
  const hidden = new Set(isWhole ? [] : folded.flat())
  return (
    <figure className={styles.paper}>
      <figcaption>
        {t('page.title')} {marks.size > 0 && t('page.legend')} {hasLeftOut && t('page.leftOut')}
      </figcaption>
      <section className={styles.sheet} aria-label={t('page.label')}>
        {lines.map((line, at) => (
          <PageLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={at}
            line={line}
            isHidden={hidden.has(line)}
            marks={(line.number !== null && marks.get(line.number)) || []}
            isStrong={line.number !== null && strong.has(line.number)}
            current={current}
            inPlace={inPlace}
            onMark={onMark}
          />
        ))}
      </section>
      {folded.length > 0 && (
        <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('page.fold') : t('page.whole', { count: hidden.size })}
        </Button>
      )}
    </figure>
  )
}

/** What stands before the first heading, and each heading with what stands under it. */
function partsOf(lines: readonly CvLine[]): CvLine[][] {
  const parts: CvLine[][] = [[]]
  for (const line of lines) {
    if (line.kind === 'heading') parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts
}

interface PageLineProps extends Pick<MarkedPageProps, 'current' | 'inPlace' | 'onMark'> {
  line: CvLine
  marks: readonly Mark[]
  isStrong: boolean
  isHidden: boolean
}
function PageLine({ line, marks, isStrong, isHidden, current, inPlace, onMark }: PageLineProps) {
  const { language } = usePortal()
  // Only numbered lines have marks.
  const number = line.number ?? -1
  const tone = toneOf(marks, isStrong)
  const isCurrent = ({ points }: Mark) => points.some(({ code }) => current?.codes.includes(code))
  const opened = inPlace && current?.line === number ? marks.find(isCurrent) : undefined
  const boxId = `said-${number}`
  return (
    <div
      className={styles.line}
      hidden={isHidden}
      data-kind={line.kind}
      data-tone={tone}
      data-left-out={line.number === null || undefined}
      data-current={marks.some(isCurrent) || undefined}
    >
      <span className={styles.gutter}>
        <LineMarks
          marks={marks}
          line={number}
          isStrong={isStrong}
          onMark={onMark}
          {...(inPlace && { inPlace: { opened, boxId } })}
        />
      </span>
      <p>{line.text}</p>
      {opened && (
        <div id={boxId} className={styles.said}>
          {opened.points.map((point) => {
            const { text, fix } = pointText(point, language)
            return (
              <div key={point.code}>
                <p>
                  <strong>{text}</strong>
                </p>
                {fix && <p>{fix}</p>}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}
