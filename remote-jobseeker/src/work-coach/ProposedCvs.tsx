import { pathOf } from '@onward/contracts/endpoint'
import { downloadProposedCv, type ProposedCv } from '@onward/contracts/jobseekers/coach'
import { useFailureNotice, useFormFailure, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { useNavigate } from '@onward/portal-kit/router'
import { Button, ButtonLink, Card, Checkbox, Dialog, ErrorSummary, Row, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useAcceptCv, useRefuseCv } from './api'
import { useWorkCoachMessages } from './catalogue'
import styles from './work-coach.module.css'

/** CVs proposed by the work coach: the text of each, and accepting or refusing it. */
export function ProposedCvs({ items, hasActiveCv }: { items: readonly ProposedCv[]; hasActiveCv: boolean }) {
  const t = useWorkCoachMessages()
  if (items.length === 0) return null
  return (
    <Section title={t('proposed.title')} id="cvs">
      <ul className={styles.list}>
        {items.map((cv) => (
          <Proposed key={cv.id} cv={cv} hasActiveCv={hasActiveCv} />
        ))}
      </ul>
    </Section>
  )
}

function Proposed({ cv, hasActiveCv }: { cv: ProposedCv; hasActiveCv: boolean }) {
  const t = useWorkCoachMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const { failure, failed, forget } = useFormFailure()
  const navigate = useNavigate()
  const accept = useAcceptCv()
  const refuse = useRefuseCv()
  const [makeActive, setMakeActive] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const params = { id: cv.id }
  const fail = (error: unknown) => notifyFailure(t('common.thatDidNotWork'), error)
  const use = () =>
    accept.mutate(
      { params, body: { makeActive } },
      {
        onSuccess: ({ cvId, receipt }) => {
          notify({
            kind: 'success',
            title: t('proposed.usedTitle'),
            text: `${t('proposed.used')} ${t('common.reference', { reference: receipt.reference })}`,
          })
          navigate(`/cv-review?cv=${cvId}`)
        },
        onError: fail,
      },
    )
  const close = () => {
    forget()
    setAsking(false)
  }
  const remove = () => {
    forget()
    refuse.mutate(
      { params },
      {
        onSuccess: ({ receipt }) => {
          close()
          notify({
            kind: 'success',
            title: t('proposed.removedTitle'),
            text: t('common.reference', { reference: receipt.reference }),
          })
        },
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  return (
    <Card as="li">
      <Stack gap={3}>
        <h3 className={styles.name}>{cv.filename}</h3>
        <p className={styles.soft}>
          {t('proposed.by', { agent: cv.agentName, office: cv.officeName, day: formatDay(cv.addedAt) })}
        </p>
        {cv.preview ? (
          <div>
            <p className={styles.soft} aria-hidden="true">
              {t('proposed.preview')}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <section className={styles.preview} tabIndex={0} aria-label={t('proposed.previewOf', { name: cv.filename })}>
              {cv.preview}
            </section>
          </div>
        ) : (
          <p className={styles.flat}>{t('proposed.unread')}</p>
        )}
        {hasActiveCv && cv.preview && (
          <Checkbox
            label={t('proposed.active')}
            hint={t('proposed.activeHint')}
            checked={makeActive}
            onChange={(event) => setMakeActive(event.target.checked)}
          />
        )}
        <Row gap={3}>
          <Button onClick={use} disabled={accept.isPending || refuse.isPending}>
            {t('proposed.use')}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(true)} disabled={accept.isPending || refuse.isPending}>
            {t('proposed.remove')}
          </Button>
          <ButtonLink variant="quiet" icon="download" href={pathOf(downloadProposedCv).replace(':id', cv.id)} download>
            {t('proposed.file')}
          </ButtonLink>
        </Row>
      </Stack>
      <Dialog open={isAsking} title={t('proposed.removeTitle')} onClose={close} closeLabel={t('common.cancel')}>
        <Stack gap={4}>
          {failure && <ErrorSummary {...failure} errors={[]} />}
          <p>{t('proposed.removeText', { agent: cv.agentName })}</p>
          <Row gap={3}>
            <Button variant="danger" onClick={remove} disabled={refuse.isPending}>
              {t('proposed.remove')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </Card>
  )
}
