import {
  endPlacement,
  FUNNEL_STEPS,
  listCasePlacements,
  listPlacements,
  type Placement,
  readFunnel,
  recordPlacement,
  settlePlacement,
} from '@onward/contracts/casework/placements'
import { serve } from '@onward/portal-kit/fake-api'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { ClientPlacements } from './ClientPlacements'
import { elsewhere, ended, inConflict, underWay } from './examples'
import PlacementsPage from './PlacementsPage'

const COUNTS = [156, 121, 98, 74, 41, 22, 19, 11, 6]
const shows = (items: readonly Placement[], counts: readonly number[] = COUNTS) => [
  serve(listPlacements, ({ body: { show, search } }) => {
    const of = (name: string) =>
      items.filter(({ state, conflict }) =>
        name === 'conflicts' ? conflict : name === 'open' ? state !== 'ended' && state !== 'sustained' : state === name,
      )
    const isCalledSo = ({ clientName }: Placement) => clientName.toLowerCase().includes((search ?? '').toLowerCase())
    const found = (show ? of(show) : items).filter(isCalledSo)
    const all = {
      open: of('open').length,
      conflicts: of('conflicts').length,
      sustained: of('sustained').length,
      ended: of('ended').length,
    }
    return { items: found, nextCursor: null, total: found.length, counts: all }
  }),
  serve(readFunnel, () => ({ steps: FUNNEL_STEPS.map((step, i) => ({ step, count: counts[i] ?? 0 })) })),
  serve(listCasePlacements, () => ({ open: true, items: [...items] })),
  serve(settlePlacement, () => ({ state: 'weeks-13' as const, receipt })),
  serve(endPlacement, () => ({ state: 'ended' as const, receipt })),
  serve(recordPlacement, () => ({ id: underWay.id, receipt })),
]
const SOME = [inConflict, underWay, elsewhere, ended]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Placements',
  component: AgentStory,
  args: { children: <PlacementsPage />, path: '/agent/placements' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithPlacements: Story = { args: { served: shows(SOME) } }
export const Conflicts: Story = { args: { path: '/agent/placements?show=conflicts&whose=office', served: shows(SOME) } }
export const FirstUse: Story = { args: { served: shows([], []) } }
export const NothingInFilter: Story = { args: { path: '/agent/placements?show=sustained', served: shows(SOME) } }
export const Found: Story = { args: { path: `/agent/placements?q=${underWay.clientName.slice(0, 4)}`, served: shows(SOME) } }
export const NameNotFound: Story = { args: { path: '/agent/placements?q=Nobody', served: shows(SOME) } }
export const NameNotFoundInWelsh: Story = { args: { path: '/agent/placements?q=Nobody', language: 'cy', served: shows(SOME) } }
export const OfAClient: Story = {
  args: {
    children: (
      <Page>
        <h1>Amina Okafor-Reed</h1>
        <ClientPlacements caseId={underWay.caseId} />
      </Page>
    ),
    served: shows([underWay, ended]),
  },
}
export const LoadingFailed: Story = {
  args: {
    served: [serve(listPlacements, () => ({ problem: 'unexpected' })), serve(readFunnel, () => ({ problem: 'unexpected' }))],
  },
}
export const Welsh: Story = { args: { language: 'cy', served: shows(SOME) } }
