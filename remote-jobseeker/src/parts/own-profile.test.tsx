import { readProfile } from '@onward/contracts/jobseekers/profile'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor } from '@testing-library/react'
import { profile } from '../testing/examples'
import { useProfile } from './own-profile'

afterEach(forgetQueries)

function FirstName() {
  return <p>{useProfile().data?.firstName}</p>
}
async function namesAfterReading(answer: typeof profile): Promise<object[]> {
  const names: object[] = []
  const undo = fakeApi(serve(readProfile, () => answer))
  render(
    <PortalFixture viewer="user" path="/profile" portal={{ rename: (name) => names.push(name) }}>
      <FirstName />
    </PortalFixture>,
  )
  await waitFor(() => expect(screen.getByText(answer.firstName)).toBeVisible())
  undo()
  return names
}

test('the frame follows a name that changed in the profile', async () => {
  expect(await namesAfterReading({ ...profile, firstName: 'Ming', lastName: 'Li' })).toContainEqual({
    firstName: 'Ming',
    lastName: 'Li',
  })
})
