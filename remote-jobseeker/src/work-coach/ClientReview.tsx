import type { ResponseOf } from '@onward/contracts/endpoint'
import type { ClientCv, openClientCv } from '@onward/contracts/jobseekers/coach'
import { useFailureNotice, usePageTitle, usePortal } from '@onward/portal-kit'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, ButtonLink, Card, EmptyState, InlineAlert, PageHeader, Row, Stack } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { Analysis } from '../cv-review/Analysis'
import { Answer } from '../parts/Answer'
import { useAskClient, useClientCv, useClientName, useOpenClientCv } from './api'
import { useWorkCoachMessages } from './catalogue'
import styles from './work-coach.module.css'

/** /cv-review?client=: a work coach opens the review of a client's CV, if the client shares it. */
export default function ClientReview({ id }: { id: string }) {
  const t = useWorkCoachMessages()
  const client = useClientName(id)
  const shared = useClientCv(id)
  const name = client.data ? `${client.data.firstName} ${client.data.lastName}`.trim() : ''
  const title = name ? t('client.titleOf', { name }) : t('common.cvReviewTitle')
  usePageTitle(title)
  const isGone = client.error?.status === 404 || (client.data && client.data.state !== 'active')
  if (isGone || shared.error?.status === 404) {
    return (
      <>
        <PageHeader title={title} eyebrow={<Link to="/agent/referrals">{t('common.backToReferrals')}</Link>} />
        <EmptyState title={t(isGone ? 'client.gone' : 'client.notYet', { name })} icon="people">
          {t(isGone ? 'client.goneText' : 'client.notYetText')}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={<Link to={`/agent/clients/${id}`}>{name ? t('client.back', { name }) : t('common.backToReferrals')}</Link>}
      />
      <Answer of={client} cards={1}>
        {() => (
          <>
            <InlineAlert tone="information" title={t('client.label')}>
              <p>{t('client.labelText', { name })}</p>
            </InlineAlert>
            <Answer of={shared} cards={1}>
              {(cv) => (cv.sharing.cv ? <Shared id={id} name={name} cv={cv} /> : <NotShared id={id} name={name} cv={cv} />)}
            </Answer>
          </>
        )}
      </Answer>
    </>
  )
}

interface ClientProps {
  id: string
  name: string
  cv: ClientCv
}

const UploadLink = ({ id, name }: Pick<ClientProps, 'id' | 'name'>) => {
  const t = useWorkCoachMessages()
  return (
    <ButtonLink to={`/agent/upload-cv?client=${id}`} variant="secondary" icon="upload">
      {t('common.uploadACvFor', { name })}
    </ButtonLink>
  )
}

function NotShared({ id, name, cv }: ClientProps) {
  const t = useWorkCoachMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const ask = useAskClient()
  const send = () =>
    ask.mutate(
      { params: { id } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t('common.asked'),
            text: `${t('client.askedText', { name })} ${t('common.reference', { reference: receipt.reference })}`,
          }),
        onError: (error) => notifyFailure(t('common.thatDidNotWork'), error),
      },
    )
  const status = cv.asked
    ? t('client.asked', { agent: cv.asked.agentName, day: formatDay(cv.asked.at), name })
    : cv.askAgainFrom && t('client.later', { name, day: formatDay(cv.askAgainFrom) })
  return (
    <EmptyState
      title={t('client.notShared', { name })}
      icon="lock"
      action={
        <Row gap={3}>
          {!status && (
            <Button onClick={send} disabled={ask.isPending}>
              {t('client.ask', { name })}
            </Button>
          )}
          <UploadLink id={id} name={name} />
        </Row>
      }
    >
      {status || t('client.notSharedText')}
    </EmptyState>
  )
}

function Shared({ id, name, cv }: ClientProps) {
  const t = useWorkCoachMessages()
  const notifyFailure = useFailureNotice()
  const openCv = useOpenClientCv()
  const [seen, setSeen] = useState<ResponseOf<typeof openClientCv> | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const isOpen = seen !== null
  // Moves the focus to the start of the review.
  useEffect(() => {
    if (isOpen) top.current?.focus()
  }, [isOpen])
  if (!cv.hasCv) {
    return (
      <EmptyState title={t('client.noCv', { name })} icon="document" action={<UploadLink id={id} name={name} />}>
        {t('client.noCvText')}
      </EmptyState>
    )
  }
  const open = () =>
    openCv.mutate(
      { params: { id } },
      {
        onSuccess: setSeen,
        onError: (error) => {
          setSeen(null)
          notifyFailure(t('common.thatDidNotWork'), error)
        },
      },
    )
  if (!seen) {
    return (
      <Card>
        <Stack gap={3}>
          <h2 className={styles.name}>{t('client.shared', { name })}</h2>
          <p className={styles.flat}>{t('client.sharedText')}</p>
          <Row gap={3}>
            <Button onClick={open} disabled={openCv.isPending}>
              {t(openCv.isPending ? 'common.opening' : 'client.open')}
            </Button>
            <UploadLink id={id} name={name} />
          </Row>
        </Stack>
      </Card>
    )
  }
  return (
    <div ref={top} tabIndex={-1}>
      <Stack gap={4}>
        <Row gap={3}>
          {/* Without a CV nothing was seen. */}
          {seen.cv && <p className={styles.soft}>{t('client.seen', { when: formatDayAndTime(seen.receipt.at), name })}</p>}
          <Button variant="quiet" size="s" onClick={open} disabled={openCv.isPending}>
            {t('client.again')}
          </Button>
        </Row>
        <Reviewed name={name} seen={seen} />
        <Row gap={3}>
          <UploadLink id={id} name={name} />
        </Row>
      </Stack>
    </div>
  )
}

function Reviewed({ name, seen }: { name: string; seen: ResponseOf<typeof openClientCv> }) {
  const t = useWorkCoachMessages()
  const { cv, analysis } = seen
  if (cv && analysis) return <Analysis filename={cv.filename} analysis={analysis} />
  return (
    <EmptyState title={t('client.noActive', { name })} icon="document">
      {t('client.noActiveText')}
    </EmptyState>
  )
}
