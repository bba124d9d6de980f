import { type DragEvent, useId, useState } from 'react'
import { Icon } from '../icons/Icon'
import styles from './FilePicker.module.css'

/** A native file input that also takes a dropped file: the keyboard and screen readers get the browser's own control. */
export function FilePicker({
  label,
  hint,
  disabled = false,
  compact = false,
  accept,
  onFile,
}: {
  label: string
  hint: string
  disabled?: boolean
  /** A button alone, where the file is one thing among many. */
  compact?: boolean
  /** Accepted file extensions, with the dot. */
  accept: readonly string[]
  onFile(file: File): void
}) {
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
      className={styles.area}
      data-over={over}
      data-compact={compact}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!compact && <Icon name="upload" size={28} />}
      <label htmlFor={id}>
        {compact && <Icon name="upload" size={20} />}
        {label}
      </label>
      <p id={`${id}-hint`}>{hint}</p>
      <input
        id={id}
        type="file"
        accept={accept.join(',')}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Allows the same file to be chosen again after a failure.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
