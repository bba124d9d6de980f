import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory } from '../testing/JobseekerStory'
import { BetterOff, type BetterOffProps } from './BetterOff'

afterEach(cleanup)
async function open(props: BetterOffProps) {
  render(
    <JobseekerStory>
      <BetterOff {...props} />
    </JobseekerStory>,
  )
  expect(screen.queryByLabelText('Pay before tax')).toBeNull()
  await userEvent.setup().click(screen.getByText('Better off in work?'))
  return screen.findByLabelText('Pay before tax')
}

test('beside an advert it takes the lowest pay and the hours, and is fetched when opened', async () => {
  const pay = await open({ pay: { minimum: 24_000, maximum: 26_000, period: 'year' }, hours: 37.5 })
  expect(pay).toHaveValue('24000')
  expect(screen.getByLabelText('The pay is for')).toHaveValue('year')
  expect(screen.getByLabelText('Hours a week')).toHaveValue('37.5')
  expect(screen.getByText(/^This is the lowest pay in the advert\./)).toBeVisible()
})

test('an advert without pay or hours asks for both, and names the minimum wage', async () => {
  const pay = await open({ pay: null, hours: null })
  expect(pay).toHaveValue('')
  expect(
    screen.getByText(/^The advert gives no amount that we can use\. From 21 the minimum wage is £\d+\.\d\d an hour\./),
  ).toBeVisible()
  expect(screen.getByText(/^The advert does not say how many\./)).toBeVisible()
})
