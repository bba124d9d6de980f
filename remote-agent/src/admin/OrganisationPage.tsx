import { pathOf } from '@onward/contracts/endpoint'
import {
  type ORGANISATION_TEXTS,
  type OrganisationFlag,
  type OrganisationToDecide,
  readEvidence,
  readOrganisationToDecide,
  type Submission,
} from '@onward/contracts/jobs/admin-organisations'
import { formatBytes, formatDay, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link, useParams } from '@onward/portal-kit/router'
import { Disclosure, Icon, InlineAlert, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { AppealNotice, Finding } from './AdvertView'
import styles from './admin.module.css'
import { CloseAdverts } from './CloseAdverts'
import { useAdminMessages } from './catalogue'
import { Logos } from './Logos'
import { MarkedText } from './MarkedText'
import { Decision, Level } from './OrganisationDecisions'
import { DOMAIN_TONES, STATE_TONES } from './organisation-tones'
import { Answer, Facts, waitText } from './parts'
import { QueueBeside } from './QueueBeside'
import { OrganisationQueue } from './queues'

const LIST = '/agent/admin/organisations'
const PROGRESS_MS = 1_500

/** /agent/admin/organisations/:id: what an organisation sent, the evidence, and the decisions. */
export default function OrganisationPage() {
  const w = useAdminMessages()
  const { id = '' } = useParams()
  const organisation = useEndpoint(
    readOrganisationToDecide,
    { params: { id } },
    { refetchInterval: (answer) => (answer?.closing?.state === 'running' ? PROGRESS_MS : false) },
  )
  const loaded = organisation.data
  return (
    <AdminPage
      title={loaded?.name ?? w('nav.organisations')}
      eyebrow={<Link to={LIST}>{w('organisation.back')}</Link>}
      lead={loaded && <StatusBadge tone={STATE_TONES[loaded.state]}>{w(`organisation.state.${loaded.state}`)}</StatusBadge>}
    >
      <Answer of={organisation} lines={8}>
        {(found) => (
          <QueueBeside queue={<OrganisationQueue current={id} />} label={found.name}>
            <div className={styles.columns}>
              <div className={styles.main}>
                <StatusNotice organisation={found} />
                <AppealNotice appeal={found.appeal} other={w('decide.appealMine')} />
                <Evidence organisation={found} />
                <About organisation={found} />
                <People organisation={found} />
              </div>
              <div className={styles.side}>
                {found.state === 'verified' && <LogosAndLevel organisation={found} reload={organisation.refetch} />}
                <Decision organisation={found} reload={organisation.refetch} />
                <CloseAdverts organisation={found} reload={organisation.refetch} />
                {found.state !== 'verified' && <LogosAndLevel organisation={found} reload={organisation.refetch} />}
              </div>
            </div>
          </QueueBeside>
        )}
      </Answer>
    </AdminPage>
  )
}

interface Part {
  organisation: OrganisationToDecide
}

/** They wait once the organisation itself is verified, and then stand first. */
function LogosAndLevel(props: Part & { reload(): unknown }) {
  return (
    <>
      <Logos {...props} />
      <Level key={`level ${props.organisation.version}`} {...props} />
    </>
  )
}

function StatusNotice({ organisation }: Part) {
  const { state, suspendedAt, suspendedReason, submissions, sameNumber, flags, textFlags } = organisation
  const w = useAdminMessages()
  const [last] = submissions
  const ofOthers = flags.filter(({ other }) => other !== null)
  const own = flags.filter(({ other }) => other === null)
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
      {(textFlags.length > 0 || own.length > 0) && (
        <InlineAlert tone="warning" title={w('advert.found')}>
          <ul>
            {textFlags.map((flag) => (
              <Finding key={flag.check} flag={flag} />
            ))}
            {own.map(({ check, found }) => (
              <li key={`${check} ${found}`}>
                <strong>{w(`vetting.${check}`)}</strong>: <q>{found}</q>
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {ofOthers.length > 0 && (
        <InlineAlert tone="warning" title={w('vetting.title')}>
          <ul>
            {ofOthers.map(({ check, found, other }) => (
              <li key={`${check} ${found} ${other?.id}`}>
                <strong>{w(`vetting.${check}`)}</strong>: <q>{found}</q>
                {other && (
                  <>
                    {'. '}
                    <Link to={`${LIST}/${other.id}`}>{w('vetting.other', { name: other.name, words: other.words })}</Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </InlineAlert>
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

function Evidence({ organisation: { submissions, flags } }: Part) {
  const w = useAdminMessages()
  const [last, ...earlier] = submissions
  return (
    <Section title={w('organisation.evidence')} id="evidence">
      {last ? <Sent one={last} flags={flags} /> : <p>{w('organisation.noEvidence')}</p>}
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

function Sent({ one, flags = [] }: { one: Submission; flags?: readonly OrganisationFlag[] }) {
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
          [w('organisation.website'), <Seen key="website" text={one.website} flags={flags} />],
          [w('organisation.emailDomain'), <Seen key="domain" text={one.emailDomain} flags={flags} />],
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

/** A fact with what the checks saw in it marked, under the names of the findings. */
function Seen({ text, flags }: { text: string; flags: readonly OrganisationFlag[] }) {
  const w = useAdminMessages()
  const flag = flags.find(({ found }) => found && text.includes(found))
  if (!flag) return text
  const at = text.indexOf(flag.found)
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.seenWords}>
        <span className={styles.seenBy}>
          <Icon name="alert" size={16} /> {w(`vetting.${flag.check}`)}
          <span className={styles.unseen}>: </span>
        </span>
        {flag.found}
      </mark>
      {text.slice(at + flag.found.length)}
    </>
  )
}

function About({ organisation }: Part) {
  const w = useAdminMessages()
  const { jobs, flags, textFlags, contact } = organisation
  const seenIn = (field: (typeof ORGANISATION_TEXTS)[number]) =>
    textFlags.some(({ passages }) => passages.some((one) => one.field === field)) && (
      <MarkedText key={field} text={organisation[field]} flags={textFlags} field={field} />
    )
  const reach = [contact.name, contact.email, contact.phone].filter(Boolean).join(', ')
  return (
    <Section title={w('organisation.about')} id="about">
      <Facts
        facts={[
          [w('common.name'), seenIn('name')],
          [w('organisation.whatWeDo'), seenIn('whatWeDo') || organisation.whatWeDo],
          [w('organisation.website'), seenIn('website') || <Seen key="website" text={organisation.website} flags={flags} />],
          [w('organisation.sector'), organisation.sector && w(`sector.${organisation.sector}`)],
          [w('organisation.size'), organisation.size && w('organisation.people', { size: organisation.size })],
          [w('organisation.address'), <Seen key="address" text={organisation.address} flags={flags} />],
          [w('vetting.contact'), reach && <Seen key="contact" text={reach} flags={flags} />],
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
