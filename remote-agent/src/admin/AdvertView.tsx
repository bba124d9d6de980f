import type { AdvertToCheck } from '@onward/contracts/jobs/admin-adverts'
import { JOB_CHECKS } from '@onward/contracts/jobs/job-facts'
import { salaryIn } from '@onward/contracts/jobs/pay'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { currentLanguage, formatDay, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Card, InlineAlert, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { Fragment } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { changedLines, type Line } from './changed-lines'
import { MarkedText } from './MarkedText'
import { STATE_TONES } from './organisation-tones'
import { Facts } from './parts'

/** Name of a check; an unknown, newer one is shown by its code. */
export function checkText(w: AdminMessages, check: string): string {
  const known = JOB_CHECKS.find((one) => one === check)
  return known ? w(`check.${known}`) : check
}

/** Findings with no passage in the advert's text, and codes of why it waits. Those with one stand at their words. */
export function Findings({ advert: { checks, flags } }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  const others = checks.filter((check) => !flags.some((flag) => flag.check === check) && check !== 'sent-back')
  const held = flags.filter(({ severity }) => severity === 'hold')
  const noted = flags.filter(({ severity }) => severity === 'note')
  if (flags.length === 0 && others.length === 0) return null
  return (
    <InlineAlert tone={held.length > 0 ? 'warning' : 'information'} title={w('advert.found')}>
      <ul>
        {held.map((flag) => (
          <Finding key={flag.check} flag={flag} />
        ))}
        {others.map((check) => (
          <li key={check}>{checkText(w, check)}</li>
        ))}
      </ul>
      {noted.length > 0 && (
        <>
          <p>{w('advert.noted')}</p>
          <ul>
            {noted.map((flag) => (
              <Finding key={flag.check} flag={flag} />
            ))}
          </ul>
        </>
      )}
    </InlineAlert>
  )
}

/** One finding with the words that it saw, and why it matters. */
export function Finding({ flag: { check, found, resembles } }: { flag: Pick<JobFlag, 'check' | 'found' | 'resembles'> }) {
  const w = useAdminMessages()
  return (
    <li>
      <strong>{w(`check.${check}`)}</strong>
      {found && (
        <>
          {': '}
          <q>{salaryIn(found, currentLanguage())}</q>
        </>
      )}
      {resembles && (
        <>
          {': '}
          <Link to={`/agent/admin/adverts/${resembles.id}`}>
            {[resembles.title, resembles.company, resembles.location].filter(Boolean).join(', ')}
          </Link>
        </>
      )}
      <br />
      <span className={styles.soft}>{w(`reasonOf.${reasonOf(check)}`)}</span>
    </li>
  )
}

const WITH_REASON = [
  'fee-asked',
  'premium-number',
  'messaging-app',
  'below-minimum-wage',
  'near-duplicate',
  'discriminatory-wording',
  'contact-elsewhere',
  'pay-too-good',
  'personal-data-early',
  'money-mule',
  'remote-control',
  'unpaid-work',
  'pressure',
  'sender-domain',
  'repeated-contact',
  'copied-advert',
] as const
const reasonOf = (check: JobFlag['check']) => WITH_REASON.find((one) => one === check) ?? 'other'

/** What the employer answered, while it waits; `other` says that somebody else decides about it. */
export function AppealNotice({ appeal, other }: { appeal: AdvertToCheck['appeal']; other: string }) {
  const w = useAdminMessages()
  if (!appeal) return null
  return (
    <InlineAlert tone="information" title={w('advert.appeal', { day: formatDay(appeal.at) })}>
      <p className={styles.words}>{appeal.words}</p>
      <p className={styles.soft}>{w('advert.appealNote')}</p>
      <p className={styles.words}>{appeal.note}</p>
      {appeal.forAnother && <p>{other}</p>}
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
  const changed =
    field === 'salary'
      ? changedLines(salaryIn(before, currentLanguage()), salaryIn(after, currentLanguage()))
      : changedLines(before, after)
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

/** An advert as jobseekers read it, or would, with what the checks saw marked in its text. */
export function AdvertText({ advert }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  const { flags } = advert
  const type = w(advert.jobType ? `common.jobType.${advert.jobType}` : 'common.notStated')
  const hours = advert.hoursPerWeek !== null && w('advert.hours', { hours: formatNumber(advert.hoursPerWeek) })
  return (
    <Section title={advert.edit ? w('advert.newWords') : w('advert.words')} id="advert">
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <h3>
              <MarkedText text={advert.title} flags={flags} field="title" />
            </h3>
            <p className={styles.soft}>
              {[advert.company, advert.department, advert.location, type].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.soft}>
              {advert.salary ? <MarkedText text={advert.salary} flags={flags} field="salary" /> : w('advert.noSalary')}
              {hours && ` · ${hours}`}
            </p>
          </Stack>
          <p className={styles.advertText}>
            <MarkedText text={advert.description} flags={flags} field="description" />
          </p>
          {advert.requirements.length > 0 && (
            <Stack gap={2}>
              <h4>{w('field.requirements')}</h4>
              <ul>
                {advert.requirements.map((text, line) => (
                  <li key={text}>
                    <MarkedText text={text} flags={flags} field="requirements" line={line} />
                  </li>
                ))}
              </ul>
            </Stack>
          )}
          <Facts
            facts={[
              [w('common.contactEmail'), <MarkedText key="mail" text={advert.contactEmail} flags={flags} field="contactEmail" />],
              [w('field.applicationDeadline'), advert.closesOn && formatDay(advert.closesOn)],
            ]}
          />
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
        [w('advert.shownBefore'), organisation.shownBefore ? w('advert.notFirst') : w('advert.firstOne')],
        [w('common.posted'), advert.postedBy ? `${formatDay(advert.postedAt)}, ${advert.postedBy}` : formatDay(advert.postedAt)],
        [w('advert.applicants'), formatNumber(advert.liveApplications)],
      ]}
    />
  )
}
