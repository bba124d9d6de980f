import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button, ButtonLink } from '../actions/Button'
import { StatusBadge } from '../feedback/Feedback'
import { Card, Grid, Page, PageHeader, Row, Section, Stack, VisuallyHidden } from './Layout'

const meta: Meta = { title: 'UI/Layout', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const care = (
  <Stack gap={2}>
    <h3>Care assistant</h3>
    <p>Calder Community Care, Halifax. £12.60 an hour, 20 hours a week.</p>
    <Row>
      <StatusBadge tone="success">91% match</StatusBadge>
    </Row>
  </Stack>
)
export const WholePage: Story = {
  render: () => (
    <Page>
      <PageHeader
        eyebrow="Your work"
        title="Applications"
        lead="What you sent, and what happened to it."
        actions={<ButtonLink to="/jobs">See jobs</ButtonLink>}
      />
      <Section title="Waiting for an answer" id="waiting" actions={<a href="#all">See all</a>}>
        <Grid>
          <Card as="article">{care}</Card>
          <Card as="article">{care}</Card>
          <Card as="article" tone="tint">
            {care}
          </Card>
        </Grid>
      </Section>
      <Section title="Ended" level={2}>
        <p>Nothing has ended.</p>
      </Section>
    </Page>
  ),
}
export const ReadingPage: Story = {
  render: () => (
    <Page width="text">
      <PageHeader title="Privacy Policy" lead="What we keep, why, and for how long." />
      <Section title="What employers see">
        <p>
          Employers never see your benefits, your health or your date of birth. They see your CV only when you apply, and only for
          that job. You can take an application back.
        </p>
      </Section>
    </Page>
  ),
}
export const Columns: Story = {
  render: () => (
    <Page>
      <h1>Columns</h1>
      {(['s', 'm', 'l'] as const).map((min) => (
        <Grid key={min} min={min}>
          {[1, 2, 3, 4].map((place) => (
            <Card key={place}>
              {min} {place}
            </Card>
          ))}
        </Grid>
      ))}
    </Page>
  ),
}
export const Rows: Story = {
  render: () => (
    <Page>
      <h1>Rows</h1>
      {([1, 2, 3, 4, 5, 6, 7] as const).map((gap) => (
        <Row key={gap} gap={gap}>
          <Button size="s" variant="secondary">
            Step {gap}
          </Button>
          <Button size="s" variant="secondary">
            Next
            <VisuallyHidden> thing, {gap} steps away</VisuallyHidden>
          </Button>
        </Row>
      ))}
    </Page>
  ),
}
