import { listPoolViews } from '@onward/contracts/jobs/pool'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Section } from '@onward/ui/frame'
import { AccessEntry, AccessList } from './AccessList'
import { useMyDataMessages } from './catalogue'

/** Employers that opened the person's CV or letter in the candidate pool, and a link to those that have the name. */
export function PoolViews() {
  const t = useMyDataMessages()
  const list = usePages(listPoolViews)
  return (
    <>
      <AccessList
        title={t('looked.pool')}
        lead={t('looked.poolLead')}
        list={list}
        empty={t('looked.poolEmpty')}
        more={t('looked.more')}
        status={(count) => t('looked.status', { count })}
      >
        {({ id, organisation, cvFilename, file, at }) => (
          <AccessEntry key={id} text={t(`looked.poolLine.${file}`, { organisation, cv: cvFilename })} at={at} />
        )}
      </AccessList>
      <Section title={t('looked.named')}>
        <p>{t('looked.namedLead')}</p>
        <Link to="/invitations">{t('looked.namedLink')}</Link>
      </Section>
    </>
  )
}
