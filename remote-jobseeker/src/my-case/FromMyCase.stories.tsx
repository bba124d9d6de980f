import { type MyTodo, moveMyTodo, readMyCase } from '@onward/contracts/casework/cases'
import { serve } from '@onward/portal-kit/fake-api'
import { Page, PageHeader, Stack } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import { FromMyCase } from './FromMyCase'

const id = (n: number): string => `7d1f1a52-9c1e-4c39-8f53-00000000000${n}`
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const start: MyTodo[] = [
  { id: id(1), title: 'Ask Mrs Ward for a reference', dueOn: '2026-11-20', state: 'open', isOverdue: true, version: 1 },
  { id: id(2), title: 'Finish the interview course', dueOn: '2026-11-27', state: 'doing', isOverdue: false, version: 3 },
  { id: id(3), title: 'Bring your certificates', dueOn: '2026-11-16', state: 'done', isOverdue: false, version: 2 },
]
const note = (n: number, text: string) => ({ id: id(n), text, by: 'Nia Hughes', at: `2026-11-1${n}T10:20:00.000Z` })

function shared() {
  let todos = start
  return [
    serve(readMyCase, ({ query }) => ({
      agentName: 'Nia Hughes',
      officeName: 'Leeds Eastgate Jobcentre',
      ...(query.get('cursor')
        ? { items: [note(1, 'Good first meeting.')], nextCursor: null, total: 3 }
        : {
            items: [
              note(8, 'Bring your certificates on Monday.\nWe look at the care jobs together.'),
              note(4, 'Well done on the CV.'),
            ],
            nextCursor: 'next',
            total: 3,
          }),
      todos,
    })),
    serve(moveMyTodo, ({ params, body }) => {
      todos = todos.map((one) =>
        one.id === params.id ? { ...one, state: body.state, version: one.version + 1, isOverdue: false } : one,
      )
      return { version: body.version + 1, receipt }
    }),
  ]
}

function Shared({ language }: { language: 'en' | 'cy' }) {
  return (
    <JobseekerStory path="/work-coach" language={language} served={shared()}>
      <Page>
        <PageHeader title={language === 'cy' ? 'Fy anogwr gwaith' : 'My work coach'} />
        <Stack gap={6}>
          <FromMyCase />
        </Stack>
      </Page>
    </JobseekerStory>
  )
}
const meta: Meta<typeof Shared> = {
  title: 'Jobseeker/From my work coach',
  component: Shared,
  args: { language: 'en' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithNotesAndTodos: Story = {}
export const Welsh: Story = { args: { language: 'cy' } }
