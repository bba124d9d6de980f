import { BOARD_TYPES } from '@onward/contracts/jobs/board'
import { Button, Row } from '@onward/ui/frame'
import { type FormEvent, useId } from 'react'
import { useMessages } from '../catalogue'
import { typeText } from '../facts'
import { useJobsMessages } from './catalogue'
import { type BoardFilters, FLAGS } from './filters'
import styles from './jobs.module.css'
import { NearMe } from './NearMe'

export interface FilterPanelProps {
  filters: BoardFilters
  total: number | undefined
  onChange(change: Partial<BoardFilters>): void
  onClear(): void
  onClose(): void
}
/** Job type and needs. Each choice acts at once; the button shows how many jobs are left. */
export default function FilterPanel({ filters, total, onChange, onClear, onClose }: FilterPanelProps) {
  const t = useMessages()
  const w = useJobsMessages()
  const name = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <form className={styles.panel} onSubmit={submit}>
      <fieldset>
        <legend>{t('common.jobType')}</legend>
        <div className={styles.picks} data-pairs>
          {BOARD_TYPES.map((type) => (
            <label key={type} className={styles.pick}>
              <input type="radio" name={name} checked={filters.type === type} onChange={() => onChange({ type })} />
              {type === 'all' ? t('filter.allTypes') : typeText(t, type)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{w('filter.needs')}</legend>
        <div className={styles.picks}>
          {FLAGS.map((flag) => (
            <label key={flag} className={styles.pick}>
              <input type="checkbox" checked={filters[flag]} onChange={(event) => onChange({ [flag]: event.target.checked })} />
              {t(`filter.flag.${flag}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <NearMe onFound={(near) => onChange({ near, location: '' })} />
      <Row gap={3} className={styles.panelEnd}>
        <Button type="submit" size="s">
          {total === undefined ? w('filter.showAll') : w('filter.show', { count: total })}
        </Button>
        <Button variant="quiet" size="s" onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
      </Row>
    </form>
  )
}
