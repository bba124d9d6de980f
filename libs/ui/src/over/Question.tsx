import Popconfirm from 'antd/es/popconfirm'
import { AntdTheme } from '../antd/AntdTheme'
import type { ConfirmProps } from './Confirm'

export default function Question({ question, text, confirmLabel, cancelLabel, onConfirm, children }: ConfirmProps) {
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
