import { salaryIn } from '@onward/contracts/jobs/pay'
import type { JobPreview } from '@onward/contracts/jobs/vacancies'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Dialog, InlineAlert, Stack } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'
import { checkText } from '../facts'
import { Advert } from './Advert'
import { type PostingMessages, usePostingMessages } from './catalogue'
import styles from './posting.module.css'
import { outcomeOf } from './submit'
import type { Findings } from './useFindings'

export interface FindingsPanelProps {
  found: JobPreview
  isEdit: boolean
  /** Not when the preview came with it: that gives the focus back to its button. */
  takesFocus?: boolean
}
/** What happens to the job if posted now: findings and how to fix them, who is notified, how many jobseekers match. */
export function FindingsPanel({ found, isEdit, takesFocus = true }: FindingsPanelProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const flagged = found.flags.length > 0
  const takesIt = useRef(takesFocus)
  // The button that opens it is far below.
  useEffect(() => {
    if (takesIt.current) heading.current?.focus()
  }, [])
  return (
    <section className={styles.findings} aria-labelledby="post-findings">
      <h2 id="post-findings" ref={heading} tabIndex={-1}>
        {p(flagged ? 'flags.title' : 'next.title')}
      </h2>
      {found.refusal && (
        <InlineAlert tone="danger" title={p('refused.title')}>
          {<p>{found.refusal}</p>}
        </InlineAlert>
      )}
      {flagged && (
        <>
          <p>{p('flags.text')}</p>
          <ul>
            {found.flags.map(({ check, found: excerpts, resembles }) => (
              <li key={check}>
                <strong>{checkText(t, check)}</strong> {p(`fix.${check}`)}
                {resembles && (
                  <span className={styles.found}>
                    <Link to={`/employer/jobs/${resembles.id}`}>
                      {p('flags.resembles', { title: resembles.title, location: resembles.location })}
                    </Link>
                  </span>
                )}
                {excerpts && (
                  <span className={styles.found}>{p('flags.found', { found: salaryIn(excerpts, currentLanguage()) })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul>
        {!found.refusal && <li>{nextText(p, found, isEdit)}</li>}
        {found.told > 0 && <li>{p('next.told', { count: found.told })}</li>}
        <li>{found.place ? p('preview.place', { place: found.place }) : p('preview.noPlace')}</li>
        <li>{found.reach.atLeast === null ? p('next.reach.few') : p('next.reach', { count: found.reach.atLeast })}</li>
      </ul>
    </section>
  )
}

function nextText(p: PostingMessages, { state, waits }: JobPreview, isEdit: boolean): string {
  if (waits) return p('next.waits')
  const outcome = outcomeOf(state)
  if (outcome === 'draft') return p('next.draft')
  return p(isEdit ? `next.${outcome}.edit` : `next.${outcome}`)
}

/** The whole advert as its page shows it. */
export function PreviewDialog({ findings: { found, open, close } }: { findings: Findings }) {
  const p = usePostingMessages()
  return (
    <Dialog open={open && found !== null} title={p('preview.title')} closeLabel={p('preview.close')} onClose={close} width="l">
      {found && (
        <Stack gap={3}>
          <h2>{found.job.title}</h2>
          <Advert job={found.job} />
        </Stack>
      )}
    </Dialog>
  )
}
