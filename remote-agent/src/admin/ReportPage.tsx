import type { ResponseOf } from '@onward/contracts/endpoint'
import { keepReportedAdvert, REPORT_KEEP_CODES, readReport, removeReportedAdvert } from '@onward/contracts/jobs/admin-adverts'
import { REPORT_REASONS } from '@onward/contracts/jobs/alerts'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useNavigate, useParams } from '@onward/portal-kit/router'
import { Button, Card, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import { Advertiser, AdvertText, Findings } from './AdvertView'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { Answer, useDecided, useSeen } from './parts'
import { QueueBeside } from './QueueBeside'
import { ReportQueue } from './queues'

const LIST = '/agent/admin/reports'
type Report = ResponseOf<typeof readReport>

/** /agent/admin/reports/:id: jobseekers' reports about an advert, without their names, beside the advert. */
export default function ReportPage() {
  const w = useAdminMessages()
  const { id = '' } = useParams()
  const report = useEndpoint(readReport, { params: { id } })
  return (
    <AdminPage
      title={report.data?.advert.title ?? w('nav.reports')}
      lead={report.data?.advert.company}
      eyebrow={<Link to={LIST}>{w('reports.back')}</Link>}
    >
      <Answer of={report} lines={8}>
        {(found) => (
          <QueueBeside queue={<ReportQueue current={id} />} label={found.advert.title}>
            <div className={styles.columns}>
              <div className={styles.main}>
                <Section title={w('reports.said', { count: found.reports.length })} id="said">
                  <ul className={styles.list}>
                    {found.reports.map(({ id: one, reason, text, at }) => (
                      <li key={one}>
                        <span className={styles.line}>
                          <strong>{w(`report.${reason}`)}</strong>
                          <span className={styles.soft}>{formatDayAndTime(at)}</span>
                        </span>
                        {text && <blockquote className={styles.words}>{text}</blockquote>}
                      </li>
                    ))}
                  </ul>
                  <p className={styles.soft}>{w('reports.nameless')}</p>
                </Section>
                <Findings advert={found.advert} />
                <AdvertText advert={found.advert} />
              </div>
              <div className={styles.side}>
                <Decision report={found} reload={report.refetch} />
                <Card as="section" aria-label={w('advert.who')}>
                  <Advertiser advert={found.advert} />
                </Card>
              </div>
            </div>
          </QueueBeside>
        )}
      </Answer>
    </AdminPage>
  )
}

function Decision({ report, reload }: { report: Report; reload: () => unknown }) {
  const w = useAdminMessages()
  const go = useNavigate()
  const [asked, setAsked] = useState<'remove' | 'keep' | null>(null)
  const { done, refused, failure, forget } = useDecided(reload)
  const remove = useWrite(removeReportedAdvert)
  const keep = useWrite(keepReportedAdvert)
  const { id, reports, advert, decision } = report
  const body = useSeen({ reports: reports.length }, asked !== null)
  if (decision && !asked) return <InlineAlert tone="neutral" title={w(`reports.decided.${decision}`)} />
  const close = () => {
    forget()
    setAsked(null)
  }
  const ended = (title: string) => ({
    onSuccess: (answer: { receipt: { reference: string } }) => {
      done(title, answer)
      go(LIST)
    },
    onError: refused,
  })
  return (
    <Card as="section" aria-label={w('decide.title')}>
      <Stack gap={4}>
        <h2>{w('decide.title')}</h2>
        <div className={styles.choices}>
          <Button variant="danger" onClick={() => setAsked('remove')}>
            {w('reports.remove')}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('keep')}>
            {w('reports.keep')}
          </Button>
        </div>
        <p className={styles.soft}>{w('reports.text')}</p>
      </Stack>
      {asked === 'remove' && (
        <DecideDialog
          title={w('reports.removeTitle', { title: advert.title })}
          text={w('reports.removeText')}
          codes={REPORT_REASONS.map((value) => ({ value, label: w(`report.${value}`) }))}
          message={w('decide.employerWords')}
          messageHint={w('advert.wordsHint')}
          submit={w('reports.remove')}
          danger
          busy={remove.isPending}
          failure={failure}
          onSubmit={(reason) =>
            remove.mutate({ params: { id }, body: { ...body, ...reason } }, ended(w('reports.removed', { title: advert.title })))
          }
          onClose={close}
        />
      )}
      {asked === 'keep' && (
        <DecideDialog
          title={w('reports.keepTitle', { title: advert.title })}
          text={w('reports.keepText')}
          codes={REPORT_KEEP_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          submit={w('reports.keep')}
          busy={keep.isPending}
          failure={failure}
          onSubmit={({ code }) =>
            keep.mutate({ params: { id }, body: { ...body, code } }, ended(w('reports.kept', { title: advert.title })))
          }
          onClose={close}
        />
      )}
    </Card>
  )
}
