import { dateOf, partsOf } from '@onward/contracts/calendar-days'
import { Field } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Choice, DateField, DateRange, Segmented, SegmentedField, WeekField } from '../pick'

const TOWNS = ['Aberystwyth', 'Łódź', 'Bradford', 'Leeds']
function Choices() {
  const [town, setTown] = useState('')
  const [view, setView] = useState('table')
  return (
    <>
      <Field label="Town">
        <Choice value={town} options={TOWNS.map((value) => ({ value, label: value }))} onChange={setTown} />
      </Field>
      <output>{town}</output>
      <Segmented
        label="Show as"
        value={view}
        options={[
          { value: 'table', label: 'Table' },
          { value: 'board', label: 'Board' },
        ]}
        onChange={setView}
      />
      <SegmentedField
        id="pick-period"
        label="For each"
        error="Choose how often"
        value=""
        options={[
          { value: 'hour', label: 'Hour' },
          { value: 'week', label: 'Week' },
        ]}
        onChange={() => undefined}
      />
    </>
  )
}
function Dates() {
  const [start, setStart] = useState(() => partsOf(null))
  const [week, setWeek] = useState('2026-11-23')
  const [[from, to], setRange] = useState(['2026-11-20', ''])
  return (
    <>
      <DateField legend="First day" hint="For example, 27 3 2027" value={start} onChange={setStart} />
      <output>{dateOf(start) ?? 'no date'}</output>
      <WeekField label="Week" value={week} onChange={setWeek} />
      <DateRange label="Days" from={from ?? ''} to={to ?? ''} onChange={(first, last) => setRange([first, last])} />
    </>
  )
}

const meta: Meta = { title: 'UI/Pick' }
export default meta

export const OneOfMany: StoryObj = { render: () => <Choices /> }
export const DatesAndWeeks: StoryObj = { render: () => <Dates /> }
export const WrongDate: StoryObj = {
  render: () => (
    <DateField
      legend="First day"
      error="Enter a real date"
      value={{ day: '31', month: '2', year: '2027' }}
      onChange={() => undefined}
    />
  ),
}
