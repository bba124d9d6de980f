import { ALERT_FREQUENCIES, type AlertFrequency } from '@onward/contracts/jobs/alerts'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, InlineAlert, RadioGroup, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { alertSearchOf, searchText } from './alert-search'
import { useSetUpAlert } from './alerts'
import { useJobsMessages } from './catalogue'
import type { BoardFilters } from './filters'
import styles from './jobs.module.css'

/** Creates an alert for the current search. */
export default function SetUpAlertDialog({ filters, onClose }: { filters: BoardFilters; onClose(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const setUp = useSetUpAlert()
  const [frequency, setFrequency] = useState<AlertFrequency>('daily')
  const search = alertSearchOf(filters)
  const searched = searchText(t, w, search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (setUp.isPending) return
    setUp.mutate(
      { body: { search, frequency } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: w('alert.on'), text: `${searched}. ${w(`alert.frequency.${frequency}`)}` })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open title={w('tools.setUp')} closeLabel={t('common.close')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <p>{w('alert.intro')}</p>
          <div>
            <p className={styles.listTitle}>{w('alert.search')}</p>
            <p className={styles.flat}>{searched}</p>
            {filters.saved && <p className={styles.soft}>{w('alert.savedNot')}</p>}
          </div>
          <RadioGroup
            legend={w('alert.often')}
            name="alert-frequency"
            value={frequency}
            options={ALERT_FREQUENCIES.map((value) => ({
              value,
              label: w(`alert.frequency.${value}`),
              hint: w(`alert.frequencyHint.${value}`),
            }))}
            onChange={(value) => setFrequency(ALERT_FREQUENCIES.find((one) => one === value) ?? 'daily')}
          />
          {setUp.error && (
            <InlineAlert tone="danger" title={t('failed.write')}>
              {errorText(setUp.error)}
            </InlineAlert>
          )}
          <Row gap={3}>
            <Button type="submit" icon="bell" aria-disabled={setUp.isPending}>
              {w('alert.turnOn')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('common.close')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
