import { ButtonLink, Dialog, Stack } from '@onward/ui/frame'
import { useEffect } from 'react'
import { useConfirmMessages } from './confirm-catalogue'
import { onProved } from './proved'

/** Leads to the page of the shell that asks for password or code, in a tab that no script of this page reaches. */
export default function ConfirmQuestion({ onAnswer }: { onAnswer(isProved: boolean): void }) {
  const t = useConfirmMessages()
  useEffect(() => onProved(() => onAnswer(true)), [onAnswer])
  return (
    <Dialog open title={t('title')} onClose={() => onAnswer(false)} closeLabel={t('close')}>
      <Stack gap={4}>
        <p>{t('question')}</p>
        <div>
          <ButtonLink href="/confirm" opensTab>
            {t('open')}
          </ButtonLink>
        </div>
      </Stack>
    </Dialog>
  )
}
