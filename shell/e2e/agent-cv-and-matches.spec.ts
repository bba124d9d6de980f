import { fileURLToPath } from 'node:url'
import { asker, press, tabTo, write } from './keyboard'
import { npmRun } from './owner'
import { freshMark, freshNiNumber, openEmail, PASSWORD } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

const CV = fileURLToPath(new URL('../../libs/cv-engine/fixtures/zoe.docx', import.meta.url))

test('an agent adds a CV, opens its review and suggests a job, each as far as the client agrees', async ({
  page,
  context,
  browser,
}) => {
  const origin = process.env.ONWARD_ORIGIN ?? ''
  const stamp = freshMark()
  const name = `Zoë Client${stamp}`
  const admin = (...args: string[]) => npmRun('admin', process.env.ONWARD_DATA_DIR ?? '', ...args)
  const linkIn = async (email: string, part: RegExp) => {
    await openEmail(page, email)
    return (await page.getByRole('link', { name: part }).first().getAttribute('href')) ?? ''
  }
  const ask = asker(context, origin)
  const theirs = await browser.newContext({ baseURL: origin })
  const askAsClient = asker(theirs, origin)
  const own = await theirs.newPage()
  let client = ''

  await test.step('somebody new joins an office, refers a person, and the person opens their account', async () => {
    const coach = { email: `nia.${stamp}@jobcentre.example`, password: PASSWORD }
    const office = /[0-9a-f-]{36}/.exec(await admin('add-office', `Leeds ${stamp}`))?.[0] ?? ''
    await admin('invite-agent', coach.email, 'Nia', 'Hughes', `JC-${stamp}`, office)
    const code = new URL(await linkIn(coach.email, /agent\/login\?invitation/)).searchParams.get('invitation')
    await ask('POST', '/identity/staff/register', { code, password: PASSWORD, confirmPassword: PASSWORD })
    await ask('POST', '/identity/sign-in', coach)
    const email = `zoe.${stamp}@example.org`
    const person = { firstName: 'Zoë', lastName: `Client${stamp}`, niNumber: freshNiNumber(), disability: 'mobility' }
    const contact = { location: 'Leeds', email, phone: '07700 900123', benefitsStatus: 'esa' }
    await expect(async () => {
      const answer = await context.request.post('/api/casework/referrals', {
        headers: { origin },
        data: { ...person, ...contact },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      client = (await answer.json()).id
    }).toPass()
    const token = new URL(await linkIn(email, /activate\?token/)).searchParams.get('token')
    await askAsClient('POST', '/identity/activation/open', { token })
    await askAsClient('POST', '/identity/activation/password', { password: PASSWORD, confirmPassword: PASSWORD })
    const agreed = { termsAccepted: true, dataProcessingConsent: true }
    const versions = { terms: 1, 'data-processing': 3, marketing: 1 }
    await askAsClient('POST', '/identity/activation/complete', { ...agreed, versions })
  })

  await test.step('the referral’s details are shown on the profile, to be confirmed or changed', async () => {
    await eventually(async (limit) => {
      await own.goto('/profile')
      await expect(own.getByRole('heading', { name: 'Check what your jobcentre told us' })).toBeVisible(limit)
    })
    const card = own.getByRole('region', { name: 'Check what your jobcentre told us' })
    await expect(card.getByText('Employment and Support Allowance (ESA)').first()).toBeVisible()
    await press(own, card.getByRole('button', { name: 'Change' }))
    await expect(own.getByLabel('Employment and Support Allowance (ESA)')).toBeChecked()
    await expectGood(own)
    await press(own, own.getByLabel("Carer's Allowance"), 'Space')
    await press(own, own.getByRole('button', { name: 'Save to my profile' }))
    await expect(own.getByText('Profile Updated')).toBeVisible()
    await expect(own.getByRole('heading', { name: 'Check what your jobcentre told us' })).toHaveCount(0)
    // The address decides which jobs are within the distance.
    const profile = await askAsClient('GET', '/jobseekers/profile')
    const { firstName, lastName, phone, preferredJobTypes, workLocationPreference, availability, skills, version } = profile
    const unchanged = { firstName, lastName, phone, preferredJobTypes, workLocationPreference, availability, skills, version }
    const home = { address: '14 Gledhow Rise', postcode: 'LS8 4HT', travelMiles: 40 }
    await askAsClient('PUT', '/jobseekers/profile', { ...unchanged, ...home })
  })

  await test.step('the CV that the agent adds waits for the client', async () => {
    await eventually(async (limit) => {
      await page.goto(`/agent/clients/${client}`)
      await expect(page.getByLabel(`Upload a CV for ${name}`)).toBeAttached(limit)
    })
    await page.getByLabel(`Upload a CV for ${name}`).setInputFiles(CV)
    await expect(page.getByText(`Waiting for ${name}`)).toBeVisible()
    await expectGood(page)
    await press(page, page.getByRole('button', { name: `Ask ${name} to share` }))
    await expect(page.getByText(/Nia Hughes asked on/)).toBeVisible()
  })

  await test.step('the client reads it, uses it, and chooses what to share', async () => {
    await own.goto('/work-coach')
    await expect(own.getByRole('heading', { name: 'What I share with my work coach' })).toBeVisible()
    await expect(own.getByRole('region', { name: 'What zoe.docx says' })).toContainText('Łukasiewicz')
    await expectGood(own)
    await press(own, own.getByLabel('My CV review'), 'Space')
    await press(own, own.getByLabel('My job matches'), 'Space')
    await press(own, own.getByRole('button', { name: 'Share what I ticked' }))
    await expect(own.getByText('Your work coach can see your CV review and your job matches.')).toBeVisible()
    await press(own, own.getByRole('button', { name: 'Use it' }))
    await expect(own).toHaveURL(/\/cv-review\?cv=/)
    await expect(own.getByText(/^zoe\.docx, uploaded on/)).toBeVisible()
  })

  await test.step('the agent opens the CV review, labelled as added by the agent', async () => {
    await page.goto(`/cv-review?client=${client}`)
    await expect(page.getByText('You do this as their work coach')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Open the review' }))
    await expect(page.getByRole('heading', { name: /Analysis of zoe.docx/ })).toBeVisible()
    await expectGood(page)
  })

  await test.step('the job match runs, and the agent suggests a job', async () => {
    // Matching hears of the new CV a moment after it was read.
    await eventually(async (limit) => {
      await page.goto('/agent/job-match')
      await page.getByRole('button', { name: /Run AI Job Match|Run it again/ }).click()
      await expect(page.getByRole('button', { name: /^Suggest .* to/ }).first()).toBeVisible({ timeout: 10 * limit.timeout })
    })
    await expectGood(page)
    await press(page, page.getByRole('button', { name: /^Suggest .* to/ }).first())
    await write(page, page.getByLabel('A few words from you'), 'Ten minutes on the bus')
    await tabTo(page, page.getByRole('button', { name: 'Suggest the job' }))
    await expectGood(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Job suggested').first()).toBeVisible()
  })

  await test.step('the client finds the suggestion and sees who opened their data', async () => {
    await own.goto('/work-coach')
    await expect(own.getByText('Ten minutes on the bus')).toBeVisible()
    await expectGood(own)
    await eventually(async (limit) => {
      await own.goto('/my-data?section=looked')
      await expect(own.getByText(/Nia Hughes .* opened your CV review/).first()).toBeVisible(limit)
    })
  })
  await theirs.close()
})
