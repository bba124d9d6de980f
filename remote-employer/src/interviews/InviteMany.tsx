import type { BodyInputOf } from '@onward/contracts/endpoint'
import { type inviteApplicants, MOST_INVITED } from '@onward/contracts/jobs/interviews'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, Dialog, InlineAlert, RadioGroup, Stack } from '@onward/ui/frame'
import { useSlotMessages } from '@onward/ui/slot'
import { useState } from 'react'
import { useInterviewMessages } from './catalogue'
import { Details } from './Details'
import { EMPTY } from './draft'
import { faultsOf } from './fault-texts'
import styles from './interviews.module.css'
import { Sending } from './Sending'
import { type Manner, type SeveralDraft, sentTime, severalFaults, timesOfEach } from './several'
import { Times } from './Times'

export type Invitations = BodyInputOf<typeof inviteApplicants>
export interface InviteManyProps {
  applications: readonly { id: string; name: string; version: number }[]
  /** As it was typed before. */
  draft: SeveralDraft | null
  onInvite(invitations: Invitations, draft: SeveralDraft): void
  onClose(draft: SeveralDraft): void
}

/** Proposes times to several applicants at once: in turn, or the same ones to all. */
export default function InviteMany({ applications, draft: before, onInvite, onClose }: InviteManyProps) {
  const t = useInterviewMessages()
  const slot = useSlotMessages()
  const [draft, setDraft] = useState<SeveralDraft>(before ?? { ...EMPTY, manner: 'inTurn' })
  const change = (next: Partial<SeveralDraft>) => setDraft((known) => ({ ...known, ...next }))
  const count = applications.length
  const close = () => onClose(draft)
  const times = timesOfEach(draft, count, new Date())
  const { way, place, meet, bring, note, minutes } = draft
  return (
    <Dialog open title={t('several.title', { count })} width="l" closeLabel={t('common.close')} onClose={close}>
      {count > MOST_INVITED ? (
        <Stack gap={4}>
          <InlineAlert tone="warning" title={t('several.most', { most: MOST_INVITED, count })} />
          <div>
            <Button variant="secondary" onClick={close}>
              {t('common.goBack')}
            </Button>
          </div>
        </Stack>
      ) : (
        <Sending
          button={t('several.send', { count })}
          check={() => faultsOf({ t, slot }, severalFaults(draft, count, new Date()))}
          send={async () => {
            if (way === '') return
            const now = new Date()
            const sent = applications.map(({ id, version }, at) => ({
              id,
              version,
              slots: (times[at] ?? []).map((one) => sentTime(one, now)),
            }))
            onInvite({ applications: sent, way, place, meet, bring, note, minutes }, draft)
          }}
          onCancel={close}
        >
          {(faults) => (
            <>
              <p>{t('several.lead')}</p>
              <RadioGroup
                name="manner"
                legend={t('several.manner')}
                value={draft.manner}
                onChange={(value) => change({ manner: value as Manner })}
                options={(['inTurn', 'same'] as const).map((value) => ({ value, label: t(`several.${value}`) }))}
              />
              <Times draft={draft} faults={faults} onChange={change} />
              {(times[0]?.length ?? 0) > 0 && (
                <div>
                  <h3>{t('several.each')}</h3>
                  <ul className={styles.each}>
                    {applications.map(({ id, name }, at) => (
                      <li key={id}>
                        <b>{name}</b> {(times[at] ?? []).map((one) => formatDayAndTime(one)).join(` ${t('several.or')} `)}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <Stack gap={5}>
                <Details draft={draft} faults={faults} onChange={change} />
              </Stack>
              <p>{t('several.adjustments')}</p>
            </>
          )}
        </Sending>
      )}
    </Dialog>
  )
}
