import type { OwnOrganisation, VerificationState } from '@onward/contracts/jobs/organisation'
import { InlineAlert, type Tone } from '@onward/ui/frame'
import { AppealForm, SentAppeal } from '../parts/AppealForm'
import { useAppeal } from './api'
import { useOrganisationMessages } from './catalogue'
import styles from './organisation.module.css'

export const STATE_TONES: Readonly<Record<VerificationState, Tone>> = {
  not_started: 'warning',
  submitted: 'information',
  verified: 'success',
  sent_back: 'warning',
  refused: 'danger',
  suspended: 'danger',
}

/** The verification state, its meaning, and what to do next. */
export function Status({ organisation: { verification, role } }: { organisation: OwnOrganisation }) {
  const t = useOrganisationMessages()
  const { state, reason } = verification
  const toDo = role === 'owner' && (state === 'not_started' ? 'start' : state === 'sent_back' ? 'again' : null)
  return (
    <InlineAlert tone={STATE_TONES[state]} title={t(`status.${state}.title`)}>
      <p>{t(`status.${state}.text`)}</p>
      {reason && (
        <figure className={styles.reason}>
          <figcaption>{t('status.why')}</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      {toDo && (
        <p>
          <a href="#verification">{t(`status.${toDo}`)}</a>
        </p>
      )}
      {(state === 'suspended' || state === 'refused') && <Appeal verification={verification} mayAnswer={role === 'owner'} />}
    </InlineAlert>
  )
}

interface AppealProps {
  verification: OwnOrganisation['verification']
  mayAnswer: boolean
}
/** The one answer to a refusal or a suspension; after it, and for colleagues, the way to the team. */
function Appeal({ verification: { appeal }, mayAnswer }: AppealProps) {
  const t = useOrganisationMessages()
  const write = useAppeal()
  if (!appeal && mayAnswer)
    return (
      <AppealForm
        text={t('appeal.text')}
        label={t('appeal.label')}
        missing={t('appeal.missing')}
        busy={write.isPending}
        send={(words, then) => write.mutate({ body: { words } }, then)}
      />
    )
  return (
    <>
      {appeal && <SentAppeal appeal={appeal} />}
      <p>
        <a href="/contact">{t('contactUs')}</a>
      </p>
    </>
  )
}
