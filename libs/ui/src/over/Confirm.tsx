import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'

export interface ConfirmProps {
  question: ReactNode
  text?: ReactNode
  /** What is done, as a verb; never only "OK". */
  confirmLabel: string
  cancelLabel: string
  onConfirm(): void
  /** The button that asks. */
  children: ReactElement
}
const Question = lazy(() => import('./Question'))

/** A question beside the button that asks it; for what cannot be undone. The button can be pressed once the question is loaded. */
export const Confirm = (props: ConfirmProps) => (
  <Suspense fallback={<span inert>{props.children}</span>}>
    <Question {...props} />
  </Suspense>
)
