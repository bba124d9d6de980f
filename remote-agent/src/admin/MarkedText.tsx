import { salaryIn } from '@onward/contracts/jobs/pay'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Icon } from '@onward/ui/frame'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { type MarkedFlag, piecesOf } from './marked-text'

/** Shorter runs are marked within their line. */
const LONG = 30

interface MarkedTextProps {
  text: string
  flags: readonly MarkedFlag[]
  field: string
  line?: number
}
/** Text with what the checks saw, each run under the name of its findings. */
export function MarkedText({ text, flags, field, line }: MarkedTextProps) {
  const w = useAdminMessages()
  return piecesOf(text, flags, { field, line: line ?? null }).map((piece, n) => {
    const said = field === 'salary' ? salaryIn(piece.text, currentLanguage()) : piece.text
    if (piece.flags.length === 0) return said
    const isHeld = piece.flags.some(({ severity }) => severity === 'hold')
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: runs keep their places
        key={n}
        className={piece.text.length > LONG ? styles.seen : styles.seenWords}
        data-severity={isHeld ? 'hold' : 'note'}
      >
        <span className={styles.seenBy}>
          <Icon name="alert" /> {piece.flags.map(({ check }) => w(`check.${check}`)).join(', ')}
          <span className={styles.unseen}>: </span>
        </span>
        {said}
      </mark>
    )
  })
}
