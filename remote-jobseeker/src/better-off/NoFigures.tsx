import { lastFigureYear } from '@onward/contracts/better-off/figures'
import { formatDay } from '@onward/portal-kit/i18n'
import { InlineAlert, Stack } from '@onward/ui/frame'
import { useBetterOffMessages } from './catalogue'
import { Help } from './Help'

/** Shown for a tax year without figures: no guess, only who can help. */
export function NoFigures() {
  const t = useBetterOffMessages()
  const last = lastFigureYear()
  return (
    <Stack gap={5}>
      <InlineAlert tone="warning" title={t('none.title')}>
        {last && <p>{t('none.text', { from: formatDay(last.from), to: formatDay(last.to) })}</p>}
      </InlineAlert>
      <Help level={2} />
    </Stack>
  )
}
