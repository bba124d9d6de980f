import type { BadgeCheck, BadgeVerdict } from '@onward/contracts/learning/badge-check'
import { BADGES, REVOCATIONS } from '@onward/contracts/learning/badges'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import { Descriptions } from '@onward/ui/data'
import { Button, InlineAlert, Section, type Tone } from '@onward/ui/frame'
import styles from './badge-check.module.css'
import { useBadgeCheckMessages } from './catalogue'

const TONES: Readonly<Record<BadgeVerdict, Tone>> = {
  genuine: 'success',
  revoked: 'danger',
  altered: 'danger',
  unknown: 'warning',
  'other-intact': 'warning',
  'other-expired': 'warning',
  'other-unchecked': 'warning',
  unsigned: 'warning',
  elsewhere: 'warning',
  unreadable: 'warning',
}
/** Dates in other issuers' badges may be any text. */
const dayOf = (text: string): string => (Number.isNaN(Date.parse(text)) ? text : formatDay(text))

/** The verdict on a badge, then what it is awarded for. */
export function Result({ check, applicant, onAgain }: { check: BadgeCheck; applicant: string | null; onAgain(): void }) {
  const w = useBadgeCheckMessages()
  const language = currentLanguage()
  const { verdict, own, says, revokedAt, revocationReason, isHolder } = check
  const name = own ? BADGES[own.badge].name[language] : says?.name
  const isTrusted = verdict === 'genuine' || verdict === 'revoked'
  const facts = [
    [w('common.badge'), name],
    [w('issuer'), says?.issuer],
    [w('criteria'), own ? BADGES[own.badge].description[language] : says?.criteria],
    [w('from'), says?.validFrom && dayOf(says.validFrom)],
    [w('until'), says && (says.validUntil ? dayOf(says.validUntil) : w('noEnd'))],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className={styles.result}>
      <InlineAlert tone={TONES[verdict]} title={w(`verdict.${verdict}`)}>
        <p>{w(`about.${verdict}`, { day: revokedAt ? formatDay(revokedAt) : '' })}</p>
        {revocationReason && <p>{w('common.reasonIs', { reason: REVOCATIONS[revocationReason][language] })}</p>}
      </InlineAlert>
      {applicant !== null && says && verdict !== 'altered' && verdict !== 'unsigned' && (
        <InlineAlert tone={isHolder === true ? 'success' : 'warning'}>
          <p>{w(isHolder === null ? 'holder.unsaid' : isHolder ? 'holder.yes' : 'holder.no', { name: applicant })}</p>
        </InlineAlert>
      )}
      {facts.length > 0 && (says || own) && (
        <Section title={w(isTrusted ? 'facts' : 'says')}>
          <Descriptions facts={facts} />
          {own && (
            <a href={`/badges/${own.credentialId}`} target="_blank" rel="noreferrer">
              {w('page')}
            </a>
          )}
        </Section>
      )}
      <Button variant="secondary" onClick={onAgain}>
        {w('again')}
      </Button>
    </div>
  )
}
