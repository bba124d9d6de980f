import { DEMANDS_WITH_TEXT } from '@onward/contracts/jobs/demands'
import { skillById } from '@onward/taxonomy'
import { demandsIn } from './demands'

const demands = (title: string, description = '', requirements: string[] = []) =>
  demandsIn({ title, description, requirements }).map((ids) => ids.join('|'))

test.each([
  ['Registered Nurse', ['nmc-registration']],
  ['Night Nurse (RGN/RMN), Care Home', ['nmc-registration']],
  ['Band 5 Staff Nurse', ['nmc-registration']],
  ['Community Midwife', ['nmc-registration']],
  ['Nursing Associate', ['nmc-registration']],
  ['Nursery Nurse', []],
  ['Dental Nurse', ['gdc-registration']],
  ['Trainee Dental Nurse', []],
  ['Veterinary Nurse', []],
  ['Student Nurse Ambassador', []],
  ['Nursing Home Cook', []],
  ['Nurse Recruiter', []],
  ['Paramedic', ['hcpc-registration']],
  ['Occupational Therapist', ['hcpc-registration']],
  ['Occupational Therapy Assistant', []],
  ['Physiotherapist Assistant', []],
  ['Pharmacist', ['gphc-registration']],
  ['Pharmacy Counter Assistant', []],
  ['GP Receptionist', []],
  ['Salaried GP', ['gmc-registration']],
  ['Social Worker, Children’s Team', ['social-work-registration']],
  ['Social Work Assistant', []],
  ['Primary Teacher, Year 3', ['pgce-qts']],
  ['Teaching Assistant to Year 3 Teacher', []],
  ['Swimming Teacher', []],
  ['HGV Class 2 Driver', ['hgv-licence']],
  ['Class 1 Tramper Driver', ['hgv-licence']],
  ['LGV Driver (C+E)', ['hgv-licence']],
  ['HGV Mechanic', []],
  ['Bus Driver', ['pcv-licence']],
  ['Trainee Bus Driver', []],
  ['Delivery Driver', ['driving-licence|motorcycle-licence']],
  ['Driver’s Mate', []],
  ['Door Supervisor', ['sia-licence']],
  ['Close Protection Officer', ['sia-close-protection']],
  ['Counterbalance Forklift Driver', ['forklift-licence']],
  ['Gas Engineer', ['gas-safe']],
  ['Taxi Driver', ['taxi-licence']],
  ['Driving Instructor', ['adi-licence']],
  ['Solicitor, Family Law', ['solicitor-practising']],
  ['Solicitor’s Receptionist', []],
  ['Retail Assistant', []],
  ['Care Assistant', []],
])('the title %s demands %j', (title, expected) => expect(demands(title)).toEqual(expected))

test.each<[string, string[]]>([
  ['Full UK driving licence and use of a car', ['driving-licence']],
  ['Must hold a valid SIA Door Supervisor licence', ['sia-licence']],
  ['SIA licence or CSCS card', ['cscs-card|sia-licence']],
  ['CSCS card and own tools', ['cscs-card']],
  ['Full driving licence (van provided)', ['driving-licence']],
  ['CSCS card. PPE is provided', ['cscs-card']],
  ['Driving licence (desirable)', []],
  ['A driving licence would be helpful', []],
  ['No driving licence needed', []],
  ['A driving licence is not essential', []],
  ['SIA licence, or willing to obtain one', []],
  ['Forklift licence, or willing to train', []],
  ['Driving licence or public transport links to three sites', []],
  ['We pay for your SIA licence', []],
  ['SIA licence training is provided', []],
  ['Forklift licence: we will put you through it', []],
  ['Food hygiene certificate (level 2), or we pay for it in your first week', []],
  ['Fluent Welsh is essential', ['welsh-language']],
  ['Enhanced DBS check', []],
  ['Experience of customer service', []],
  ['Trwydded yrru lawn', ['driving-licence']],
])('the requirement "%s" demands %j', (requirement, expected) =>
  expect(demands('Team Member', '', [requirement])).toEqual(expected),
)

test.each<[string, string[]]>([
  ['You visit people at home across the valley, so you need a full driving licence and your own car.', ['driving-licence']],
  ['You must have a full UK driving licence and use of a car.', ['driving-licence']],
  ['No experience needed, but you must hold a full driving licence.', ['driving-licence']],
  ['You will check the driving licences of customers who hire a van.', []],
  ['You help customers to renew a driving licence online.', []],
  ['If you have a driving licence, even better.', []],
  ['We train you and pay for your forklift licence after six months.', []],
  ['Candidates need a current CSCS card from the first day.', ['cscs-card']],
  ['Ideally you have an SIA licence.', []],
  ['The hotel has a personal licence holder on every shift who supports you.', []],
])('of the description "%s" demands %j', (description, expected) => expect(demands('Team Member', description)).toEqual(expected))

test('what title and text both demand stands once, as the text says it', () => {
  expect(demands('Van Driver', 'You need a full driving licence.', ['Full UK driving licence'])).toEqual(['driving-licence'])
})
test('what the text gives takes away what the title demands', () => {
  expect(demands('Bus Driver', 'No bus licence needed: we train you and pay you while you learn.')).toEqual([])
  expect(demands('Door Supervisor', 'We fund your SIA badge and start you at once.')).toEqual([])
  expect(demands('Delivery Driver', 'You ride an e-bike.', ['Driving licence or e-bike'])).toEqual([])
})
test('the papers that jobseekers are told how to get are in the taxonomy', () => {
  expect(DEMANDS_WITH_TEXT.filter((id) => !skillById(id))).toEqual([])
})
