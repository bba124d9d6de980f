import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Section, Stack } from '@onward/ui/frame'
import { useMyDataMessages } from './catalogue'

const POINTS = {
  user: {
    atOnce: ['signedOut', 'hidden', 'quiet', 'withdrawn', 'email'],
    goes: ['account', 'profile', 'cvs', 'applications', 'messages', 'learning', 'ni', 'searches'],
    stays: ['receipts', 'badges', 'reports', 'employers', 'backups'],
  },
  employer: {
    atOnce: ['signedOut', 'jobsHeld', 'email'],
    goes: ['account', 'names', 'notices', 'organisation'],
    stays: ['receipts', 'adverts', 'backups'],
  },
} as const

/** What erasure does and does not do; the password is asked for by the page of the account, which holds no remote. */
export function Erase() {
  const t = useMyDataMessages()
  const { viewer } = useSession()
  const isEmployer = viewer === 'employer'
  const points = POINTS[isEmployer ? 'employer' : 'user']
  return (
    <Stack gap={5}>
      <p>{t('erase.lead')}</p>
      <Section title={t('erase.atOnceTitle')}>
        <PointList of="atOnce" keys={points.atOnce} />
      </Section>
      <Section title={t('erase.goesTitle')}>
        <p>{t('erase.goesLead')}</p>
        <PointList of="goes" keys={points.goes} />
      </Section>
      <Section title={t('erase.staysTitle')}>
        <PointList of="stays" keys={points.stays} />
      </Section>
      <Section title={t('erase.askTitle')}>
        <Stack gap={4}>
          <p>
            {t(isEmployer ? 'erase.beforeEmployer' : 'erase.before')}{' '}
            <Link to="/my-data?section=download">{t('erase.download')}</Link>
          </p>
          <p>{t('erase.openHint')}</p>
          <div>
            <ButtonLink variant="danger" to="/account?step=erase">
              {t('erase.open')}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
    </Stack>
  )
}

type Points = (typeof POINTS)[keyof typeof POINTS]
type Part = 'atOnce' | 'goes' | 'stays'
type Point =
  | `erase.atOnce.${Points['atOnce'][number]}`
  | `erase.goes.${Points['goes'][number]}`
  | `erase.stays.${Points['stays'][number]}`
function PointList({ of, keys }: { of: Part; keys: readonly string[] }) {
  const t = useMyDataMessages()
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(`erase.${of}.${key}` as Point)}</li>
      ))}
    </ul>
  )
}
