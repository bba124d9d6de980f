import {
  type ActivationProgress,
  type ActivationState,
  chooseActivationPassword,
  completeActivation,
  type LinkFault,
  readActivation,
} from '@onward/contracts/identity/activation'
import { ACTIVATION_CONSENTS } from '@onward/contracts/identity/activation-consents'
import { useErrorText, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, InlineAlert, Page, PageHeader, Row, Skeleton, Stack, Steps } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './ActivatePage.module.css'
import { ConsentStep, type Ticks } from './ConsentStep'
import { useActivateMessages } from './catalogue'
import { PasswordStep } from './PasswordStep'
import { Renew } from './Renew'
import { type Fault, useActivation } from './use-activation'

const NO_PASSWORDS = { password: '', confirmPassword: '' }
const NO_TICKS: Ticks = { terms: false, 'data-processing': false, marketing: false }
const VERSIONS = {
  terms: ACTIVATION_CONSENTS.terms.version,
  'data-processing': ACTIVATION_CONSENTS['data-processing'].version,
  marketing: ACTIVATION_CONSENTS.marketing.version,
}
const STEPS = ['password', 'consent', 'ready'] as const
type Step = (typeof STEPS)[number]

/** /activate?token=…: from the email to an account, in three steps. */
export default function ActivatePage() {
  const t = useActivateMessages()
  const errorText = useErrorText()
  const { viewer } = useSession()
  const [search] = useSearchParams()
  const { found, again, read } = useActivation()
  usePageTitle(t('faults.title'))

  if (search.get('step') === 'ready') return <Ready />
  if (found.kind === 'open') return <Open progress={found.progress} read={read} />
  // An activated person who came back by the browser's back button.
  const isUnknown = found.kind === 'over' && found.fault.link === 'unknown'
  if (isUnknown && viewer === 'user' && found.token === '') return <Ready />
  if (isUnknown) return <NoLink />
  return (
    <Page width="text">
      <PageHeader title={t('faults.title')} />
      {found.kind === 'loading' && <Skeleton rows={4} label={t('loading')} />}
      {found.kind === 'failed' && (
        <InlineAlert tone="danger" title={t('common.thatDidNotWork')}>
          <p>{errorText(found.error)}</p>
          <Button onClick={again}>{t('common.tryAgain')}</Button>
        </InlineAlert>
      )}
      {found.kind === 'over' && found.fault.link !== 'unknown' && <Over fault={found.fault} token={found.token} />}
    </Page>
  )
}

/** A missing or unknown token leads to the start page, with the documented notice. */
function NoLink() {
  const t = useActivateMessages()
  const { notify } = usePortal()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    notify({ kind: 'error', title: t('notices.invalid'), text: t('notices.invalidText') })
    navigate('/', { replace: true })
  }, [])
  return (
    <Page width="text">
      <PageHeader title={t('faults.title')} />
    </Page>
  )
}

