import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Row } from '../layout/Layout'
import { Button, ButtonLink } from './Button'

const meta: Meta<typeof Button> = { title: 'UI/Button', component: Button, args: { children: 'Apply now' } }
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Save for later' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Start again' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Withdraw application' } }
export const Marigold: Story = { args: { variant: 'marigold', children: 'Choose a time' } }
export const Small: Story = { args: { size: 's', variant: 'secondary', children: 'Edit' } }
export const WithIcon: Story = { args: { icon: 'upload', children: 'Upload your CV' } }
export const Busy: Story = { args: { disabled: true, children: 'Posting Job...' } }
export const LongWords: Story = {
  args: { children: 'Lawrlwythwch eich CV a gweld pa swyddi sy’n cyd-fynd â’ch sgiliau' },
}
/** Links may look like buttons. */
export const Links: Story = {
  render: () => (
    <Row>
      <ButtonLink to="/jobs">See jobs</ButtonLink>
      <ButtonLink to="/profile" variant="secondary" icon="profile">
        Your profile
      </ButtonLink>
      <ButtonLink href="/cv.pdf" download variant="quiet" icon="download">
        Download CV
      </ButtonLink>
    </Row>
  ),
}
