import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Stack } from '../layout/Layout'
import { Checkbox, RadioGroup, Select, TextArea, TextInput } from './controls'
import { ErrorSummary } from './ErrorSummary'
import { Field } from './Field'

const meta: Meta = { title: 'UI/Forms' }
export default meta
type Story = StoryObj

export const Text: Story = {
  render: () => (
    <Field label="Job title">
      <TextInput defaultValue="Kitchen assistant" />
    </Field>
  ),
}
export const WithHint: Story = {
  render: () => (
    <Field label="Postcode" hint="We use it to work out how far each job is." note="(optional)">
      <TextInput autoComplete="postal-code" />
    </Field>
  ),
}
export const WithError: Story = {
  render: () => (
    <Field
      id="email"
      label="Email"
      hint="We answer to this address."
      error="Enter an email address, like name@example.org"
      required
    >
      <TextInput type="email" defaultValue="amina@" />
    </Field>
  ),
}
export const Disabled: Story = {
  render: () => (
    <Field label="National Insurance number">
      <TextInput value="QQ ** ** ** C" disabled />
    </Field>
  ),
}
export const LongText: Story = {
  render: () => (
    <Field label="Message" hint="Up to 1,000 characters.">
      <TextArea />
    </Field>
  ),
}
export const LongTextWithError: Story = {
  render: () => (
    <Field label="Message" error="Write your message">
      <TextArea rows={3} />
    </Field>
  ),
}
const TYPES = [
  { value: '', label: 'Any' },
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
]
export const OneOfMany: Story = {
  render: () => (
    <Field label="Job type">
      <Select options={TYPES} defaultValue="part-time" />
    </Field>
  ),
}
export const OneOfManyWithError: Story = {
  render: () => (
    <Field label="Job type" error="Choose a job type">
      <Select options={TYPES} defaultValue="" />
    </Field>
  ),
}
export const Checkboxes: Story = {
  render: () => (
    <Stack gap={1}>
      <Checkbox label="Remote work" defaultChecked />
      <Checkbox label="Screen reader friendly" hint="The tools of the job work with a screen reader." />
      <Checkbox label="I agree to the Terms of Use and the Privacy Policy, and I know that I can close my account at any time" />
      <Checkbox label="Set by your organisation" disabled />
    </Stack>
  ),
}
function Hours({ error }: { error?: string }) {
  const [value, setValue] = useState(error ? '' : 'few')
  return (
    <RadioGroup
      id="hours"
      legend="Hours that suit you"
      name="hours"
      hint="You can change this later."
      {...(error && { error })}
      value={value}
      onChange={setValue}
      options={[
        { value: 'few', label: 'A few hours', hint: 'Up to 16 a week' },
        { value: 'part', label: 'Part-time' },
        { value: 'full', label: 'Full-time' },
      ]}
    />
  )
}
export const Radios: Story = { render: () => <Hours /> }
export const RadiosWithError: Story = { render: () => <Hours error="Choose the hours that suit you" /> }
export const WholeFormWithErrors: Story = {
  render: () => (
    <Stack gap={5}>
      <ErrorSummary
        title="There is a problem"
        text="Nothing was sent."
        errors={[
          { id: 'name', message: 'Enter your name' },
          { id: 'hours', message: 'Choose the hours that suit you' },
        ]}
      />
      <Field id="name" label="Name" error="Enter your name">
        <TextInput />
      </Field>
      <Hours error="Choose the hours that suit you" />
    </Stack>
  ),
}
export const SummaryWithoutLinks: Story = {
  render: () => (
    <ErrorSummary title="We could not send your message" errors={[{ message: 'The service did not answer. Try again.' }]} />
  ),
}
