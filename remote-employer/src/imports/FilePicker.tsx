import { IMPORT_RULE } from '@onward/contracts/job-import'
import { Icon } from '@onward/ui/frame'
import { type DragEvent, useId, useState } from 'react'
import styles from './imports.module.css'

interface FilePickerProps {
  label: string
  hint: string
  disabled: boolean
  onFile(file: File): void
}

/** A native file input that also takes a dropped file: the keyboard and screen readers get the browser's own control. */
export function FilePicker({ label, hint, disabled, onFile }: FilePickerProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input inside is the control
    <div
      className={styles.picker}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={28} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <input
        id={id}
        type="file"
        accept={IMPORT_RULE.extensions.join(',')}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after a change in it.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
