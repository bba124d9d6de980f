import { listPortalTexts, TEXT_KINDS, type TextKind } from '@onward/contracts/gateway/portal-texts'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { Tabs } from '@onward/ui/frame'
import { AdminPage } from '../AdminPage'
import { Answer } from '../parts'
import { useTextsMessages } from './catalogue'
import { KindPanel } from './KindPanel'

const isKind = (text: string | null): text is TextKind => TEXT_KINDS.some((kind) => kind === text)

/** /agent/admin/texts: the words of the portal that administrators change, one kind at a time. */
export default function TextsPage() {
  const x = useTextsMessages()
  const texts = useEndpoint(listPortalTexts)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('kind')
  const chosen = isKind(asked) ? asked : TEXT_KINDS[0]
  return (
    <AdminPage title={x('title')} lead={x('lead')}>
      <Answer of={texts} lines={8}>
        {({ items }) => (
          <Tabs
            label={x('choose')}
            value={chosen}
            onChange={(kind) => setAddress({ kind }, { replace: true })}
            tabs={items.map((one) => ({
              id: one.kind,
              label: one.due.length > 0 ? `${x(`kind.${one.kind}`)} (${one.due.length})` : x(`kind.${one.kind}`),
              content: <KindPanel key={one.kind} texts={one} reload={texts.refetch} />,
            }))}
          />
        )}
      </Answer>
    </AdminPage>
  )
}
