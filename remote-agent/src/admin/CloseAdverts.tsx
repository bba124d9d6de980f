import {
  ADVERT_CLOSING_CODES,
  type AdvertClosing,
  closeAllAdverts,
  type OrganisationToDecide,
} from '@onward/contracts/jobs/admin-organisations'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Card, ProgressBar, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { useDecided, useSeen } from './parts'

interface CloseAdvertsProps {
  organisation: OrganisationToDecide
  reload(): unknown
}
/** Closes all adverts of an organisation, and shows the progress. */
export function CloseAdverts({ organisation: { id, name, version, state, jobs, closing }, reload }: CloseAdvertsProps) {
  const w = useAdminMessages()
  const [asked, setAsked] = useState(false)
  const { done, refused, failure, forget } = useDecided(reload)
  const seen = useSeen(version, asked)
  const write = useWrite(closeAllAdverts)
  const close = () => {
    forget()
    setAsked(false)
  }
  const open = jobs.active + jobs.waiting + jobs.drafts
  const isRunning = closing?.state === 'running'
  // Adverts of a suspended organisation are on hold and would return with it.
  const canClose = !isRunning && (open > 0 || state === 'suspended')
  if (!canClose && !closing && !asked) return null
  return (
    <Card as="section" aria-label={w('closeAll.title')}>
      <Stack gap={4}>
        <h2>{w('closeAll.title')}</h2>
        {closing && <StatusNotice closing={closing} />}
        {canClose && (
          <>
            <p className={styles.soft}>{w('closeAll.text')}</p>
            <div className={styles.choices}>
              <Button variant="secondary" onClick={() => setAsked(true)}>
                {w('closeAll.ask')}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {asked && (
        <DecideDialog
          title={w('closeAll.askTitle', { name })}
          text={w('closeAll.askText', { count: open, open: formatNumber(open) })}
          codes={ADVERT_CLOSING_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          message={w('decide.employerWords')}
          messageHint={w('closeAll.wordsHint')}
          submit={w('closeAll.ask')}
          danger
          busy={write.isPending}
          failure={failure}
          onSubmit={(decision) =>
            write.mutate(
              { params: { id }, body: { version: seen, ...decision } },
              {
                onSuccess: (answer) => {
                  close()
                  done(w('closeAll.begun', { name }), answer)
                },
                onError: refused,
              },
            )
          }
          onClose={close}
        />
      )}
    </Card>
  )
}

function StatusNotice({ closing: { state, closed, total, endedAt } }: { closing: AdvertClosing }) {
  const w = useAdminMessages()
  const figures = { closed: formatNumber(closed), total: formatNumber(total) }
  if (state === 'done') {
    return (
      <p className={styles.soft} role="status">
        {w('closeAll.done', { ...figures, count: closed, day: endedAt ? formatDayAndTime(endedAt) : '' })}
      </p>
    )
  }
  const text = w('closeAll.progress', figures)
  return (
    <Stack gap={3}>
      <div
        role="progressbar"
        aria-label={w('closeAll.running')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={closed}
        aria-valuetext={text}
      >
        <ProgressBar label={w('closeAll.running')} value={closed} max={Math.max(1, total)} text={text} />
      </div>
      <p className={styles.soft}>{w('closeAll.mayLeave')}</p>
    </Stack>
  )
}
