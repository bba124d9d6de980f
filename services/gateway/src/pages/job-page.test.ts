import { jobPage } from './job-page'

const ID = '00000000-0000-4000-8000-000000000001'
const listing = {
  title: 'Cook </h1><script>alert(1)</script>',
  company: 'Calder & Care',
  logo: null,
  department: '',
  place: 'Halifax',
  county: 'West Yorkshire',
  postcode: '',
  country: 'GB',
  salary: '',
  type: 'part-time',
  isRemote: false,
  description: 'Help people at home.\n\nYou will {{apply}}.\n- Kindness',
  postedAt: '2026-11-21T10:00:00.000Z',
  closesOn: '2026-12-21',
}

test('an advert is read with its pay, type, place and last day, and nothing in it is markup or a template', () => {
  const page = jobPage(ID, listing, 'en', 'n1')
  expect(page).toContain('<h1>Cook &lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1><p>Calder &amp; Care</p>')
  expect(page).toContain(
    '<dt>Pay</dt><dd>Pay not stated</dd><dt>Job type</dt><dd>Part-time</dd><dt>Where</dt><dd>Halifax, West Yorkshire</dd>',
  )
  expect(page).toContain('<dt>Apply by</dt><dd>21/12/2026</dd>')
  expect(page).toContain('<p class="text">Help people at home.\n\nYou will {{apply}}.</p><ul><li>Kindness</li></ul>')
  expect(page).toContain(`href="/login?next=%2Fjobs%2F${ID}">Sign in to apply</a>`)
})

test('its words are in the reader’s language', () => {
  expect(jobPage(ID, listing, 'cy', 'n1')).toContain('<dt>Math o swydd</dt><dd>Rhan-amser</dd>')
})

test('the employer’s logo stands beside its name in the space it will need, or initials do', () => {
  expect(jobPage(ID, listing, 'en', 'n1')).toContain('aria-hidden="true">CC</span>')
  const logo = `/api/jobs/logos/${'0'.repeat(64)}`
  expect(jobPage(ID, { ...listing, logo }, 'en', 'n1')).toContain(
    `aria-hidden="true"><img src="${logo}" alt="" width="56" height="56"></span>`,
  )
})
