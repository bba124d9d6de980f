import { approveAdvert, type HeldAdvert, JOB_RETURN_CODES, returnAdvert } from '@onward/contracts/jobs/admin-adverts'
import { usePortal } from '@onward/portal-kit'
import { useWrite } from '@onward/portal-kit/queries'
import { BulkBar } from '@onward/ui/data'
import { Button, Dialog, Row, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'

interface ManyAdvertsProps {
  chosen: readonly HeldAdvert[]
  onClear(): void
}
/** Decides about the chosen adverts, one after the other: each is a decision of its own, on the version that the list shows. */
export function ManyAdverts({ chosen, onClear }: ManyAdvertsProps) {
  const w = useAdminMessages()
  const { notify } = usePortal()
  const approve = useWrite(approveAdvert)
  const sendBack = useWrite(returnAdvert)
  const [asked, setAsked] = useState<'approve' | 'return' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const decide = async (one: (advert: HeldAdvert) => Promise<unknown>) => {
    setBusy(true)
    const left: string[] = []
    for (const advert of chosen) await one(advert).catch(() => left.push(advert.title))
    setBusy(false)
    setAsked(null)
    onClear()
    const decided = w('adverts.many.done', { count: chosen.length - left.length })
    if (left.length === 0) notify({ kind: 'success', title: decided })
    else notify({ kind: 'error', title: decided, text: w('adverts.many.left', { titles: left.join(', ') }) })
  }
  return (
    <>
      <BulkBar
        count={chosen.length}
        actions={[
          { label: w('adverts.many.return'), run: () => setAsked('return') },
          { label: w('adverts.many.approve'), run: () => setAsked('approve') },
        ]}
        onClear={onClear}
      />
      {asked === 'approve' && (
        <Dialog open title={w('adverts.many.approve')} onClose={() => setAsked(null)} closeLabel={w('common.cancel')}>
          <Stack gap={4}>
            <p>{w('adverts.many.approveText')}</p>
            <ul>
              {chosen.map(({ id, title, company }) => (
                <li key={id}>
                  {title}, {company}
                </li>
              ))}
            </ul>
            <Row gap={3}>
              <Button
                disabled={isBusy}
                onClick={() => void decide(({ id, version }) => approve.mutateAsync({ params: { id }, body: { version } }))}
              >
                {w('adverts.many.approve')}
              </Button>
              <Button variant="secondary" onClick={() => setAsked(null)}>
                {w('common.cancel')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
      {asked === 'return' && (
        <DecideDialog
          title={w('adverts.many.return')}
          submit={w('adverts.many.return')}
          text={<p>{w('adverts.many.returnText')}</p>}
          codes={JOB_RETURN_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          message={w('decide.employerWords')}
          failure={null}
          busy={isBusy}
          onClose={() => setAsked(null)}
          onSubmit={(decision) =>
            void decide(({ id, version }) => sendBack.mutateAsync({ params: { id }, body: { version, ...decision } }))
          }
        />
      )}
    </>
  )
}
