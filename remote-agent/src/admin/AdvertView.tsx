import type { AdvertToCheck } from '@onward/contracts/jobs/admin-adverts'
import { JOB_CHECKS } from '@onward/contracts/jobs/vacancies'
import { formatDay, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Card, InlineAlert, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { Fragment } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { changedLines, type Line } from './changed-lines'
import { STATE_TONES } from './organisation-tones'
import { Facts } from './parts'

/** Name of a check; an unknown, newer one is shown by its code. */
export function checkText(w: AdminMessages, check: string): string {
  const known = JOB_CHECKS.find((one) => one === check)
  return known ? w(`check.${known}`) : check
}

/** Findings of the checks, with the text that triggered them. */
export function Findings({ advert: { checks, flags } }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  const others = checks.filter((check) => !flags.some((flag) => flag.check === check) && check !== 'sent-back')
  if (flags.length === 0 && others.length === 0) return null
  return (
    <InlineAlert tone="warning" title={w('advert.found')}>
      <ul>
        {flags.map(({ check, found }) => (
          <li key={check}>
            <strong>{w(`check.${check}`)}</strong>
            {found && (
              <>
                {': '}
                <q>{found}</q>
              </>
            )}
          </li>
        ))}
        {others.map((check) => (
          <li key={check}>{checkText(w, check)}</li>
        ))}
      </ul>
    </InlineAlert>
  )
}

/** What an edit would change in a published advert. */
export function Changes({ advert: { edit } }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  if (!edit) return null
  return (
    <Section title={w('advert.changes')} id="changes">
      <p className={styles.soft}>
        {edit.by
          ? w('advert.changedBy', { when: formatDayAndTime(edit.at), name: edit.by })
          : w('advert.changedOn', { when: formatDayAndTime(edit.at) })}
      </p>
      {edit.changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </Section>
  )
}

function Change({ change: { field, before, after } }: { change: NonNullable<AdvertToCheck['edit']>['changes'][number] }) {
  const w = useAdminMessages()
  const changed = changedLines(before, after)
  return (
    <Stack gap={2}>
      <h3>{w(`field.${field}`)}</h3>
      <div className={styles.change}>
        <div>
          <p className={styles.soft}>{w('advert.before')}</p>
          <p className={styles.before}>{before ? <Lines of={changed.before} as="del" /> : w('common.notGiven')}</p>
        </div>
        <div>
          <p className={styles.soft}>{w('common.new')}</p>
          <p className={styles.after}>{after ? <Lines of={changed.after} as="ins" /> : w('common.notGiven')}</p>
        </div>
      </div>
    </Stack>
  )
}

/** Lines of a text; those missing in the other text are highlighted, also for screen readers. */
function Lines({ of, as: Marked }: { of: readonly Line[]; as: 'ins' | 'del' }) {
  return of.map(({ text, changed }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
    <Fragment key={n}>
      {n > 0 && '\n'}
      {changed && text ? <Marked className={styles.changed}>{text}</Marked> : <span className={styles.same}>{text}</span>}
    </Fragment>
  ))
}

/** An advert as jobseekers read it, or would. */
export function AdvertText({ advert }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  return (
    <Section title={advert.edit ? w('advert.newWords') : w('advert.words')} id="advert">
      <Card>
        <Stack gap={4}>
          <Facts
            facts={[
              [w('field.department'), advert.department],
              [w('common.location'), advert.location],
              [w('common.jobType'), w(advert.jobType ? `common.jobType.${advert.jobType}` : 'common.notStated')],
              [w('field.salary'), advert.salary || w('advert.noSalary')],
              [w('common.hoursAWeek'), advert.hoursPerWeek !== null && formatNumber(advert.hoursPerWeek)],
              [w('common.contactEmail'), advert.contactEmail],
              [w('field.applicationDeadline'), advert.closesOn && formatDay(advert.closesOn)],
            ]}
          />
          <Stack gap={2}>
            <h3>{w('field.description')}</h3>
            <p className={styles.words}>{advert.description}</p>
          </Stack>
          {advert.requirements.length > 0 && (
            <Stack gap={2}>
              <h3>{w('field.requirements')}</h3>
              <ul>
                {advert.requirements.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Stack>
          )}
        </Stack>
      </Card>
    </Section>
  )
}

/** Who advertises, and who is affected by a decision. */
export function Advertiser({ advert }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  const { organisation } = advert
  return (
    <Facts
      facts={[
        [
          w('adverts.company'),
          <span className={styles.badges} key="organisation">
            <Link to={`/agent/admin/organisations/${advert.organisationId}`}>{organisation.name}</Link>
            <StatusBadge tone={STATE_TONES[organisation.state]}>{w(`organisation.state.${organisation.state}`)}</StatusBadge>
          </span>,
        ],
        [w('advert.shownBefore'), organisation.shownBefore ? w('yes') : w('advert.firstOne')],
        [w('common.posted'), advert.postedBy ? `${formatDay(advert.postedAt)}, ${advert.postedBy}` : formatDay(advert.postedAt)],
        [w('advert.applicants'), formatNumber(advert.liveApplications)],
      ]}
    />
  )
}
