import { Page, PageHeader } from '@onward/ui/frame'
import { useBetterOffMessages } from './catalogue'
import { Estimator } from './Estimator'
import { answersOf } from './form'
import { Help } from './Help'

/** /better-off: the estimate for any job; visitors may use it. */
export default function BetterOffPage({ today }: { today?: string }) {
  const t = useBetterOffMessages()
  return (
    <Page width="text">
      <PageHeader title={t('title')} lead={t('lead')} />
      <noscript>
        <p>{t('noScripts')}</p>
        <Help level={2} />
      </noscript>
      <Estimator start={answersOf(null, null)} ofAdvert={false} level={2} {...(today && { today })} />
    </Page>
  )
}
