import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StageSteps } from '../data'
import { SplitView, Steps, type WeekEvent, WeekGrid, WeekNav } from '../plan'

const STAGES = ['CV', 'Profile', 'Skills', 'Matching', 'Interview', 'Placed']
const meta: Meta = { title: 'UI/Plan' }
export default meta

export const Stage: StoryObj = { render: () => <StageSteps stages={STAGES} at={3} /> }
export const StepsOfAForm: StoryObj = {
  render: () => (
    <Steps
      label="Post a job"
      at={1}
      onGo={() => {}}
      steps={[
        { title: 'The job', text: 'Care Assistant, Leeds', state: 'done', open: true },
        { title: 'Pay', text: '£12.90 an hour' },
        { title: 'Who it suits', state: 'wrong', open: true },
        { title: 'Check and publish', text: 'Deadline and contact' },
      ]}
    />
  ),
}
export const ListAndDetail: StoryObj = {
  render: () => <SplitView listLabel="Applications" list={<p>Amina</p>} detailLabel="Amina Okafor-Reed" detail={<p>Her CV</p>} />,
}

const event = (at: string, minutes: number, title: string, note: string, kind: WeekEvent['kind'], word?: string): WeekEvent => ({
  id: `${at}${title}`,
  starts: `2026-11-${at}`,
  minutes,
  title,
  note,
  kind,
  ...(word && { word }),
  ...(kind !== 'blocked' && { to: `/meetings/${at}` }),
})
const EVENTS: readonly WeekEvent[] = [
  event('23T09:30', 45, 'Kwame Boateng', 'In person', 'done', 'Kept'),
  event('23T14:00', 60, 'Team meeting', 'Room 2', 'blocked'),
  event('24T10:00', 30, 'Tariq Mahmood', 'Did not come', 'missed'),
  event('25T09:30', 30, 'Ryan Holroyd', 'Did they come?', 'ask'),
  event('27T09:30', 45, 'Simran Brown', 'In person, desk 4', 'next', 'Next'),
  event('27T09:45', 15, 'Connor Oldroyd', 'Phone call', 'planned'),
  event('27T14:00', 45, 'Emily Pickles', 'Interview, St James’s', 'theirs'),
]
const week = {
  week: '2026-11-23',
  now: '2026-11-27T09:12',
  day: '2026-11-27',
  dayTo: (day: string) => `/?day=${day}`,
  legend: [{ kind: 'planned', label: 'planned' }],
  empty: 'Nothing is booked.',
} as const
export const WeekOfMeetings: StoryObj = {
  render: () => (
    <>
      <WeekNav
        before="/?day=2026-11-20"
        today="/"
        after="/?day=2026-12-04"
        create={{ to: '/new', label: 'Schedule an appointment' }}
      />
      <WeekGrid {...week} events={EVENTS} mayCreate />
    </>
  ),
}
export const OnSaturday: StoryObj = { render: () => <WeekGrid {...week} now="2026-11-28T09:12" events={EVENTS} /> }
export const EmptyWeek: StoryObj = { render: () => <WeekGrid {...week} events={[]} /> }
