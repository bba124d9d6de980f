import { Button, ButtonLink } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Drawing } from '../feedback/Drawing'
import { EmptyState } from '../feedback/Feedback'
import { ApplyBar } from './ApplyBar'
import { EmployerMark } from './EmployerMark'
import { Further } from './Further'
import { JobCard, JobCards } from './JobCard'
import { JobSkeleton } from './JobStates'
import { KeyFacts } from './KeyFacts'
import { ListAndPane } from './ListAndPane'
import { MatchBand } from './MatchBand'
import { FilterChip, FilterRow, SearchBand, SearchBar, SearchField } from './SearchBar'

const meta: Meta = { title: 'UI/Job', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const save = <Button variant="quiet" icon="bookmark" aria-label="Save Care Assistant" aria-pressed={false} />
const lines = [[<b key="pay">£13.40 an hour</b>, 'Part-time, 24 hours'], ['Harehills, under a mile']]
const fit = <MatchBand score={96} band="perfect" label="Perfect match" />
const card = {
  title: 'Care Assistant',
  to: '/jobs/1',
  company: 'Aire Valley Homecare',
  lines,
  fit,
  reason: 'You have all 5 skills',
  save,
}

export const Cards: Story = {
  render: () => (
    <>
      <h2>Perfect Matches</h2>
      <JobCards>
        <JobCard {...card} />
        <JobCard {...card} title="Night Care Assistant" chosen />
        <JobCard {...card} title="Home Care Worker" onOpen={() => undefined} />
        <JobCard
          {...card}
          title="Senior Community Mental Health Support Worker with Driving, Nights and Weekends"
          company="The Very Long Name of a Charity for the Support of People in the North of England"
          fit="Too far: 174 miles, you said 10"
          reason={null}
        />
      </JobCards>
    </>
  ),
}
export const SideBySide: Story = {
  render: () => (
    <ListAndPane paneLabel="The job you chose" pane={<h2>Care Assistant</h2>}>
      <h2>Perfect Matches</h2>
      <JobCards>
        <JobCard {...card} chosen />
        <JobCard {...card} title="Night Care Assistant" />
      </JobCards>
    </ListAndPane>
  ),
}
export const Search: Story = {
  render: () => (
    <SearchBand>
      <h1>AI Job Matching</h1>
      <SearchBar
        label="Search and filters"
        summary="Any job, Leeds, 10 miles"
        change="Change"
        submit="Search"
        onSearch={() => undefined}
      >
        <SearchField label="What" more="job title or company">
          {(id) => <input id={id} placeholder="Job title or company" />}
        </SearchField>
        <SearchField label="Where">{(id) => <input id={id} defaultValue="Leeds" />}</SearchField>
        <SearchField label="Miles">
          {(id) => (
            <select id={id}>
              <option>10</option>
            </select>
          )}
        </SearchField>
      </SearchBar>
      <FilterRow
        label="Filters"
        end={
          <>
            <label htmlFor="sort">Sort by</label>
            <select id="sort">
              <option>Best match</option>
            </select>
          </>
        }
      >
        <FilterChip icon="filter" expanded={false} onPress={() => undefined}>
          Filters
        </FilterChip>
        <FilterChip remove="remove" onPress={() => undefined}>
          Part-time
        </FilterChip>
        <FilterChip onPress={() => undefined}>Clear filters</FilterChip>
      </FilterRow>
    </SearchBand>
  ),
}
export const Bands: Story = {
  render: () => (
    <>
      {(
        [
          ['perfect', 96],
          ['strong', 80],
          ['good', 66],
          ['potential', 20],
        ] as const
      ).map(([band, score]) => (
        <p key={band}>
          <MatchBand score={score} band={band} label={`A ${band} match`} wide />
        </p>
      ))}
    </>
  ),
}
export const Marks: Story = {
  render: () => (
    <>
      {['Aire Valley Homecare', 'Penny & Pound', 'The Kiln', 'Ŵyn'].map((name) => (
        <p key={name}>
          <EmployerMark name={name} large /> {name}
        </p>
      ))}
    </>
  ),
}
export const Facts: Story = {
  render: () => (
    <KeyFacts
      facts={[
        { icon: 'pound', name: 'Pay', value: '£13.40 an hour', note: 'about £321 a week, before tax' },
        { icon: 'clock', name: 'Hours', value: '24 a week', note: 'Part-time' },
        { icon: 'pin', name: 'Travel', value: 'Under a mile', note: 'Harehills' },
        { icon: 'calendar', name: 'Start', value: '7 December 2026' },
      ]}
    />
  ),
}
export const Apply: Story = {
  render: () => (
    <ApplyBar label="Apply for this job" note="Apply by 5 December 2026">
      {save}
      <ButtonLink to="/jobs/1/apply">Apply Now</ButtonLink>
    </ApplyBar>
  ),
}
export const Nothing: Story = {
  render: () => (
    <EmptyState
      picture={<Drawing name="search" />}
      title="No jobs for “welder” within your distance"
      action={<Button variant="secondary">Clear filters</Button>}
    >
      3 are further away.
    </EmptyState>
  ),
}
export const FurtherAway: Story = {
  render: () => (
    <Further open={false} onToggle={() => undefined} note="5 more jobs are further away">
      Show jobs further away
    </Further>
  ),
}
export const Loading: Story = { render: () => <JobSkeleton label="Loading..." cards={3} /> }
