import type { Viewer } from '@onward/contracts/access'
import { usePageTitle, useSession } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { Page, PageHeader, Section, Stack, Tabs } from '@onward/ui/frame'
import { Agreed } from './Agreed'
import { Correct } from './Correct'
import { useMyDataMessages } from './catalogue'
import { Download } from './Download'
import { EmployerAccess } from './EmployerAccess'
import { Erase } from './Erase'
import { PoolViews } from './PoolViews'
import { Sent } from './Sent'
import { WorkCoachAccess } from './WorkCoachAccess'

const SECTIONS = ['sent', 'looked', 'agreed', 'correct', 'download', 'erase'] as const
/** Sections by kind of account. Staff are erased by their office, because their cases must be handed over first. */
const SECTIONS_BY_VIEWER: Readonly<Record<Viewer, readonly (typeof SECTIONS)[number][]>> = {
  user: SECTIONS,
  employer: ['download', 'erase'],
  agent: ['download'],
  admin: ['download'],
  visitor: [],
}

/** /my-data: the data that Onward has about the person. The address names the open section. */
export default function MyDataPage() {
  const t = useMyDataMessages()
  usePageTitle(t('title'))
  const [address, setAddress] = useSearchParams()
  const { viewer } = useSession()
  const sections = SECTIONS_BY_VIEWER[viewer]
  const section = sections.find((one) => one === address.get('section')) ?? sections[0] ?? 'download'
  const content = {
    sent: <Sent />,
    looked: (
      <Stack gap={6}>
        <WorkCoachAccess />
        <Section title={t('looked.employers')}>
          <EmployerAccess />
        </Section>
        <PoolViews />
      </Stack>
    ),
    agreed: <Agreed />,
    correct: <Correct />,
    download: <Download />,
    erase: <Erase />,
  }
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('sections')}
        tabs={sections.map((id) => ({ id, label: t(`${id}.title`), content: content[id] }))}
        value={section}
        onChange={(id) => setAddress({ section: id }, { replace: true })}
      />
    </Page>
  )
}
