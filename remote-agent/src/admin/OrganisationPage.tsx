import { pathOf } from '@onward/contracts/endpoint'
import {
  ASK_CODES,
  askOrganisation,
  decideLevel,
  ORGANISATION_RETURN_CODES,
  ORGANISATION_SUSPENSION_CODES,
  type OrganisationToDecide,
  REFUSAL_CODES,
  readEvidence,
  readOrganisationToDecide,
  refuseOrganisation,
  reinstateOrganisation,
  type Submission,
  suspendOrganisation,
  verifyOrganisation,
} from '@onward/contracts/jobs/admin-organisations'
import { formatBytes, formatDay, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, Card, Disclosure, InlineAlert, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { CloseAdverts } from './CloseAdverts'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { Logos } from './Logos'
import { DOMAIN_TONES, STATE_TONES } from './organisation-tones'
import { Answer, Facts, useDecided, useSeen, waitText } from './parts'

const LIST = '/agent/admin/organisations'
const PROGRESS_MS = 1_500

/** /agent/admin/organisations/:id: what an organisation sent, what speaks for it, and what is decided. */
export default function OrganisationPage() {
  const w = useAdminMessages()
  const { id = '' } = useParams()
  const organisation = useEndpoint(
    readOrganisationToDecide,
    { params: { id } },
    { refetchInterval: (answer) => (answer?.closing?.state === 'running' ? PROGRESS_MS : false) },
  )
  const shown = organisation.data
  return (
    <AdminPage
      title={shown?.name ?? w('nav.organisations')}
      eyebrow={<Link to={LIST}>{w('organisation.back')}</Link>}
      lead={shown && <StatusBadge tone={STATE_TONES[shown.state]}>{w(`organisation.state.${shown.state}`)}</StatusBadge>}
    >
      <Answer of={organisation} lines={8}>
        {(found) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <StatusNotice organisation={found} />
              <Evidence organisation={found} />
              <About organisation={found} />
              <People organisation={found} />
            </div>
            <div className={styles.side}>
              <Decision organisation={found} reload={organisation.refetch} />
              <CloseAdverts organisation={found} reload={organisation.refetch} />
              <Logos organisation={found} reload={organisation.refetch} />
              <Level key={`level ${found.version}`} organisation={found} reload={organisation.refetch} />
            </div>
          </div>
        )}
      </Answer>
    </AdminPage>
  )
}

interface Part {
  organisation: OrganisationToDecide
}

