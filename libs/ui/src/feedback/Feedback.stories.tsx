import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../actions/Button'
import { Grid, Row, Stack } from '../layout/Layout'
import { Drawing } from './Drawing'
import { Badge, EmptyState, InlineAlert, ProgressBar, Skeleton, StatusBadge } from './Feedback'
import { Placeholder, PlaceholderPanel, PlaceholderRows } from './Placeholder'

const meta: Meta = { title: 'UI/Feedback' }
export default meta
type Story = StoryObj

export const Alerts: Story = {
  render: () => (
    <Stack>
      <InlineAlert title="Your draft is kept">Come back to it whenever you like.</InlineAlert>
      <InlineAlert tone="neutral">This job closes on 5 December 2026.</InlineAlert>
      <InlineAlert tone="success" role="status" title="Application sent">
        Your receipt is ONW-7K2M-Q4TR.
      </InlineAlert>
      <InlineAlert tone="warning" title="Waiting for a check">
        A person reads the job before it is shown. This takes one working day.
      </InlineAlert>
      <InlineAlert tone="danger" title="We could not save that">
        <p>Your words are still here.</p>
        <Button variant="secondary" size="s">
          Try again
        </Button>
      </InlineAlert>
    </Stack>
  ),
}
export const StatusBadges: Story = {
  render: () => (
    <Row>
      <StatusBadge>Draft</StatusBadge>
      <StatusBadge tone="information">Under Review</StatusBadge>
      <StatusBadge tone="success">Offered</StatusBadge>
      <StatusBadge tone="warning">Waiting for a check</StatusBadge>
      <StatusBadge tone="danger">Closed</StatusBadge>
    </Row>
  ),
}
export const Badges: Story = {
  render: () => (
    <Row gap={2}>
      <Badge>Customer service</Badge>
      <Badge icon="pin">Leeds</Badge>
      <Badge icon="clock">Part-time</Badge>
      <Badge icon="pound">£12.60 an hour</Badge>
    </Row>
  ),
}
export const ProgressBars: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Profile" value={2} max={5} text="2 of 5 parts" />
      <ProgressBar label="Strong match" value={91} text="91%" tone="green" />
      <ProgressBar label="Good match" value={76} text="76%" tone="blue" />
      <ProgressBar label="Some match" value={48} text="48%" tone="orange" />
      <ProgressBar label="Fair" value={62} text="62" tone="yellow" />
      <ProgressBar label="Needs work" value={31} text="31" tone="red" />
      <ProgressBar label="Not scored" value={0} text="Not scored" tone="grey" />
      <ProgressBar label="Uploading" value={140} text="100%" />
    </Stack>
  ),
}
export const CompactBar: Story = {
  render: () => <ProgressBar compact label="Skills" value={80} text="80%" tone="green" />,
}
export const LoadingText: Story = { render: () => <Skeleton label="Loading your profile" rows={4} /> }
export const LoadingCards: Story = { render: () => <Skeleton label="Loading jobs" cards={2} /> }
export const Empty: Story = {
  render: () => (
    <EmptyState title="You have not applied for a job yet" icon="applications" action={<Button>See your matches</Button>}>
      When you apply, you can follow each application here.
    </EmptyState>
  ),
}
export const EmptyWithADrawing: Story = {
  render: () => (
    <EmptyState
      picture={<Drawing name="sent" />}
      title="You have not applied for a job yet"
      action={<Button>See your matches</Button>}
    >
      When you apply, you can follow each application here.
    </EmptyState>
  ),
}
export const Drawings: Story = {
  render: () => (
    <Grid min="s">
      {(['cv', 'search', 'sent', 'messages', 'saved', 'upToDate', 'offline'] as const).map((name) => (
        <EmptyState key={name} picture={<Drawing name={name} />} title={name} />
      ))}
    </Grid>
  ),
}
export const LoadingInShape: Story = {
  render: () => (
    <Placeholder label="Loading courses">
      <PlaceholderPanel />
      <PlaceholderRows rows={2} lines={2} mark="round" />
      <PlaceholderRows rows={2} mark="square" box="each" />
      <PlaceholderRows rows={2} lines={4} mark="square" box="one" />
    </Placeholder>
  ),
}
export const EmptyWithoutAction: Story = { render: () => <EmptyState title="No jobs match these filters" icon="search" /> }
