import Popconfirm from 'antd/es/popconfirm'
import type { ReactElement, ReactNode } from 'react'
import { AntdTheme } from '../antd/AntdTheme'

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
/** A question beside the button that asks it; for what cannot be undone. */
export function Confirm({ question, text, confirmLabel, cancelLabel, onConfirm, children }: ConfirmProps) {
  return (
    <AntdTheme>
      <Popconfirm
        title={question}
        description={text}
        okText={confirmLabel}
        cancelText={cancelLabel}
        onConfirm={onConfirm}
        icon={null}
        okButtonProps={{ autoFocus: true }}
      >
        {children}
      </Popconfirm>
    </AntdTheme>
  )
}
