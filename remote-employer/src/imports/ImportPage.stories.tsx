import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { receipt } from '../testing/examples'
import { Columns } from './Columns'
import { Done } from './Done'
import { seenFile } from './examples'
import { ImportStory } from './ImportStory'
import { Preview } from './Preview'

const meta: Meta<typeof ImportStory> = {
  title: 'Employer/Import jobs',
  component: ImportStory,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const columns = (
  <Columns
    seen={seenFile}
    choices={{ mapping: seenFile.mapping, defaults: { department: '', jobType: null, contactEmail: 'jobs@example.org' } }}
    busy={false}
    onChange={nothing}
    onAgain={nothing}
  />
)
const preview = { filename: 'jobs', busy: false, importing: false, columns, other: null, onImport: nothing }
const done = { created: 12, changed: 3, unchanged: 40, faulty: 2, closed: 1, live: 10, waiting: 5, receipt }

export const ChooseAFile: Story = {}
export const EveryKindOfRow: Story = { args: { children: <Preview {...preview} seen={seenFile} /> } }
export const NothingToDo: Story = {
  args: {
    children: (
      <Preview {...preview} seen={{ ...seenFile, gone: [], rows: seenFile.rows.filter(({ kind }) => kind === 'unchanged') }} />
    ),
  },
}
export const Importing: Story = { args: { children: <Preview {...preview} busy importing seen={seenFile} /> } }
export const Imported: Story = { args: { children: <Done answer={done} seen={seenFile} onAgain={nothing} /> } }
export const Welsh: Story = { args: { language: 'cy' } }
export const WelshRows: Story = { args: { language: 'cy', children: <Preview {...preview} seen={seenFile} /> } }
