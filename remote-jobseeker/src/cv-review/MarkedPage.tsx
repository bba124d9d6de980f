import type { CvLineShown } from '@onward/contracts/jobseekers/cv-lines'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { Icon } from '@onward/ui/frame'
import { useCvMessages } from '../catalogue'
import styles from './marked-page.module.css'
import { type Followed, type Mark, type Marks, markId } from './marks'

export interface MarkedPageProps {
  lines: readonly CvLineShown[]
  marks: Marks
  /** Lines that are good as they are, where no mark says more. */
  strong: ReadonlySet<number>
  current: Followed | null
  /** There is no room beside the page: a mark opens what is said of its line below it. */
  inPlace: boolean
  onMark(mark: Followed): void
}

/** A CV as it was read, set like a page, with marks at the lines that the review speaks of. */
export function MarkedPage({ lines, marks, strong, current, inPlace, onMark }: MarkedPageProps) {
  const t = useCvMessages()
  const hasLeftOut = lines.some(({ number }) => number === null)
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
            marks={(line.number !== null && marks.get(line.number)) || []}
            isStrong={line.number !== null && strong.has(line.number)}
            current={current}
            inPlace={inPlace}
            onMark={onMark}
          />
        ))}
      </section>
    </figure>
  )
}

interface PageLineProps extends Pick<MarkedPageProps, 'current' | 'inPlace' | 'onMark'> {
  line: CvLineShown
  marks: readonly Mark[]
  isStrong: boolean
}
function PageLine({ line, marks, isStrong, current, inPlace, onMark }: PageLineProps) {
  const t = useCvMessages()
  const { language } = usePortal()
  // Only lines that have a number have marks.
  const number = line.number ?? -1
  const tone = marks.some((mark) => mark.number !== null) ? 'change' : marks.length > 0 || isStrong ? 'strong' : undefined
  const opened = inPlace && current?.line === number ? marks.find(({ point }) => point.code === current.code) : undefined
  const said = opened && pointText(opened.point, language)
  const boxId = `said-${number}`
  return (
    <div
      className={styles.line}
      data-kind={line.kind}
      data-tone={tone}
      data-left-out={line.number === null || undefined}
      data-current={marks.some(({ point }) => point.code === current?.code) || undefined}
    >
      <span className={styles.gutter}>
        {marks.map((mark) => {
          const { text } = pointText(mark.point, language)
          return (
            <button
              key={mark.point.code}
              id={markId(mark.point, number)}
              type="button"
              className={styles.mark}
              data-tone={mark.number === null ? 'strong' : 'change'}
              aria-label={mark.number === null ? t('page.strongMark', { text }) : t('page.mark', { number: mark.number, text })}
              {...(inPlace ? { 'aria-expanded': mark === opened, 'aria-controls': mark === opened ? boxId : undefined } : {})}
              onClick={() => onMark({ code: mark.point.code, line: number })}
            >
              {mark.number ?? <Icon name="check" size={14} />}
            </button>
          )
        })}
        {marks.length === 0 && isStrong && (
          <span className={styles.tick} role="img" aria-label={t('page.strong')}>
            <Icon name="check" size={14} />
          </span>
        )}
      </span>
      <p>{line.text}</p>
      {said && (
        <div id={boxId} className={styles.said}>
          <p>
            <strong>{said.text}</strong>
          </p>
          {said.fix && <p>{said.fix}</p>}
        </div>
      )}
    </div>
  )
}