/** What to do next, for each kind of expired link. */
function Over({ fault: { link, mayRenew }, token }: { fault: Fault; token: string }) {
  const t = useActivateMessages()
  const known = link as Exclude<LinkFault, 'unknown'>
  return (
    <InlineAlert tone="warning" title={t(`faults.${known}`)}>
      <Stack gap={4}>
        <p>{t(`faults.${known}Text`)}</p>
        {mayRenew && <Renew token={token} />}
        {link === 'used' && (
          <Row>
            <ButtonLink to="/login">{t('faults.signIn')}</ButtonLink>
            <ButtonLink variant="quiet" to="/forgot-password">
              {t('faults.forgot')}
            </ButtonLink>
          </Row>
        )}
        {link === 'withdrawn' && (
          <div>
            <ButtonLink variant="secondary" to="/login">
              {t('faults.register')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </InlineAlert>
  )
}

function Frame({ step, children }: { step: Step; children: ReactNode }) {
  const t = useActivateMessages()
  const heading = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  // A new step is like a new page: the focus moves to its heading.
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return (
    <Page width="text">
      <div className={styles.body}>
        <Steps label={t('common.yourProgress')} steps={STEPS.map((one) => t(`steps.${one}`))} current={STEPS.indexOf(step)} />
        <div ref={heading} tabIndex={-1} className={styles.heading}>
          <PageHeader title={t(`steps.${step}`)} />
        </div>
        {children}
      </div>
    </Page>
  )
}

/** Steps 1 and 2. Typed text is stored above them, so that going back or changing the language loses nothing. */
function Open({ progress, read }: { progress: ActivationProgress; read: () => Promise<ActivationState> }) {
  const t = useActivateMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { notify, afterSignIn, language } = usePortal()
  const [typed, setTyped] = useState(NO_PASSWORDS)
  const [ticks, setTicks] = useState(NO_TICKS)
  const [chosen, setChosen] = useState(progress.step === 'consent')
  const [submission] = useState(createSubmission)
  const { account, viewer } = progress

  const complete = async () => {
    const body = {
      termsAccepted: ticks.terms,
      dataProcessingConsent: ticks['data-processing'],
      marketingConsent: ticks.marketing,
      versions: VERSIONS,
      language,
    }
    const answer = await call(completeActivation, { body, idempotencyKey: submission.keyFor(body) })
    submission.done()
    return answer
  }
  const finish = async () => {
    const { joined } = await complete().catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'state-conflict' || typed.password === '') throw error
      // The link was reopened in another tab, which reset the password step; the password is still here.
      await call(chooseActivationPassword, { body: typed })
      return complete()
    })
    notify({ kind: 'success', title: t('notices.done'), text: t(joined ? 'notices.joinedText' : 'notices.doneText') })
    afterSignIn('/activate?step=ready')
  }
  const finishOrTell = async () => {
    try {
      await finish()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link-expired') await readUnlessTimedOut()
      throw error
    }
  }
  /** A used or withdrawn link has its own page; after a timeout the form stays. */
  const readUnlessTimedOut = async () => {
    const state = await call(readActivation).catch(() => null)
    if (state && state.link !== 'timed-out' && state.link !== 'unknown') await read()
  }

  if (account === 'other' || (account === 'jobseeker' && viewer !== 'invited')) return <HasAccount progress={progress} />
  const isConsent = account === 'jobseeker' || (chosen && search.get('step') === 'consent')
  if (isConsent) {
    return (
      <Frame step="consent">
        <ConsentStep progress={progress} ticks={ticks} onTick={setTicks} onFinish={finishOrTell} />
      </Frame>
    )
  }
  return (
    <Frame step="password">
      <PasswordStep
        progress={progress}
        typed={typed}
        onType={setTyped}
        onChosen={() => {
          setChosen(true)
          navigate('/activate?step=consent')
        }}
      />
    </Frame>
  )
}

function HasAccount({ progress: { email, jobcentre, account, viewer } }: { progress: ActivationProgress }) {
  const t = useActivateMessages()
  const { signOut } = usePortal()
  const { user } = useSession()
  return (
    <Page width="text">
      <PageHeader title={t('faults.title')} />
      {account === 'other' ? (
        <InlineAlert tone="warning" title={t('account.other')}>
          <p className={styles.address}>{t('account.otherText', { email })}</p>
        </InlineAlert>
      ) : viewer === 'someone-else' ? (
        <InlineAlert tone="warning" title={t('account.someoneElse')}>
          <Stack gap={4}>
            <p className={styles.address}>{t('account.someoneElseText', { email, current: user?.email ?? '' })}</p>
            <div>
              <Button onClick={() => void signOut()}>{t('common.signOut')}</Button>
            </div>
          </Stack>
        </InlineAlert>
      ) : (
        <InlineAlert title={t('account.title')}>
          <Stack gap={4}>
            <p className={styles.address}>{t('account.text', { email, jobcentre })}</p>
            <Row>
              <ButtonLink to="/login?next=%2Factivate">{t('account.signIn')}</ButtonLink>
              <ButtonLink variant="quiet" to="/forgot-password">
                {t('account.forgot')}
              </ButtonLink>
            </Row>
          </Stack>
        </InlineAlert>
      )}
    </Page>
  )
}

/** Step 3. The page was reloaded for the person who is now signed in. */
function Ready() {
  const t = useActivateMessages()
  const { viewer } = useSession()
  const isIn = viewer === 'user'
  return (
    <Frame step="ready">
      <Stack gap={5}>
        <p>{t(isIn ? 'ready.text' : 'ready.signedOut')}</p>
        <Row gap={3}>
          <ButtonLink to={isIn ? '/profile' : '/login'}>{t(isIn ? 'ready.profile' : 'ready.signIn')}</ButtonLink>
          {isIn && (
            <ButtonLink to="/welcome" variant="secondary">
              {t('ready.jobs')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Frame>
  )
}
