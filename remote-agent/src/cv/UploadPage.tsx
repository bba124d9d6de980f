import type { ReferralRow } from '@onward/contracts/casework/referrals'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Person, Room, RoomHead } from '@onward/ui/area'
import { ButtonLink, EmptyState, Field, TextInput, VisuallyHidden } from '@onward/ui/frame'
import { useDeferredValue, useState } from 'react'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { nameOf } from '../parts/client-progress'
import { useActiveClients, useClient } from './api'
import { ClientCvPanel } from './ClientCv'
import { useCvMessages } from './catalogue'
import styles from './cv.module.css'

/** /agent/upload-cv: choose a client (or `?client=`), then a file. */
export default function UploadPage() {
  const c = useCvMessages()
  const [address] = useSearchParams()
  const id = address.get('client')
  usePageTitle(c('upload.title'))
  return (
    <Room>
      <AreaNav />
      {id ? <ForClient key={id} id={id} /> : <Choose />}
    </Room>
  )
}

function ForClient({ id }: { id: string }) {
  const c = useCvMessages()
  const client = useClient(id)
  const name = client.data ? nameOf(client.data) : ''
  const isGone = client.error?.status === 404 || (client.data && client.data.state !== 'active')
  return (
    <>
      <RoomHead
        title={name ? c('common.uploadACvFor', { name }) : c('upload.title')}
        note={c('upload.lead')}
        back={
          <Link to={name ? `/agent/clients/${id}` : '/agent/referrals'}>
            {name ? c('upload.backTo', { name }) : c('common.backToReferrals')}
          </Link>
        }
      />
      {isGone ? (
        <EmptyState
          title={c('upload.gone')}
          icon="people"
          action={
            <ButtonLink to="/agent/upload-cv" variant="secondary">
              {c('upload.another')}
            </ButtonLink>
          }
        >
          {c('upload.goneText')}
        </EmptyState>
      ) : (
        <Answer of={client} lines={4}>
          {() => (
            <div className={styles.narrow}>
              <ClientCvPanel id={id} name={name} withReview={false} />
              <p>
                <Link to="/agent/upload-cv">{c('upload.another')}</Link>
              </p>
            </div>
          )}
        </Answer>
      )}
    </>
  )
}

/** The search text may be part of a National Insurance number, so it is never in the address. */
function Choose() {
  const c = useCvMessages()
  const [typed, setTyped] = useState('')
  const found = useActiveClients(useDeferredValue(typed.trim()))
  return (
    <>
      <RoomHead
        title={c('upload.title')}
        note={c('upload.lead')}
        back={<Link to="/agent/referrals">{c('common.backToReferrals')}</Link>}
      />
      <div className={styles.narrow}>
        <search>
          <Field label={c('upload.find')} hint={c('upload.findHint')}>
            <TextInput type="search" value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          </Field>
        </search>
        <Answer of={found} lines={5}>
          {({ pages }) => <Found clients={pages[0]?.items ?? []} />}
        </Answer>
      </div>
    </>
  )
}

function Found({ clients }: { clients: readonly ReferralRow[] }) {
  const c = useCvMessages()
  if (clients.length === 0) {
    return (
      <EmptyState title={c('upload.none')} icon="search">
        {c('upload.noneText')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.added} data-faces="">
      {clients.map((client) => {
        const name = nameOf(client)
        return (
          <li key={client.id}>
            <Person name={name} size={40} />
            <div className={styles.file}>
              <strong>{name}</strong>
              <span className={styles.soft}>
                {client.niMask}, {client.location}
              </span>
            </div>
            <ButtonLink to={`/agent/upload-cv?client=${client.id}`} variant="secondary" size="s">
              <span aria-hidden="true">{c('upload.choose')}</span>
              <VisuallyHidden>{c('common.choose', { name })}</VisuallyHidden>
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
