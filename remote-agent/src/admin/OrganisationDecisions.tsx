import {
  APPEAL_KEPT_CODES,
  ASK_CODES,
  askOrganisation,
  decideLevel,
  ORGANISATION_RETURN_CODES,
  ORGANISATION_SUSPENSION_CODES,
  type OrganisationToDecide,
  REFUSAL_CODES,
  refuseOrganisation,
  reinstateOrganisation,
  suspendOrganisation,
  upholdOrganisation,
  verifyOrganisation,
} from '@onward/contracts/jobs/admin-organisations'
import { formatDay } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, ButtonLink, Card, Stack } from '@onward/ui/frame'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { Facts, useDecided, useDecisions, useSeen } from './parts'

const choices = <Code extends string>(codes: readonly Code[], labelOf: (code: Code) => string) =>
  codes.map((value) => ({ value, label: labelOf(value) }))

interface Deciding {
  organisation: OrganisationToDecide
  reload: () => unknown
}

/** Decisions that are possible for an organisation now. */
export function Decision({ organisation, reload }: Deciding) {
  const w = useAdminMessages()
  const { id, name, state, version, submissions, appeal } = organisation
  const { asked, ask: open, close, ended, failure } = useDecisions<'ask' | 'refuse' | 'suspend' | 'reinstate' | 'keep'>(reload)
  const verify = useWrite(verifyOrganisation)
  const ask = useWrite(askOrganisation)
  const refuse = useWrite(refuseOrganisation)
  const suspend = useWrite(suspendOrganisation)
  const reinstate = useWrite(reinstateOrganisation)
  const keep = useWrite(upholdOrganisation)
  const params = { id }
  const seen = useSeen({ version, submission: submissions[0]?.id ?? null }, asked !== null)
  const canVerify = state === 'submitted' || state === 'refused' || state === 'sent_back' || state === 'not_started'
  // The colleague's to decide, as the notice of the answer says.
  if (appeal?.forAnother) return null
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
            <Button variant="secondary" onClick={() => open('ask')}>
              {w('decide.ask')}
            </Button>
          )}
          {state === 'submitted' && (
            <Button variant="secondary" onClick={() => open('refuse')}>
              {w('decide.refuse')}
            </Button>
          )}
          {appeal && (
            <Button variant="secondary" onClick={() => open('keep')}>
              {w('decide.keep')}
            </Button>
          )}
          {state === 'suspended' ? (
            <Button onClick={() => open('reinstate')}>{w('decide.reinstate')}</Button>
          ) : (
            <Button variant={canVerify ? 'quiet' : 'secondary'} onClick={() => open('suspend')}>
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
      {asked === 'keep' && (
        <DecideDialog
          title={w('decide.keep')}
          text={w('decide.keepText')}
          codes={choices(APPEAL_KEPT_CODES, (code) => w(`code.${code}`))}
          message={w('decide.employerWords')}
          messageHint={w('decide.wordsHint')}
          submit={w('decide.keep')}
          busy={keep.isPending}
          failure={failure}
          onSubmit={(decision) =>
            keep.mutate({ params, body: { version: seen.version, ...decision } }, ended(w('decide.kept', { name })))
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

/** The Disability Confident level of an organisation: shown as claimed until an administrator has checked it. */
export function Level({ organisation, reload }: Deciding) {
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
