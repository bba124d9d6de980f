import type { ResponseOf } from '@onward/contracts/endpoint'
import type { ImportPreview, importJobs } from '@onward/contracts/jobs/job-import'
import { Button, ButtonLink, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useImportMessages } from './catalogue'
import { FaultyRows } from './FaultyRows'

interface DoneProps {
  answer: ResponseOf<typeof importJobs>
  seen: ImportPreview
  onAgain(): void
}
/** The result: jobs that are live, waiting, or left out. */
export function Done({ answer, seen, onAgain }: DoneProps) {
  const t = useMessages()
  const w = useImportMessages()
  const lines = (['created', 'changed', 'closed', 'unchanged', 'faulty'] as const).filter((one) => answer[one] > 0)
  return (
    <Stack gap={4}>
      <InlineAlert tone="success" title={w('done.title')} role="status">
        <ul>
          {lines.map((one) => (
            <li key={one}>{w(`done.${one}`, { count: answer[one] })}</li>
          ))}
        </ul>
        {answer.live > 0 && <p>{w('done.live', { count: answer.live })}</p>}
        {answer.waiting > 0 && <p>{w('done.waiting', { count: answer.waiting })}</p>}
        <p>{t('common.receipt', { reference: answer.receipt.reference })}</p>
      </InlineAlert>
      <FaultyRows seen={seen} />
      <Row gap={3}>
        <ButtonLink to="/employer/jobs">{w('done.see')}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {w('done.again')}
        </Button>
      </Row>
    </Stack>
  )
}
