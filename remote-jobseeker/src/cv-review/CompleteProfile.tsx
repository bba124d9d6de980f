import { CONSENTS, POOL_FIELDS } from '@onward/contracts/jobseekers/consent-texts'
import { type Cv, readBadgeEvidence } from '@onward/contracts/jobseekers/cvs'
import { awardCvBadge, downloadCredential } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { addressOf, call } from '@onward/portal-kit/api'
import { refreshAfter } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Button, Dialog, Disclosure, Icon, InlineAlert, Row, Stack, StatusBadge } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useCvMessages, useMessages } from '../catalogue'
import { useBadges, useCvList, useSetVisibility } from './api'
import styles from './finish.module.css'
import { NextStep } from './NextStep'

const BADGE = 'cv-cover-letter-basics'

/** Complete Your Profile: the badge, and whether employers may find this CV. Only the person sees it. */
export function CompleteProfile({
  cv,
  badgeCompleted,
  hasLetter,
}: {
  cv: Cv
  /** Earned with this review. */
  badgeCompleted: boolean
  hasLetter: boolean
}) {
  return (
    <>
      <BadgePart cv={cv} badgeCompleted={badgeCompleted} hasLetter={hasLetter} />
      <Visibility cv={cv} />
    </>
  )
}

function BadgePart({ cv, badgeCompleted, hasLetter }: { cv: Cv; badgeCompleted: boolean; hasLetter: boolean }) {
  const t = useCvMessages()
  const { notify } = usePortal()
  // A failure is silent, as documented: the review itself says whether it completed the badge.
  const badges = useBadges()
  const [working, setWorking] = useState(false)
  const [earnedNow, setEarnedNow] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  const known = badges.data?.items.find(({ badge, revokedAt }) => badge === BADGE && revokedAt === null)
  const credentialId = earnedNow ?? known?.credentialId ?? null
  const completed = badgeCompleted || credentialId !== null
  const missing = cv.state !== 'analysed' ? t('finish.needsAnalysis') : hasLetter ? null : t('finish.needsLetter')
  // The focused button can no longer be used.
  useEffect(() => {
    if (earnedNow) message.current?.focus()
  }, [earnedNow])

  const complete = async () => {
    if (working) return
    setWorking(true)
    setFailed(false)
    try {
      const { handover } = await call(readBadgeEvidence, { params: { id: cv.id } })
      const answer = await call(awardCvBadge, { body: { evidence: handover } })
      setEarnedNow(answer.credentialId)
      notify({ kind: 'success', title: t('finish.doneTitle'), text: t('finish.done') })
      void refreshAfter(awardCvBadge)
    } catch {
      setFailed(true)
    } finally {
      setWorking(false)
    }
  }
  return (
    <NextStep
      icon="star"
      title={t('finish.title')}
      text={
        completed ? (
          <p ref={message} tabIndex={-1} className={styles.message}>
            <Icon name="check" size={18} />
            <span>
              <strong>{t('finish.earned')}</strong>: {t('finish.badge')}.{' '}
              {credentialId && <Link to={`/badges/${credentialId}`}>{t('finish.page')}</Link>}
            </span>
          </p>
        ) : (
          <>
            <p>{t('finish.badgeText', { badge: t('finish.badge') })}</p>
            {missing && <p id="badge-missing">{missing}</p>}
          </>
        )
      }
      action={
        <Button
          onClick={() => void complete()}
          disabled={completed || missing !== null}
          variant={completed || missing === null ? 'secondary' : 'quiet'}
          size="s"
          aria-disabled={working || undefined}
          aria-describedby={!completed && missing ? 'badge-missing' : undefined}
          icon={completed ? 'check' : 'star'}
        >
          {t(completed ? 'finish.completed' : working ? 'finish.completing' : 'finish.complete')}
        </Button>
      }
    >
      {failed && (
        <InlineAlert tone="danger" title={t('finish.errorTitle')}>
          <p>{t('finish.error')}</p>
        </InlineAlert>
      )}
      {credentialId && (
        <Disclosure summary={t('finish.files')}>
          <p className={styles.soft}>{t('finish.earnedText')}</p>
          <ul className={styles.files}>
            {(
              [
                ['png', t('finish.picture')],
                ['json', t('finish.credential')],
                ['jwt', t('finish.token')],
              ] as const
            ).map(([format, label]) => (
              <li key={format}>
                <a href={addressOf(downloadCredential, { params: { id: credentialId }, query: { format } })} download>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </NextStep>
  )
}

function Visibility({ cv }: { cv: Cv }) {
  const t = useCvMessages()
  const common = useMessages()
  const { language, notify } = usePortal()
  const list = useCvList(true)
  const set = useSetVisibility()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const { version, text } = CONSENTS.pool
  const another = list.data?.items.find(({ id, employerVisible }) => employerVisible && id !== cv.id)

  const turn = (visible: boolean) => {
    if (set.isPending) return
    setFailed(false)
    set.mutate(
      { params: { id: cv.id }, body: { visible, consentVersion: version, language } },
      {
        onSuccess: () => {
          setAsking(false)
          notify({
            kind: 'success',
            title: t(visible ? 'finish.unlockedTitle' : 'finish.hiddenTitle'),
            text: t(visible ? 'finish.unlocked' : 'finish.hiddenText'),
          })
        },
        onError: () => setFailed(true),
      },
    )
  }
  const problem = failed && (
    <InlineAlert tone="danger" title={t('finish.errorTitle')}>
      <p>{t('finish.visibilityError')}</p>
    </InlineAlert>
  )
  return (
    <NextStep
      icon="lock"
      title={t('finish.visibility')}
      quiet
      text={
        <div role="status" className={styles.visibility}>
          <StatusBadge tone={cv.employerVisible ? 'success' : 'neutral'}>
            {t(cv.employerVisible ? 'finish.isVisible' : 'finish.isHidden')}
          </StatusBadge>
          <p>{t(cv.employerVisible ? 'finish.visible' : 'finish.hidden')}</p>
        </div>
      }
      action={
        <Button
          variant="quiet"
          aria-disabled={set.isPending || undefined}
          onClick={() => (cv.employerVisible ? turn(false) : setAsking(true))}
        >
          {t(cv.employerVisible ? 'finish.hide' : 'finish.unlock')}
        </Button>
      }
    >
      {!asking && problem}
      <Dialog open={asking} title={t('finish.askTitle')} onClose={() => setAsking(false)} closeLabel={common('common.close')}>
        <Stack gap={4}>
          <div>
            <p className={styles.flat}>{t('finish.askSees')}</p>
            <ul className={styles.list}>
              {POOL_FIELDS[language].map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          </div>
          <div>
            <p className={styles.flat}>{t('finish.askAgree', { label: t('finish.unlock') })}</p>
            <blockquote className={styles.consent}>
              {text[language].map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </blockquote>
          </div>
          {another && <InlineAlert tone="warning" title={t('finish.another', { name: another.filename })} />}
          {problem}
          <Row gap={3}>
            <Button onClick={() => turn(true)} aria-disabled={set.isPending || undefined}>
              {t('finish.unlock')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('finish.askNo')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </NextStep>
  )
}
