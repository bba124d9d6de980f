import { EMPTY_DRAFT, faultsOf } from './check'
import cy from './faults/cy.json'

const good = { name: 'Zoë Łukasiewicz-Şahin', email: 'zoe@example.org', subject: 'My CV', message: 'It will not upload.' }

it('accepts names with any letter', () => {
  expect(faultsOf(good)).toEqual([])
  expect(faultsOf({ ...good, name: '王小明' })).toEqual([])
})

it('says the documented sentence for each empty field, in the order of the form', () => {
  expect(faultsOf(EMPTY_DRAFT).map(({ message }) => message)).toEqual([
    'Name is required',
    'Please enter a valid email address.',
    'Subject cannot be empty.',
    'Message is required',
  ])
})

it.each([
  ['name', 101, 'Name must be less than 100 characters'],
  ['subject', 201, 'Subject must be less than 200 characters'],
  ['message', 1001, 'Message must be less than 1000 characters'],
] as const)('limits %s', (field, length, message) => {
  expect(faultsOf({ ...good, [field]: 'a'.repeat(length) })).toEqual([{ field, message }])
  expect(faultsOf({ ...good, [field]: ` ${'a'.repeat(length - 1)} ` })).toEqual([])
})

it('every error has a Welsh sentence', () => {
  const faults = [
    ...faultsOf(EMPTY_DRAFT),
    ...faultsOf({
      name: 'a'.repeat(101),
      email: `${'a'.repeat(250)}@b.org`,
      subject: 'a'.repeat(201),
      message: 'a'.repeat(1001),
    }),
  ]
  for (const fault of faults) expect(cy).toHaveProperty([fault.message], expect.not.stringMatching(fault.message))
})