function StatusNotice({ organisation: { state, suspendedAt, suspendedReason, submissions, sameNumber } }: Part) {
  const w = useAdminMessages()
  const [last] = submissions
  return (
    <>
      {state === 'suspended' && suspendedAt && (
        <InlineAlert tone="danger" title={w('organisation.suspendedSince', { day: formatDay(suspendedAt) })} role="status">
          <p className={styles.words}>{suspendedReason}</p>
        </InlineAlert>
      )}
      {state === 'submitted' && last && (
        <InlineAlert tone="information" title={w('organisation.waits', { wait: waitText(w, last.submittedAt) })} />
      )}
      {sameNumber.length > 0 && (
        <InlineAlert tone="warning" title={w('organisation.sameNumber')}>
          <ul>
            {sameNumber.map(({ id, name }) => (
              <li key={id}>
                <Link to={`${LIST}/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
    </>
  )
}

const register = (kind: 'company' | 'charity', number: string, country: string): string | null => {
  if (kind === 'company') return `https://find-and-update.company-information.service.gov.uk/company/${number}`
  if (country === 'scotland')
    return `https://www.oscr.org.uk/about-charities/search-the-register/charity-details?number=${number}`
  return country === 'england-wales'
    ? `https://register-of-charities.charitycommission.gov.uk/charity-search/-/charity-details/${number.replace(/-\d+$/, '')}`
    : null
}

function Registered({ kind, one }: { kind: 'company' | 'charity'; one: Submission['company'] }) {
  const w = useAdminMessages()
  if (!one) return null
  const href = register(kind, one.number, one.country)
  return (
    <>
      {one.number} ({w(`country.${one.country}`)})
      {href && (
        <>
          <br />
          <a href={href} target="_blank" rel="noreferrer">
            {w('organisation.register')}
          </a>
        </>
      )}
    </>
  )
}

function Evidence({ organisation: { submissions } }: Part) {
  const w = useAdminMessages()
  const [last, ...earlier] = submissions
  return (
    <Section title={w('organisation.evidence')} id="evidence">
      {last ? <Sent one={last} /> : <p>{w('organisation.noEvidence')}</p>}
      {earlier.length > 0 && (
        <Disclosure summary={w('organisation.earlier', { count: earlier.length })}>
          <Stack gap={5}>
            {earlier.map((one) => (
              <Sent key={one.id} one={one} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Section>
  )
}

function Sent({ one }: { one: Submission }) {
  const w = useAdminMessages()
  const { document } = one
  return (
    <Stack gap={3}>
      <Facts
        facts={[
          [
            w('organisation.sent'),
            one.by ? `${formatDayAndTime(one.submittedAt)}, ${one.by}` : formatDayAndTime(one.submittedAt),
          ],
          [w('organisation.company'), one.company && <Registered kind="company" one={one.company} />],
          [w('organisation.charity'), one.charity && <Registered kind="charity" one={one.charity} />],
          [w('organisation.website'), one.website],
          [w('organisation.emailDomain'), one.emailDomain],
          [
            w('organisation.check'),
            <>
              <StatusBadge tone={DOMAIN_TONES[one.domainCheck]}>{w(`domain.${one.domainCheck}`)}</StatusBadge>
              <br />
              <span className={styles.soft}>{w(`domainText.${one.domainCheck}`)}</span>
            </>,
          ],
          [
            w('organisation.document'),
            document && (
              <a href={pathOf(readEvidence).replace(':id', document.id)} download>
                {w('organisation.file', { name: document.filename, size: formatBytes(document.bytes) })}
              </a>
            ),
          ],
        ]}
      />
      {one.decision && one.decidedAt && (
        <p className={styles.soft}>{w(`organisation.decided.${one.decision}`, { day: formatDay(one.decidedAt) })}</p>
      )}
      {one.reason && <blockquote className={styles.words}>{one.reason}</blockquote>}
    </Stack>
  )
}

function About({ organisation }: Part) {
  const w = useAdminMessages()
  const { jobs } = organisation
  return (
    <Section title={w('organisation.about')} id="about">
      <Facts
        facts={[
          [w('organisation.whatWeDo'), organisation.whatWeDo],
          [w('organisation.website'), organisation.website],
          [w('organisation.sector'), organisation.sector && w(`sector.${organisation.sector}`)],
          [w('organisation.size'), organisation.size && w('organisation.people', { size: organisation.size })],
          [w('organisation.address'), organisation.address],
          [w('organisation.since'), formatDay(organisation.createdAt)],
          [
            w('common.jobs'),
            w('organisation.jobCounts', {
              active: formatNumber(jobs.active),
              waiting: formatNumber(jobs.waiting),
              drafts: formatNumber(jobs.drafts),
            }),
          ],
        ]}
      />
    </Section>
  )
}

function People({ organisation: { people } }: Part) {
  const w = useAdminMessages()
  return (
    <Section title={w('organisation.staff')} id="people">
      <ul className={styles.list}>
        {people.map(({ id, name, role, joinedAt }) => (
          <li key={id}>
            <span className={styles.line}>
              <span>{name}</span>
              <span className={styles.soft}>
                {w(`organisation.role.${role}`)}, {w('organisation.joined', { day: formatDay(joinedAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const choices = <Code extends string>(codes: readonly Code[], words: (code: Code) => string) =>
  codes.map((value) => ({ value, label: words(value) }))

interface Deciding extends Part {
  reload: () => unknown
}
type Asked = 'ask' | 'refuse' | 'suspend' | 'reinstate' | null

function Decision({ organisation, reload }: Deciding) {
  const w = useAdminMessages()
  const { id, name, state, version, submissions } = organisation
  const [asked, setAsked] = useState<Asked>(null)
  const { done, failed, refused, failure, forget } = useDecided(reload)
  const verify = useWrite(verifyOrganisation)
  const ask = useWrite(askOrganisation)
  const refuse = useWrite(refuseOrganisation)
  const suspend = useWrite(suspendOrganisation)
  const reinstate = useWrite(reinstateOrganisation)
  const params = { id }
  const seen = useSeen({ version, submission: submissions[0]?.id ?? null }, asked !== null)
  const close = () => {
    forget()
    setAsked(null)
  }
  const ended = (title: string) => ({
    onSuccess: (answer: { receipt: { reference: string } }) => {
      close()
      done(title, answer)
    },
    // Verifying has no dialog.
    onError: asked ? refused : failed,
  })
  const canVerify = state === 'submitted' || state === 'refused' || state === 'sent_back' || state === 'not_started'
  return (
    <Card as="section" aria-label={w('decide.title')}>
      <Stack gap={4}>
        <h2>{w('decide.title')}</h2>
        <div className={styles.choices}>
          {canVerify && (
            <Button
              variant={state === 'submitted' ? 'primary' : 'secondary'}
              disabled={verify.isPending}
              onClick={() => verify.mutate({ params, body: seen }, ended(w('decide.verified', { name })))}
            >
              {w('decide.verify')}
            </Button>
          )}
          {(state === 'submitted' || state === 'refused') && (
            <Button variant="secondary" onClick={() => setAsked('ask')}>
              {w('decide.ask')}
            </Button>
          )}
          {state === 'submitted' && (
            <Button variant="secondary" onClick={() => setAsked('refuse')}>
              {w('decide.refuse')}
            </Button>
          )}
          {state === 'suspended' ? (
            <Button onClick={() => setAsked('reinstate')}>{w('decide.reinstate')}</Button>
          ) : (
            <Button variant={canVerify ? 'quiet' : 'secondary'} onClick={() => setAsked('suspend')}>
              {w('decide.suspend')}
            </Button>
          )}
        </div>
        <p className={styles.soft}>{w(`decide.text.${state}`)}</p>
      </Stack>
      {asked === 'ask' && (
        <DecideDialog
          title={w('decide.ask')}
          text={w('decide.askText')}
          codes={choices(ASK_CODES, (code) => w(`code.${code}`))}
          message={w('decide.askWords')}
          messageHint={w('decide.wordsHint')}
          submit={w('decide.askSubmit')}
          busy={ask.isPending}
          failure={failure}
          onSubmit={(decision) => ask.mutate({ params, body: { ...seen, ...decision } }, ended(w('decide.asked', { name })))}
          onClose={close}
        />
      )}
      {asked === 'refuse' && (
        <DecideDialog
          title={w('decide.refuseTitle', { name })}
          text={w('decide.refuseText')}
          codes={choices(REFUSAL_CODES, (code) => w(`code.${code}`))}
          message={w('decide.employerWords')}
          messageHint={w('decide.wordsHint')}
          submit={w('decide.refuse')}
          danger
          busy={refuse.isPending}
          failure={failure}
          onSubmit={(decision) => refuse.mutate({ params, body: { ...seen, ...decision } }, ended(w('decide.refused', { name })))}
          onClose={close}
        />
      )}
      {asked === 'suspend' && (
        <DecideDialog
          title={w('decide.suspendTitle', { name })}
          text={w('decide.suspendText')}
          codes={choices(ORGANISATION_SUSPENSION_CODES, (code) => w(`code.${code}`))}
          message={w('decide.employerWords')}
          messageHint={w('decide.wordsHint')}
          submit={w('decide.suspend')}
          danger
          busy={suspend.isPending}
          failure={failure}
          onSubmit={(decision) =>
            suspend.mutate({ params, body: { version: seen.version, ...decision } }, ended(w('decide.suspended', { name })))
          }
          onClose={close}
        />
      )}
      {asked === 'reinstate' && (
        <DecideDialog
          title={w('decide.reinstateTitle', { name })}
          text={w('decide.reinstateText')}
          codes={choices(ORGANISATION_RETURN_CODES, (code) => w(`code.${code}`))}
          submit={w('decide.reinstate')}
          busy={reinstate.isPending}
          failure={failure}
          onSubmit={({ code }) =>
            reinstate.mutate({ params, body: { version: seen.version, code } }, ended(w('decide.reinstated', { name })))
          }
          onClose={close}
        />
      )}
    </Card>
  )
}

/** The Disability Confident level that an organisation claims: shown as claimed until somebody looked it up. */
function Level({ organisation, reload }: Deciding) {
  const w = useAdminMessages()
  const { id, version, confident, state } = organisation
  const { level } = confident
  const { done, failed } = useDecided(reload)
  const decide = useWrite(decideLevel, { onError: failed })
  if (level === 'none') return null
  const isOpen = confident.confirmedAt === null && state !== 'suspended'
  const send = (decision: 'confirmed' | 'refused') =>
    decide.mutate(
      { params: { id }, body: { version, level, decision } },
      { onSuccess: (answer) => done(w(`level.done.${decision}`), answer) },
    )
  return (
    <Card as="section" aria-label={w('level.title')}>
      <Stack gap={4}>
        <h2>{w('level.title')}</h2>
        <Facts
          facts={[
            [w('common.level'), w(`level.of.${level}`)],
            [w('level.reference'), confident.reference || w('common.notGiven')],
            [w('level.until'), confident.expiresOn && formatDay(confident.expiresOn)],
          ]}
        />
        {confident.confirmedAt ? (
          <p className={styles.soft}>{w('level.confirmedOn', { day: formatDay(confident.confirmedAt) })}</p>
        ) : (
          isOpen && (
            <>
              <p className={styles.soft}>{w('level.text')}</p>
              <div className={styles.choices}>
                <ButtonLink
                  variant="quiet"
                  icon="external"
                  href="https://www.gov.uk/government/publications/disability-confident-employers-that-have-signed-up"
                >
                  {w('level.register')}
                </ButtonLink>
                <Button variant="secondary" disabled={decide.isPending} onClick={() => send('confirmed')}>
                  {w('level.confirm')}
                </Button>
                <Button variant="quiet" disabled={decide.isPending} onClick={() => send('refused')}>
                  {w('level.refuse')}
                </Button>
              </div>
            </>
          )
        )}
      </Stack>
    </Card>
  )
}
