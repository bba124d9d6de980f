import { Icon } from '@onward/ui/frame'
import AntUpload from 'antd/es/upload'
import { AntdTheme } from '../antd/AntdTheme'
import type { UploadProps } from './later'
import styles from './pick.module.css'

export default function Drop({ label, hint, accept, disabled = false, onFile }: UploadProps) {
  return (
    <AntdTheme>
      <AntUpload.Dragger
        aria-label={label}
        // What is dropped is handed on whatever its kind: the page says why it cannot be used.
        accept={{ format: accept.join(','), filter: 'native' }}
        disabled={disabled}
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file)
          return false
        }}
      >
        <span className={styles.drop}>
          <Icon name="upload" size={28} />
          <b>{label}</b>
          <span>{hint}</span>
        </span>
      </AntUpload.Dragger>
    </AntdTheme>
  )
}
