import { Select } from 'antd'
import { useFieldWiring } from '../forms/Field'
import { AntdTheme } from './AntdTheme'
import styles from './TagInput.module.css'

export interface TagInputProps {
  id?: string
  value: readonly string[]
  onChange(value: string[]): void
  /** Suggestions while typing; any other text is allowed. */
  suggestions?: readonly string[]
  placeholder?: string
  /** Shown when no suggestion fits. */
  emptyText?: string
}
/** Several short answers in one control: type, then Enter or a comma; Backspace removes the last. Use it inside a `Field`. */
export function TagInput({ id, value, onChange, suggestions = [], placeholder, emptyText }: TagInputProps) {
  const wiring = useFieldWiring({ id })
  return (
    <AntdTheme>
      <Select
        {...wiring}
        className={[styles.tags, wiring['aria-invalid'] && styles.wrong].filter(Boolean).join(' ')}
        {...(wiring['aria-invalid'] && { status: 'error' as const })}
        mode="tags"
        style={{ width: '100%' }}
        value={[...value]}
        onChange={(next: string[]) => onChange(next.map((one) => one.trim()).filter(Boolean))}
        options={suggestions.map((one) => ({ value: one, label: one }))}
        tokenSeparators={[',', ';']}
        placeholder={placeholder}
        notFoundContent={emptyText ?? null}
      />
    </AntdTheme>
  )
}
