// biome-ignore-all lint/a11y/noRedundantRoles: cards on a phone change `display`, and some browsers then forget that this is a table
import type { EmployerJob } from '@onward/contracts/jobs'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { jobStatus, typeWords } from '../facts'
import { useMessages } from '../words'
import { JobDetail } from './JobDetail'
import styles from './JobTable.module.css'

export interface JobTableProps {
  jobs: readonly EmployerJob[]
  onClose(job: EmployerJob): void
}

/** The organisation's jobs side by side; on a phone each row becomes a card. View opens the text of a job under its row. */
export function JobTable({ jobs, onClose }: JobTableProps) {
  const t = useMessages()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const columns = [
    'title',
    'department',
    'location',
    'type',
    'salary',
    'status',
    'applications',
    'posted',
    'expires',
    'actions',
  ] as const
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{t('jobs.list')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`jobs.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {jobs.map((job) => (
        <JobRows key={job.id} job={job} open={open.has(job.id)} onToggle={() => toggle(job.id)} onClose={() => onClose(job)} />
      ))}
    </table>
  )
}

interface JobRowsProps {
  job: EmployerJob
  open: boolean
  onToggle(): void
  onClose(): void
}

function JobRows({ job, open, onToggle, onClose }: JobRowsProps) {
  const t = useMessages()
  const { id, title, applications } = job
  const status = jobStatus(job)
  const cell = (
    column: 'department' | 'location' | 'type' | 'salary' | 'status' | 'posted' | 'expires',
    content: React.ReactNode,
  ) => (
    <td role="cell" data-label={t(`jobs.column.${column}`)} className={column === 'type' ? styles.nowrap : undefined}>
      {content}
    </td>
  )
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">
          {title}
        </th>
        {cell('department', job.department || '–')}
        {cell('location', job.location)}
        {cell('type', typeWords(t, job.type))}
        {cell('salary', job.salary || t('jobs.noSalary'))}
        {cell('status', <StatusBadge tone={status.tone}>{t(status.word)}</StatusBadge>)}
        <td role="cell" data-label={t('jobs.column.applications')}>
          {applications > 0 ? (
            <Link
              to={`/employer/applications?jobId=${id}`}
              aria-label={t('jobs.applicationsOf', { title, count: applications })}
              className={styles.count}
            >
              {applications}
            </Link>
          ) : (
            applications
          )}
        </td>
        {cell('posted', formatDate(job.postedAt))}
        {cell('expires', job.closesOn ? formatDate(job.closesOn) : t('jobs.noEnd'))}
        <td role="cell" className={styles.actions}>
          <Button
            variant="secondary"
            size="s"
            onClick={onToggle}
            aria-expanded={open}
            aria-controls={`job-${id}`}
            aria-label={t(open ? 'jobs.hideOf' : 'jobs.viewOf', { title })}
          >
            {t(open ? 'jobs.hide' : 'jobs.view')}
          </Button>
          {job.shown !== 'Closed' && (
            <Button variant="quiet" size="s" onClick={onClose} aria-label={t('jobs.closeOf', { title })}>
              {t('jobs.close')}
            </Button>
          )}
        </td>
      </tr>
      <tr role="row" id={`job-${id}`} hidden={!open}>
        <td role="cell" colSpan={10} className={styles.detail}>
          {open && <JobDetail job={job} />}
        </td>
      </tr>
    </tbody>
  )
}
