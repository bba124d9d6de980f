import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Grid, Row, Stack } from '../layout/Layout'
import { Icon, type IconName } from './Icon'
import { LogoMark } from './Logo'
import { SHAPES } from './shapes'

const meta: Meta = { title: 'UI/Icons' }
export default meta
type Story = StoryObj

export const All: Story = {
  render: () => (
    <Grid min="s">
      {(Object.keys(SHAPES) as IconName[]).map((name) => (
        <Row key={name}>
          <Icon name={name} size={28} /> {name}
        </Row>
      ))}
    </Grid>
  ),
}
export const Mark: Story = {
  render: () => (
    <Stack>
      {[24, 32, 64].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Stack>
  ),
}
