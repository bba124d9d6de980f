import {
  type AdvertToCheck,
  approveAdvert,
  JOB_RETURN_CODES,
  readAdvertToCheck,
  returnAdvert,
} from '@onward/contracts/jobs/admin-adverts'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link, useNavigate, useParams } from '@onward/portal-kit/router'
import { Button, Card, InlineAlert, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import { Advertiser, AdvertText, Changes, Findings } from './AdvertView'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
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
          <div className={styles.columns}>
            <div className={styles.main}>
              <Findings advert={found} />
              <Changes advert={found} />
              <AdvertText advert={found} />
            </div>
            <div className={styles.side}>
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
