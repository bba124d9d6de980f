import { foldText } from '@onward/contracts/fold'
import AntAutoComplete from 'antd/es/auto-complete'
import AntSegmented from 'antd/es/segmented'
import AntSelect from 'antd/es/select'
import { AntdTheme } from '../antd/AntdTheme'
import { useUiMessages } from '../antd/messages'
import { useFieldWiring } from '../forms/Field'
import styles from './pick.module.css'

export interface Option {
  value: string
  label: string
}
export interface ChoiceProps {
  value: string
  options: readonly Option[]
  onChange(value: string): void
  /** What is being typed, for options that are fetched by it. */
  onType?(text: string): void
  /** Offers to choose nothing again. */
  clears?: boolean
  placeholder?: string
}
/** "lodz" finds "Łódź". */
const contains = (label: string, typed: string) => foldText(label).includes(foldText(typed))

/** One of many, found by typing; use it inside a `Field`. For a few, take `Select` or `RadioGroup` of the frame. */
export function Choice({ value, options, onChange, onType, clears = false, placeholder }: ChoiceProps) {
  const t = useUiMessages()
  const wiring = useFieldWiring({})
  return (
    <AntdTheme>
      <AntSelect
        {...wiring}
        className={styles.wide ?? ''}
        {...(wiring['aria-invalid'] && { status: 'error' as const })}
        showSearch={{
          filterOption: (typed, option) => contains(option?.label ?? '', typed),
          ...(onType && { onSearch: onType }),
        }}
        allowClear={clears}
        value={value || null}
        options={options.map((option) => ({ ...option }))}
        onChange={(next: string | null) => onChange(next ?? '')}
        placeholder={placeholder ?? t('choose')}
        notFoundContent={t('nothing')}
      />
    </AntdTheme>
  )
}

export interface SuggestProps {
  value: string
  /** Known answers; any other text is allowed. */
  suggestions: readonly string[]
  onChange(value: string): void
  placeholder?: string
}
/** One line of text with suggestions; use it inside a `Field`. */
export function Suggest({ value, suggestions, onChange, placeholder }: SuggestProps) {
  const wiring = useFieldWiring({})
  return (
    <AntdTheme>
      <AntAutoComplete
        {...wiring}
        className={styles.wide ?? ''}
        {...(wiring['aria-invalid'] && { status: 'error' as const })}
        value={value}
        options={suggestions.filter((one) => contains(one, value)).map((one) => ({ value: one }))}
        onChange={(next: string) => onChange(next ?? '')}
        placeholder={placeholder}
      />
    </AntdTheme>
  )
}

export interface SegmentedProps {
  label: string
  value: string
  options: readonly Option[]
  onChange(value: string): void
}
/** Two to five ways to show the same: radio buttons in a tray. */
export function Segmented({ label, value, options, onChange }: SegmentedProps) {
  return (
    <AntdTheme>
      <AntSegmented
        aria-label={label}
        className={styles.tray ?? ''}
        value={value}
        options={options.map((option) => ({ ...option }))}
        onChange={onChange}
      />
    </AntdTheme>
  )
}
