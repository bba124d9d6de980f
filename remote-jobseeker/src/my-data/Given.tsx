import type { Language } from '@onward/contracts/language'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { languageName } from '@onward/portal-kit/common'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, Dialog, Disclosure, Row, Stack, StatusBadge } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

interface GivenProps {
  name: string
  consent: { version: number; language: Language; givenAt: string; withdrawnAt: string | null }
  /** Text of the version that was agreed to; empty if it has changed since. */
  text: ReactNode
  /** Why it cannot be withdrawn while the account exists. */
  needed?: string | undefined
  onTakeBack(): void
}
/** One consent: when, in which text, and its withdrawal. */
export function Given({ name, consent: { version, language, givenAt, withdrawnAt }, text, needed, onTakeBack }: GivenProps) {
  const t = useMyDataMessages()
  const isLive = withdrawnAt === null
  return (
    <li className={styles.entry}>
      <Row>
        <strong>{name}</strong>
        <StatusBadge tone={isLive ? 'success' : 'neutral'}>{t(isLive ? 'agreed.on' : 'agreed.off')}</StatusBadge>
      </Row>
      <p className={styles.facts}>
        <span>{t('agreed.given', { when: formatDayAndTime(givenAt), version, language: languageName(t, language) })}</span>
        {withdrawnAt && <span>{t('agreed.withdrawn', { when: formatDayAndTime(withdrawnAt) })}</span>}
      </p>
      {text ? <Disclosure summary={t('agreed.text')}>{text}</Disclosure> : isLive && <p>{t('agreed.older')}</p>}
      {isLive && needed && <p>{needed}</p>}
      {isLive && !needed && (
        <Button variant="secondary" size="s" aria-label={t('agreed.takeBackOf', { what: name })} onClick={onTakeBack}>
          {t('agreed.takeBack')}
        </Button>
      )}
    </li>
  )
}

/** Confirms the withdrawal of a consent and says what follows. */
export function TakeBackDialog(props: { text: string; isPending: boolean; onTakeBack(): void; onClose(): void }) {
  const t = useMyDataMessages()
  return (
    <Dialog open title={t('agreed.ask')} onClose={props.onClose}>
      <Stack gap={4}>
        <p>{props.text}</p>
        <Row>
          <Button
            variant="danger"
            aria-disabled={props.isPending || undefined}
            onClick={() => props.isPending || props.onTakeBack()}
          >
            {t('agreed.takeBack')}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {t('agreed.keep')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

/** Notices after a withdrawal or its failure. */
export function useTakenBack(settle: () => void) {
  const t = useMyDataMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  return {
    onSuccess: ({ receipt }: { receipt: { reference: string } }) => {
      settle()
      notify({ kind: 'success', title: t('agreed.done'), text: t('agreed.doneText', { reference: receipt.reference }) })
    },
    onError: (error: Error) => {
      settle()
      notifyFailure(t('common.thatDidNotWork'), error)
    },
  }
}
