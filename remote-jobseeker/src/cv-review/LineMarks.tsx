import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { Icon } from '@onward/ui/frame'
import { useCvMessages } from '../catalogue'
import styles from './line-marks.module.css'
import { type Mark, markId } from './marks'

interface LineMarksProps {
  marks: readonly Mark[]
  line: number
  /** A good line, where no other mark is. */
  isStrong: boolean
  onMark(mark: Mark, line: number): void
  /** A mark opens its advice in place: which one is open, and the id of what is opened. */
  inPlace?: { opened: Mark | undefined; boxId: string }
}
/** The numbered marks of a line, or its tick. */
export function LineMarks({ marks, line, isStrong, onMark, inPlace }: LineMarksProps) {
  const t = useCvMessages()
  const { language } = usePortal()
  return (
    <>
      {marks.map((mark) => {
        const id = markId(mark, line)
        const text = mark.points.map((point) => pointText(point, language).text).join(' ')
        const count = mark.points.length
        const isOpen = mark === inPlace?.opened
        return (
          <button
            key={id}
            id={id}
            type="button"
            className={styles.mark}
            data-tone={mark.number === null ? 'strong' : 'change'}
            aria-label={
              mark.number === null ? t('page.strongMark', { text, count }) : t('page.mark', { number: mark.number, text })
            }
            {...(inPlace && { 'aria-expanded': isOpen, 'aria-controls': isOpen ? inPlace.boxId : undefined })}
            onClick={() => onMark(mark, line)}
          >
            {mark.number ?? (
              <>
                <Icon name="check" size={14} />
                {count > 1 && <span className={styles.count}>{count}</span>}
              </>
            )}
          </button>
        )
      })}
      {marks.length === 0 && isStrong && (
        <span className={styles.tick} role="img" aria-label={t('page.strong')}>
          <Icon name="check" size={14} />
        </span>
      )}
    </>
  )
}
