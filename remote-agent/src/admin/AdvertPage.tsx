import {
  type AdvertToCheck,
  approveAdvert,
  JOB_RETURN_CODES,
  readAdvertToCheck,
  returnAdvert,
} from '@onward/contracts/jobs/admin-adverts'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useNavigate, useParams } from '@onward/portal-kit/router'
import { Button, Card, InlineAlert, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import { AdvertQueue } from './AdvertQueue'
import { Advertiser, AdvertText, AppealNotice, Changes, Findings } from './AdvertView'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { Answer, useDecided, useSeen } from './parts'

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
          <div className={styles.threeColumns}>
            <AdvertQueue current={id} />
            <div className={styles.main}>
              <AdvertText advert={found} />
              <Changes advert={found} />
            </div>
            <div className={styles.side}>
              <AppealNotice advert={found} />
              <Findings advert={found} />
              <Decision advert={found} reload={advert.refetch} />
              <Card as="section" aria-label={w('advert.who')}>
                <Advertiser advert={found} />
              </Card>
            </div>
          </div>
        )}
      </Answer>
    </AdminPage>
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
    found ? w('advert.draftLine', { found, check: w(`check.${check}`) }) : w('advert.draftWhole', { check: w(`check.${check}`) }),
  )
  return { code: CODE_OF[first.check] ?? 'other', words: [w('advert.draftStart'), ...lines, w('advert.draftEnd')].join('\n') }
}

function Decision({ advert, reload }: { advert: AdvertToCheck; reload: () => unknown }) {
  const w = useAdminMessages()
  const go = useNavigate()
  const [isReturning, setIsReturning] = useState(false)
  const { done, failed, refused, failure, forget } = useDecided(reload)
  const approve = useWrite(approveAdvert, { onError: failed })
  const sendBack = useWrite(returnAdvert)
  const seen = useSeen(advert.version, isReturning)
  const { id, version, title, edit, state } = advert
  const close = () => {
    forget()
    setIsReturning(false)
  }
  if (state !== 'pending_check' && !edit && !isReturning) {
    return (
      <InlineAlert tone="neutral" title={w('advert.nothingWaits')}>
        <p>{w(`jobState.${state}`)}</p>
      </InlineAlert>
    )
  }
  if (advert.appeal?.forAnother && !isReturning) return null
  return (
    <Card as="section" aria-label={w('decide.title')}>
      <Stack gap={4}>
        <h2>{w('decide.title')}</h2>
        <div className={styles.choices}>
          <Button
            disabled={approve.isPending}
            onClick={() =>
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
          >
            {edit ? w('advert.approveEdit') : w('advert.approve')}
          </Button>
          <Button variant="secondary" onClick={() => setIsReturning(true)}>
            {w('advert.return')}
          </Button>
        </div>
        <p className={styles.soft}>{edit ? w('advert.textEdit') : w('advert.text')}</p>
      </Stack>
      {isReturning && (
        <DecideDialog
          title={w('advert.return')}
          text={edit ? w('advert.returnEditText') : w('advert.returnText')}
          codes={JOB_RETURN_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          draft={draftOf(w, advert)}
          message={w('decide.employerWords')}
          messageHint={w('advert.wordsHint')}
          submit={w('advert.return')}
          busy={sendBack.isPending}
          failure={failure}
          onSubmit={(decision) =>
            sendBack.mutate(
              { params: { id }, body: { version: seen, ...decision } },
              {
                onSuccess: (answer) => {
                  done(w('advert.returned', { title }), answer)
                  go(LIST)
                },
                onError: refused,
              },
            )
          }
          onClose={close}
        />
      )}
    </Card>
  )
}
