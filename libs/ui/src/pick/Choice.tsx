import { foldText } from '@onward/contracts/fold'
import AntSelect from 'antd/es/select'
import { AntdTheme } from '../antd/AntdTheme'
import { useUiMessages } from '../antd/messages'
import { useFieldWiring } from '../forms/Field'
import type { ChoiceProps } from './later'
import styles from './pick.module.css'

/** "lodz" finds "Łódź". */
const contains = (label: string, typed: string) => foldText(label).includes(foldText(typed))

export function Choice({ value, options, onChange, onType, clears = false, placeholder, opens = false }: ChoiceProps) {
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
        defaultOpen={opens}
        autoFocus={opens}
        value={value || null}
        options={options.map((option) => ({ ...option }))}
        onChange={(next: string | null) => onChange(next ?? '')}
        placeholder={placeholder ?? t('choose')}
        notFoundContent={t('nothing')}
      />
    </AntdTheme>
  )
}
