import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import type { RejectionReason } from '@onward/contracts/jobs/ending-reasons'
import { UNDO_MINUTES } from '@onward/contracts/jobs/rejections'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatTime } from '@onward/portal-kit/i18n'
import { Button, Checkbox, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { SidePanel } from '@onward/ui/over'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useApplication, useOtherJobs, useReject } from './api'
import { useHiringMessages } from './catalogue'
import { useEnding } from './ending-fields'
import { failureOf } from './failure-text'
import styles from './list.module.css'
import { stateText } from './moves'

export interface RejectPanelProps {
  applications: readonly Pick<EmployerApplication, 'id' | 'name' | 'version'>[]
  /** With those that are held, and when they are told. */
  onDone(held: HeldTogether | null): void
  onClose(): void
}
/** Several rejections that were pressed together. */
export interface HeldTogether {
  applications: readonly Pick<EmployerApplication, 'id' | 'name'>[]
  at: string
}

/** Answers one or several applicants that it is a no, kindly; they are told in ten minutes. */
export default function RejectPanel(props: RejectPanelProps) {
  const [one, ...others] = props.applications
  return one && others.length === 0 ? <OfOne {...props} id={one.id} /> : <Panel {...props} facts={{ skills: [], missing: [] }} />
}

/** For one person, what stood out in their application is a part of the words. */
function OfOne({ id, ...props }: RejectPanelProps & { id: string }) {
  const { data, isPending } = useApplication(id)
  const jobs = useOtherJobs(id)
  if (isPending) return null
  return (
    <Panel
      {...props}
      facts={{ skills: data?.match?.matchingSkills ?? [], missing: data?.match?.skillsToDevelop ?? [] }}
      otherJobs={jobs.data?.items ?? []}
    />
  )
}

interface PanelProps extends RejectPanelProps {
  facts: { skills: readonly string[]; missing: readonly string[] }
  otherJobs?: readonly { id: string; title: string; location: string; score: number }[]
}
function Panel({ applications, onDone, onClose, facts, otherJobs = [] }: PanelProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const reject = useReject()
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<readonly string[]>([])
  const [held, setHeld] = useState<HeldTogether | null>(null)
  const jobsNamed = otherJobs.filter(({ id }) => named.has(id)).map(({ title, location }) => `${title}, ${location}`)
  const { fields, hasText, check } = useEnding('rejected', false, { ...facts, otherJobs: jobsNamed })
  const [first] = applications
  const isOne = applications.length === 1
  const send = () => {
    const texts = check()
    if (!texts) return
    const body = { applications: applications.map(({ id, version }) => ({ id, version })), ...texts }
    reject.mutate(
      { body: { ...body, code: texts.code as RejectionReason } },
      {
        onSuccess({ at, results, receipt }) {
          const notMoved = results.filter(({ outcome }) => outcome !== 'moved')
          const nameOf = new Map(applications.map(({ id, name }) => [id, name]))
          if (notMoved.length < results.length)
            notify({
              kind: 'success',
              title: h('reject.done', { count: results.length - notMoved.length, time: formatTime(at) }),
              text: `${h('reject.undoWhere')} ${t('common.receipt', { reference: receipt.reference })}`,
            })
          const isHeld = new Set(results.filter(({ outcome }) => outcome === 'moved').map(({ id }) => id))
          const together = isHeld.size > 1 ? { applications: applications.filter(({ id }) => isHeld.has(id)), at } : null
          setHeld(together)
          if (notMoved.length === 0) return onDone(together)
          setLeft(
            notMoved.map(({ id, state }) => {
              const name = nameOf.get(id) ?? ''
              return state ? h('many.stands', { name, state: stateText(t, state) }) : name
            }),
          )
        },
      },
    )
  }
  const toggle = (id: string) =>
    setNamed((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <SidePanel
      open
      title={isOne ? h('reject.one', { name: first?.name ?? '' }) : h('end.rejectedMany', { count: applications.length })}
      closeLabel={t('common.cancel')}
      onClose={onClose}
      footer={
        <Row gap={3}>
          {left.length === 0 && (
            <Button variant="danger" onClick={send} disabled={reject.isPending}>
              {h(reject.isPending ? 'common.sending' : 'end.rejectNow')}
            </Button>
          )}
          <Button variant="secondary" onClick={left.length > 0 ? () => onDone(held) : onClose}>
            {left.length > 0 ? t('common.close') : isOne ? h('reject.keep', { name: first?.name ?? '' }) : t('common.cancel')}
          </Button>
          <span className={styles.soft}>{h('reject.undoable', { count: UNDO_MINUTES })}</span>
        </Row>
      }
    >
      <Stack gap={4}>
        {reject.error && (
          <InlineAlert tone="danger" title={failureOf(reject.error, errorText)}>
            <p>{h('move.stillHere')}</p>
          </InlineAlert>
        )}
        {left.length > 0 && (
          <InlineAlert tone="warning" title={h('many.left')}>
            <ul className={styles.results}>
              {left.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{h('move.stillHere')}</p>
          </InlineAlert>
        )}
        {fields}
        {otherJobs.length > 0 && (
          <fieldset>
            <legend>
              <strong>{h('reject.otherJobs')}</strong>
            </legend>
            {otherJobs.map(({ id, title, location, score }) => (
              <Checkbox
                key={id}
                label={h('reject.otherJob', { job: `${title}, ${location}`, score })}
                checked={named.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
        )}
        {hasText && <p className={styles.soft}>{h(isOne ? 'reject.ownWords' : 'reject.sameWords')}</p>}
      </Stack>
    </SidePanel>
  )
}
