import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { StatusBadge } from '../feedback/Feedback'
import { Disclosure, LoadMore, Steps, Table } from './Structure'

const meta: Meta = { title: 'UI/Structure' }
export default meta
type Story = StoryObj

export const Closed: Story = {
  render: () => <Disclosure summary="Why this match?">You have 4 of the 5 skills it asks for.</Disclosure>,
}
export const Open: Story = {
  render: () => (
    <Disclosure summary="Why this match?" open>
      You have 4 of the 5 skills it asks for.
    </Disclosure>
  ),
}

function Jobs({ loading = false }: { loading?: boolean }) {
  const [count, setCount] = useState(20)
  return (
    <LoadMore
      label={loading ? 'Loading...' : 'Show more jobs'}
      status={`${count} of 43 jobs`}
      loading={loading}
      done={count === 43}
      onLoadMore={() => setCount(Math.min(43, count + 20))}
    />
  )
}
export const MoreToLoad: Story = { render: () => <Jobs /> }
export const LoadingMore: Story = { render: () => <Jobs loading /> }
export const AllLoaded: Story = {
  render: () => <LoadMore label="Show more jobs" status="43 of 43 jobs" done onLoadMore={() => undefined} />,
}

const rows = [
  { id: 'a', job: 'Care assistant', applicants: 14, closes: '05/12/2026', state: 'Active', tone: 'success' as const },
  { id: 'b', job: 'Kitchen assistant, evenings and weekends', applicants: 0, closes: '19/12/2026', state: 'Draft' },
]
export const Compared: Story = {
  render: () => (
    <Table
      caption="Your jobs"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'job', header: 'Job', cell: ({ job }) => job },
        { key: 'state', header: 'State', cell: ({ state, tone }) => <StatusBadge tone={tone ?? 'neutral'}>{state}</StatusBadge> },
        { key: 'closes', header: 'Closes', cell: ({ closes }) => closes },
        { key: 'applicants', header: 'Applicants', align: 'end', cell: ({ applicants }) => applicants },
      ]}
    />
  ),
}

const steps = ['Your CV', 'Questions', 'Check and send']
export const FirstStep: Story = { render: () => <Steps label="Applying" steps={steps} current={0} /> }
export const MiddleStep: Story = { render: () => <Steps label="Applying" steps={steps} current={1} /> }
