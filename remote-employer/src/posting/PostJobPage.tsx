import { usePageTitle, useSession } from '@onward/portal-kit'
import { useNavigate } from '@onward/portal-kit/router'
import { Page, PageHeader } from '@onward/ui/frame'
import { useState } from 'react'
import { AreaNav } from '../parts/AreaNav'
import { useMessages } from '../words'
import type { FieldFault } from './form'
import { emptyDraft } from './form'
import { JobForm } from './JobForm'
import { useSubmitJob } from './submit'
import { useDraft } from './useDraft'

const DASHBOARD = '/employer/dashboard'

/** /employer/post-job: the full form. */
export default function PostJobPage() {
  const t = useMessages()
  const navigate = useNavigate()
  const { user } = useSession()
  const draft = useDraft('post-job', user?.accountId ?? '', emptyDraft(user?.email ?? ''))
  const [faults, setFaults] = useState<FieldFault[]>([])
  usePageTitle(t('post.title'))
  const leave = () => {
    draft.clear()
    navigate(DASHBOARD)
  }
  const submit = useSubmitJob({ done: leave, faults: setFaults })
  return (
    <Page>
      <AreaNav />
      <PageHeader title={t('post.title')} lead={t('post.lead')} />
      <JobForm
        draft={draft.value}
        kept={draft.kept}
        faults={faults}
        posting={submit.posting}
        onChange={draft.change}
        onFaults={setFaults}
        onPost={submit.post}
        onStartAgain={() => {
          draft.clear()
          setFaults([])
        }}
        onCancel={leave}
      />
    </Page>
  )
}
