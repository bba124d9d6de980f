import { estimate } from '@onward/contracts/better-off/estimate'
import { figureYearOf } from '@onward/contracts/better-off/figures'
import type { Pay } from '@onward/contracts/jobs/pay'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { JobseekerStory } from '../testing/JobseekerStory'
import BetterOffPage from './BetterOffPage'
import { Estimator } from './Estimator'
import { type Answers, answersOf, asked } from './form'
import { Questions } from './Questions'
import { Result } from './Result'

const DAY = '2026-11-23'
const HOURLY: Pay = { minimum: 12.71, maximum: 13.5, period: 'hour' }

const START: Answers = { ...answersOf(HOURLY, 16), place: 'england', household: 'alone', age: '25' }
const year = figureYearOf(DAY)

/** The page with answers filled in. */
function Filled({ with: changed }: { with: Partial<Answers> }) {
  const start = { ...START, ...changed }
  const { household, work } = v.parse(asked, start)
  const found = estimate(DAY, household, work)
  return (
    <Page width="text">
      <h1>Better off in work?</h1>
      <Questions start={start} ofAdvert today={DAY} level={2} onAnswered={() => undefined} />
      {found && year && <Result of={found} year={year} level={2} />}
    </Page>
  )
}

/** The form after it was sent with errors. */
function Sent({ with: changed }: { with: Partial<Answers> }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), [])
  return (
    <Page width="text">
      <h1>Better off in work?</h1>
      <div ref={place}>
        <Estimator start={{ ...START, ...changed }} ofAdvert today={DAY} level={2} />
      </div>
    </Page>
  )
}

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Better off in work',
  component: JobseekerStory,
  args: { path: '/better-off', children: <BetterOffPage today={DAY} /> },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ForVisitors: Story = { args: { viewer: 'visitor' } }
export const Welsh: Story = { args: { language: 'cy' } }
export const NoFiguresForTheYear: Story = { args: { children: <BetterOffPage today="2027-04-06" /> } }
export const WithFaults: Story = { args: { children: <Sent with={{ pay: 'a lot', hours: '', place: '', esa: 'some' }} /> } }
export const BetterOff: Story = { args: { children: <Filled with={{}} /> } }
export const FamilyWithChildcare: Story = {
  args: {
    children: (
      <Filled
        with={{
          hours: '24',
          place: 'wales',
          household: 'couple',
          partnerPay: '700',
          children: '2',
          housing: '650',
          childcare: '320',
        }}
      />
    ),
  },
}
export const EsaStops: Story = {
  args: { children: <Filled with={{ hours: '20', health: 'lcwra-protected', esa: '145.90', disability: true }} /> },
}
export const CarersAllowanceStops: Story = {
  args: { children: <Filled with={{ hours: '17', caring: 'carers-allowance', travel: '80' }} /> },
}
export const BenefitCapLifted: Story = { args: { children: <Filled with={{ hours: '20', children: '3', housing: '1400' }} /> } }
export const InScotland: Story = {
  args: { children: <Filled with={{ place: 'scotland', children: '1', caring: 'carers-allowance', pension: '5' }} /> },
}
export const ResultInWelsh: Story = {
  args: { language: 'cy', children: <Filled with={{ place: 'wales', children: '1', eldest: true, housing: '500' }} /> },
}
export const OfAnAdvertWithoutPay: Story = {
  args: {
    children: (
      <Page width="text">
        <h1>Care Assistant</h1>
        <Estimator start={answersOf(null, null)} ofAdvert today={DAY} level={2} />
      </Page>
    ),
  },
}
