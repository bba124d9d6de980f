import {
  type AdvertToCheck,
  approveAdvert,
  JOB_RETURN_CODES,
  readAdvertToCheck,
  returnAdvert,
} from '@onward/contracts/jobs/admin-adverts'
import { salaryIn } from '@onward/contracts/jobs/pay'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { usePageKeys } from '@onward/portal-kit/keys'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useNavigate, useParams } from '@onward/portal-kit/router'
import { Button, Card, InlineAlert, Stack, Tabs } from '@onward/ui/frame'
import { useRef, useState } from 'react'
import { AdminPage } from './AdminPage'
import { Advertiser, AdvertText, AppealNotice, Changes, Findings } from './AdvertView'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { DecideFields } from './DecideFields'
import { Answer, useDecided } from './parts'
import { QueueBeside } from './QueueBeside'
import { AdvertQueue } from './queues'

const LIST = '/agent/admin/adverts'

/** /agent/admin/adverts/:id: a waiting advert with its findings and, for an edit, the changes. */
export default function AdvertPage() {
  const w = useAdminMessages()
  const { id = '' } = useParams()
  const advert = useEndpoint(readAdvertToCheck, { params: { id } })
  return (
    <AdminPage
      title={advert.data?.title ?? w('nav.adverts')}
      lead={advert.data?.company}
      eyebrow={<Link to={LIST}>{w('advert.back')}</Link>}
    >
      <Answer of={advert} lines={8}>
        {(found) => (
          <QueueBeside queue={<AdvertQueue current={id} />} label={found.title}>
            <div className={styles.columns}>
              <div className={styles.main}>
                <Text key={found.id} advert={found} />
              </div>
              <div className={styles.side}>
                <AppealNotice appeal={found.appeal} other={w('advert.appealOther')} />
                <Findings advert={found} />
                <Decision key={found.id} advert={found} reload={advert.refetch} />
                <Card as="section" aria-label={w('advert.who')}>
                  <Advertiser advert={found} />
                </Card>
              </div>
            </div>
          </QueueBeside>
        )}
      </Answer>
    </AdminPage>
  )
}

/** The advert as jobseekers see it; of changed ones also what changed, one at a time. */
function Text({ advert }: { advert: AdvertToCheck }) {
  const w = useAdminMessages()
  const [view, setView] = useState('seen')
  if (!advert.edit) return <AdvertText advert={advert} />
  return (
    <Tabs
      label={w('advert.view')}
      value={view}
      onChange={setView}
      tabs={[
        { id: 'seen', label: w('advert.asSeen'), content: <AdvertText advert={advert} /> },
        { id: 'changes', label: w('advert.changes'), content: <Changes advert={advert} /> },
      ]}
    />
  )
}

const CODE_OF: Partial<Record<JobFlag['check'], (typeof JOB_RETURN_CODES)[number]>> = {
  'fee-asked': 'fee-asked',
  'premium-number': 'contact-route',
  'messaging-app': 'contact-route',
  'contact-elsewhere': 'contact-route',
  'sender-domain': 'contact-route',
  'repeated-contact': 'contact-route',
  'below-minimum-wage': 'below-minimum-wage',
  'near-duplicate': 'near-duplicate',
  'copied-advert': 'near-duplicate',
  'discriminatory-wording': 'discriminatory-wording',
}

/** What the checks found as a first draft for the employer: which words, and what to do. Null without findings. */
function draftOf(w: AdminMessages, { flags }: AdvertToCheck): { code: string; words: string } | null {
  const held = flags.filter(({ severity }) => severity === 'hold')
  const [first] = held
  if (!first) return null
  const lines = held.map(({ check, found }) =>
    found
      ? w('advert.draftLine', { found: salaryIn(found, currentLanguage()), check: w(`check.${check}`) })
      : w('advert.draftWhole', { check: w(`check.${check}`) }),
  )
  return { code: CODE_OF[first.check] ?? 'other', words: [w('advert.draftStart'), ...lines, w('advert.draftEnd')].join('\n') }
}

function Decision({ advert, reload }: { advert: AdvertToCheck; reload: () => unknown }) {
  const w = useAdminMessages()
  const go = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  const { done, failed, refused, failure } = useDecided(reload)
  const approve = useWrite(approveAdvert, { onError: failed })
  const sendBack = useWrite(returnAdvert)
  const { id, version, title, edit, state } = advert
  const waits = (state === 'pending_check' || edit !== null) && !advert.appeal?.forAnother
  const busy = approve.isPending || sendBack.isPending
  const publish = () => {
    if (busy) return
    approve.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: (answer) => {
          done(w(answer.isEdit ? 'advert.editApproved' : 'advert.approved', { title }), answer)
          go(LIST)
        },
      },
    )
  }
  // B goes to the reason: nothing is sent by a single key without having been read.
  usePageKeys(
    w('decide.title'),
    waits
      ? [
          { keys: ['A'], label: edit ? w('advert.approveEdit') : w('advert.approve'), run: publish },
          {
            keys: ['B'],
            label: w('advert.return'),
            run: () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
          },
        ]
      : [],
  )
  if (state !== 'pending_check' && !edit) {
    return (
      <InlineAlert tone="neutral" title={w('advert.nothingWaits')}>
        <p>{w(`jobState.${state}`)}</p>
      </InlineAlert>
    )
  }
  if (!waits) return null
  const draft = draftOf(w, advert)
  return (
    <Card as="section" aria-label={w('decide.title')}>
      <Stack gap={3}>
        <h2>{w('decide.title')}</h2>
        <div ref={form}>
          <DecideFields
            // The draft follows what the checks found in the text that is shown.
            key={`${id} ${version}`}
            text={<p className={styles.soft}>{edit ? w('advert.textEdit') : w('advert.text')}</p>}
            open
            codes={JOB_RETURN_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
            draft={draft}
            message={w('decide.employerWords')}
            messageHint={w('advert.wordsHint')}
            failure={failure}
            buttons={
              <div className={styles.choices}>
                <Button type="submit" variant={draft ? 'primary' : 'secondary'} disabled={busy} aria-keyshortcuts="B">
                  {w('advert.return')}
                  <span className={styles.key} aria-hidden="true">
                    B
                  </span>
                </Button>
                <Button variant={draft ? 'secondary' : 'primary'} disabled={busy} aria-keyshortcuts="A" onClick={publish}>
                  {edit ? w('advert.approveEdit') : w('advert.approve')}
                  <span className={styles.key} aria-hidden="true">
                    A
                  </span>
                </Button>
              </div>
            }
            onSubmit={(decision) =>
              sendBack.mutate(
                { params: { id }, body: { version, ...decision } },
                {
                  onSuccess: (answer) => {
                    done(w('advert.returned', { title }), answer)
                    go(LIST)
                  },
                  onError: refused,
                },
              )
            }
          />
        </div>
      </Stack>
    </Card>
  )
}
