import { addTodo, readCase, TODO_TITLE_MAX } from '@onward/contracts/casework/cases'
import { readReferral } from '@onward/contracts/casework/referrals'
import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import type { SlotProps } from '@onward/contracts/portal/page-slots'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Button, ButtonLink, Card, InlineAlert, Skeleton } from '@onward/ui/frame'
import { useMessages } from './messages'
import styles from './Training.module.css'
import { addressOf, placeIn, WAYS } from './ways'

const MOST_SHOWN = '3'
/** As long as an agent's own to-dos have. */
const DAYS = 7

/** On a client's page: apprenticeships near the client, each of which can be put on the client's own list of things to do. */
export default function ClientCard({ clientId }: SlotProps['agent.client']) {
  const t = useMessages()
  const errorText = useErrorText()
  const { language } = usePortal()
  const client = useEndpoint(readReferral, { params: { id: clientId } })
  const place = placeIn(client.data?.location ?? '')
  const query = { q: WAYS.apprenticeship, where: place, lang: language, limit: MOST_SHOWN }
  const found = useEndpoint(searchPublicJobs, { query }, { enabled: client.data !== undefined })
  const fault = client.error ?? found.error
  return (
    <Card as="section" aria-labelledby="training-client">
      <h2 id="training-client" className={styles.title}>
        {place ? t('client.near', { place }) : t('client.anywhere')}
      </h2>
      <p>{t('client.text')}</p>
      {fault ? (
        <InlineAlert title={t('failed')}>{errorText(fault)}</InlineAlert>
      ) : (
        found.isPending && <Skeleton label={t('loading')} rows={3} />
      )}
      {found.data?.items.length === 0 && <p>{t('none.apprenticeship')}</p>}
      {found.data && found.data.items.length > 0 && (
        <ul className={styles.offers}>
          {found.data.items.map(({ id, title, company, pay, place: where }) => (
            <li key={id}>
              <div>
                <Link to={`/jobs/${id}`}>{title}</Link>
                <p className={styles.who}>{[company, where, pay].filter(Boolean).join(' · ')}</p>
              </div>
              {client.data?.caseId && (
                <AskToLook
                  clientId={clientId}
                  firstName={client.data.firstName}
                  job={[title, company, pay].filter(Boolean).join(', ')}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" to={addressOf({ way: 'apprenticeship', where: place })}>
        {t('card.all')}
      </ButtonLink>
    </Card>
  )
}

/** One press: the client has a week to look at it. The case says what is on the list already. */
function AskToLook({ clientId, firstName, job }: { clientId: string; firstName: string; job: string }) {
  const t = useMessages()
  const { notify } = usePortal()
  const failed = useFailureNotice()
  const about = useEndpoint(readCase, { params: { id: clientId } })
  const add = useWrite(addTodo)
  const title = t('client.todo', { job }).slice(0, TODO_TITLE_MAX)
  if (!about.data || about.data.closedAt) return null
  if (about.data.todos.some((one) => one.forClient && one.title === title))
    return <p className={styles.who}>{t('client.asked', { name: firstName })}</p>
  const onAsk = () =>
    add.mutate(
      { params: { id: clientId }, body: { title, dueOn: dayFrom(new Date(), DAYS), ownerId: null } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t('client.done', { name: firstName }),
            text: t('client.receipt', { reference: receipt.reference }),
          }),
        onError: (error) => failed(t('client.failed'), error),
      },
    )
  return (
    <Button
      variant="secondary"
      disabled={add.isPending}
      onClick={onAsk}
      aria-label={t('client.askAbout', { name: firstName, job })}
    >
      {t('client.ask', { name: firstName })}
    </Button>
  )
}

/** `YYYY-MM-DD` in London, which is where days of the portal are. */
const dayFrom = (now: Date, days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(now.getTime() + days * 86_400_000))
