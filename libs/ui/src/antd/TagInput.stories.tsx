import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Field } from '../forms/Field'
import { TagInput } from './TagInput'

function Skills({ skills, error }: { skills: readonly string[]; error?: string }) {
  const [value, setValue] = useState(skills)
  return (
    <Field id="skills" label="Your skills" hint="Type a skill, then Enter." {...(error && { error })}>
      <TagInput
        value={value}
        onChange={setValue}
        suggestions={['Customer service', 'Cash handling', 'Food hygiene']}
        placeholder="Such as food hygiene"
      />
    </Field>
  )
}

const meta: Meta<typeof Skills> = { title: 'UI/Tag input', component: Skills, args: { skills: [] } }
export default meta
type Story = StoryObj<typeof Skills>

export const Empty: Story = {}
export const WithTags: Story = { args: { skills: ['Customer service', 'Stock taking', 'British Sign Language'] } }
export const WithError: Story = { args: { error: 'Add at least one skill' } }
