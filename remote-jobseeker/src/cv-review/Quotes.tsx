import { useSession } from '@onward/portal-kit'
import { VisuallyHidden } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './analysis.module.css'

/** Quotes from the CV that a point is based on. */
export function Quotes({ quotes }: { quotes: readonly string[] }) {
  const t = useMessages()
  const { viewer } = useSession()
  return quotes.map((quote) => (
    <blockquote key={quote} className={styles.quote}>
      <VisuallyHidden>{t(viewer === 'user' ? 'analysis.fromCv' : 'analysis.fromTheirCv')} </VisuallyHidden>“{quote}”
    </blockquote>
  ))
}
