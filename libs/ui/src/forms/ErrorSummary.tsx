import { type ReactNode, useEffect, useRef } from 'react'
import { openAround } from '../structure/Structure'
import styles from './Forms.module.css'

export interface ErrorSummaryProps {
  title: ReactNode
  text?: ReactNode
  /** `id` of the control to go to; without one the message stands alone. */
  errors: readonly { id?: string; message: ReactNode }[]
}
/** Error summary at the top of a form. Takes the focus when it appears, when its errors change and when the form is sent again. */
export function ErrorSummary({ title, text, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const fingerprint = errors.map(({ id, message }) => `${id}:${String(message)}`).join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of errors takes the focus again
  useEffect(() => box.current?.focus(), [fingerprint])
  // The form may be sent again from far below.
  useEffect(() => {
    const form = box.current?.closest('form')
    // Runs after the form's own handler, which may have removed the errors.
    const answer = () => setTimeout(() => box.current?.focus())
    form?.addEventListener('submit', answer)
    return () => form?.removeEventListener('submit', answer)
  }, [])
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, message }) => (
            <li key={`${id}${String(message)}`}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function goTo(event: { preventDefault(): void }, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  openAround(control)
  control.scrollIntoView({ block: 'center' })
  control.focus()
}
