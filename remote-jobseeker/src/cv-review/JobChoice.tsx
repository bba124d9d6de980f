import { Button, Field, RadioGroup, Row, Skeleton, Stack, TextInput } from '@onward/ui/frame'
import { type KeyboardEvent, useState } from 'react'
import { useCvMessages, useMessages } from '../catalogue'
import { useFoundJobs, useKnownJobs } from './api'
import styles from './letter.module.css'

interface Choice {
  id: string
  title: string
  company: string
  note: string
}

/** Choice of a job: saved, matching or applied for, or found by a search. */
export function JobChoice({
  value,
  onChoose,
  without,
}: {
  value: string | null
  onChoose(id: string): void
  /** Left out, because it is offered elsewhere on the page. */
  without: string | null
}) {
  const t = useCvMessages()
  const common = useMessages()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const known = useKnownJobs(true)
  const found = useFoundJobs(q)
  const search = () => setQ(typed.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter searches for a job; it must not submit the letter's form.
    event.preventDefault()
    search()
  }
  const loading = q === '' ? known.saved.isPending || known.summary.isPending || known.applications.isPending : found.isFetching
  const matches = (job: { match: { score: number } | null; saved: boolean; applicationId: string | null }) =>
    job.saved
      ? t('letter.saved')
      : job.applicationId
        ? t('letter.applied')
        : job.match
          ? t('letter.match', { score: job.match.score })
          : ''
  const all: Choice[] =
    q === ''
      ? [
          ...[...(known.saved.data?.items ?? []), ...(known.summary.data?.top ?? [])].map((job) => ({
            id: job.id,
            title: job.title,
            company: job.company,
            note: matches(job),
          })),
          ...(known.applications.data?.items ?? []).map(({ jobId, jobTitle, company }) => ({
            id: jobId,
            title: jobTitle,
            company,
            note: t('letter.applied'),
          })),
        ]
      : (found.data?.items ?? []).map((job) => ({ id: job.id, title: job.title, company: job.company, note: matches(job) }))
  const choices = all.filter(({ id }, index) => id !== without && all.findIndex((each) => each.id === id) === index)
  return (
    <Stack gap={4}>
      <search className={styles.search}>
        <Field label={t('letter.find')}>
          <TextInput type="search" value={typed} onChange={(event) => setTyped(event.target.value)} onKeyDown={onKeyDown} />
        </Field>
        <Row>
          <Button variant="secondary" icon="search" onClick={search}>
            {t('letter.search')}
          </Button>
        </Row>
      </search>
      {loading && <Skeleton label={common('common.loading')} rows={3} />}
      {!loading && choices.length > 0 && (
        <RadioGroup
          name="letter-job"
          legend={t('common.jobs')}
          value={value ?? ''}
          onChange={onChoose}
          options={choices.map(({ id, title, company, note }) => ({
            value: id,
            label: title,
            hint: [company, note].filter(Boolean).join(' · '),
          }))}
        />
      )}
      <p role="status" className={styles.soft}>
        {!loading && choices.length === 0 && (q === '' ? t('letter.noJobs') : t('letter.noneFound', { q }))}
      </p>
    </Stack>
  )
}
