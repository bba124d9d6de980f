import { useFormFailure, usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, Dialog, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import type { ApplicationJob } from './ApplicationTools'
import { useAnonymous } from './api'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, searchOf } from './filters'
import styles from './list.module.css'

/** About the job of a filtered list: its shortlist, and whether applications are read without names. */
export function JobOfList({ job, filters }: { job: ApplicationJob; filters: ApplicationFilters }) {
  const t = useMessages()
  const h = useHiringMessages()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const anonymous = useAnonymous()
  const [isAsking, setAsking] = useState(false)
  const isOn = job.anonymousUntilShortlist
  const list = (shortlist: boolean) => `/employer/applications${searchOf({ ...filters, status: 'all', shortlist })}`
  const close = () => {
    forget()
    setAsking(false)
  }
  const change = () => {
    forget()
    anonymous.mutate(
      { params: { id: job.id }, body: { anonymousUntilShortlist: !isOn } },
      {
        onSuccess: () => {
          close()
          notify({ kind: 'success', title: h(isOn ? 'anonymous.doneOff' : 'anonymous.doneOn') })
        },
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  const verb = h(isOn ? 'anonymous.turnOff' : 'anonymous.turnOn')
  return (
    <section className={styles.job} aria-label={job.title}>
      <p>
        {filters.shortlist ? (
          <Link to={list(false)}>{h('list.shortlistLeave')}</Link>
        ) : (
          <Link to={list(true)}>{h('list.shortlistSee', { count: job.shortlisted })}</Link>
        )}{' '}
        <span className={styles.soft}>{h(isOn ? 'anonymous.on' : 'anonymous.off')}</span>
      </p>
      <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <Dialog open={isAsking} title={verb} onClose={close}>
        <Stack gap={4}>
          {failure && <ErrorSummary {...failure} errors={[]} />}
          <p>{h(isOn ? 'anonymous.offText' : 'anonymous.text')}</p>
          <Row gap={3}>
            <Button onClick={change} disabled={anonymous.isPending}>
              {verb}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </section>
  )
}
