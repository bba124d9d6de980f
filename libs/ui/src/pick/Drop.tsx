import { Icon } from '@onward/ui/frame'
import AntUpload from 'antd/es/upload'
import { AntdTheme } from '../antd/AntdTheme'
import type { UploadProps } from './later'

export default function Drop({ label, hint, accept, onFile }: UploadProps) {
  return (
    <AntdTheme>
      <AntUpload.Dragger
        accept={accept}
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file)
          return false
        }}
      >
        <Icon name="upload" size={28} />
        <div>{label}</div>
        {hint && <div>{hint}</div>}
      </AntUpload.Dragger>
    </AntdTheme>
  )
}
