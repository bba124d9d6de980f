import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import {
  BulkBar,
  Counts,
  DataTable,
  type DataTableProps,
  Descriptions,
  DotWord,
  Late,
  ListTools,
  MatchBar,
  Person,
  SavedViews,
  type Sorting,
  Timeline,
} from '../data'

interface Applicant {
  id: string
  name: string
  match: number
  late: boolean
}
const NAMES = ['Amina Okafor-Reed', 'Rhys ap Gwilym', 'Łukasz Wójcik', 'Siân Parry', 'D’Arcy O’Brien']
const applicants = (count: number): Applicant[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `a${at}`,
    name: at < NAMES.length ? (NAMES[at] ?? '') : `${NAMES[at % NAMES.length]} ${at}`,
    match: 95 - ((at * 7) % 60),
    late: at % 4 === 3,
  }))

type ListProps = Partial<DataTableProps<Applicant>> & { count?: number; onAct?(what: string): void }
function List({ count = 5, onAct, ...rest }: ListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [sorting, setSorting] = useState<Sorting>({ by: 'match', order: 'down' })
  return (
    <>
      <DataTable<Applicant>
        id="story"
        label="Applications"
        rows={applicants(count)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        to={({ id }) => `/?open=${id}`}
        first={{
          label: 'Name',
          sorts: 'up',
          face: ({ name }) => <Person name={name} />,
          note: ({ late }) => late && 'Waiting since Monday',
        }}
        columns={[
          {
            id: 'match',
            label: 'Match',
            sorts: 'down',
            width: 180,
            cell: ({ match }) => (
              <MatchBar value={match} band={match > 80 ? 'strong' : 'fair'} word={match > 80 ? 'Strong' : 'Fair'} />
            ),
          },
          {
            id: 'state',
            label: 'State',
            optional: 'shown',
            cell: ({ late }) => (late ? <Late>Answer</Late> : <DotWord tone="success">New</DotWord>),
          },
          { id: 'town', label: 'Town', optional: 'hidden', cell: () => 'Leeds' },
        ]}
        lines={({ name, match, late }) => ({
          face: <Person name={name} size={40} />,
          side: <DotWord tone="success">New</DotWord>,
          text: late ? <Late>Answer</Late> : 'Applied yesterday',
          aside: match,
        })}
        sorting={sorting}
        onSort={setSorting}
        chosen={chosen}
        onChoose={setChosen}
        next={({ name }) => ({ label: 'Read and review', run: () => onAct?.(`read ${name}`) })}
        menu={({ name, id }) => [
          { label: 'Message', to: `/?message=${id}` },
          { label: 'Shortlist', run: () => onAct?.(`shortlist ${name}`) },
          { label: 'Reject…', isGrave: true, run: () => onAct?.(`reject ${name}`) },
        ]}
        keys={[{ key: 's', label: 'shortlist', run: ({ name }) => onAct?.(`shortlist ${name}`) }]}
        footer={`1 to ${count} of ${count}`}
        {...rest}
      />
      <BulkBar
        count={chosen.size}
        actions={[{ label: 'Shortlist' }, { label: 'Message' }]}
        onClear={() => setChosen(new Set())}
      />
    </>
  )
}

const meta: Meta<typeof List> = { title: 'UI/Data', component: List }
export default meta
type Story = StoryObj<typeof List>

export const Table: Story = {}
export const Waiting: Story = { args: { count: 0, state: 'loading' } }
export const Empty: Story = { args: { count: 0, empty: <p>Nobody has applied yet.</p> } }
export const LoadingFailed: Story = { args: { count: 0, state: 'failed', onRetry: () => undefined } }
export const PartOnly: Story = { args: { state: 'failed', onRetry: () => undefined } }
export const ManyRows: Story = { args: { count: 1000 } }
export const Tools: Story = {
  render: () => (
    <>
      <Counts
        label="Referrals"
        counts={[
          { label: 'Total', count: 9653, to: '/', isCurrent: true },
          { label: 'Pending', count: 142, to: '/?status=pending' },
        ]}
      />
      <SavedViews
        label="Views"
        current="all"
        views={[
          { id: 'all', label: 'All', to: '/', count: 43 },
          { id: 'quiet', label: 'No contact for 14 days', to: '/?view=quiet', count: 6 },
        ]}
      />
      <ListTools
        label="Find and filter"
        search={{ label: 'Search', placeholder: 'Name or place', value: 'ami', onSearch: () => undefined }}
        filters={[
          {
            id: 'status',
            label: 'Status',
            value: 'a',
            options: [
              { value: '', label: 'All' },
              { value: 'a', label: 'Active' },
            ],
          },
        ]}
        onFilter={() => undefined}
        onClear={() => undefined}
        clearLabel="Clear filters"
        actions={<button type="button">Import</button>}
      />
    </>
  ),
}
export const Facts: Story = {
  render: () => (
    <>
      <Person name="Amina Okafor-Reed" starred />
      <Person name="Applicant 7" hidden />
      <Descriptions
        facts={[
          ['NI number', 'ZZ784****B'],
          ['Phone', '07700 900784'],
          ['Email', ''],
        ]}
      />
      <Timeline
        steps={[
          { id: '1', tone: 'danger', content: 'Email came back' },
          { id: '2', content: 'Referred by Nia Hughes' },
        ]}
      />
    </>
  ),
}
