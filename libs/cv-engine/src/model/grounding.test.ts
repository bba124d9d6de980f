import { CARER, factsOf, WELSH } from '../letter/fixtures'
import { letterOf } from '../letter/letter-of.test-data'
import { findUngrounded } from './grounding'

const advert = { title: 'Care Assistant', company: 'Calder Care', requirements: ['Teamwork', 'Record keeping', 'Safeguarding'] }
const person = { firstName: 'Zoë', lastName: 'Ş' }
const { body } = letterOf({
  facts: factsOf(CARER),
  person,
  advert,
  choices: { tone: 'formal', length: 'long', language: 'en' },
})
const source = body.split('\n\n').slice(1, -1).join('\n\n')

describe('a reworded letter', () => {
  test.each([
    source,
    'I would love to be considered for the Care Assistant job at Calder Care.',
    'At Kirkstall House I lead a team of six carers on the dementia unit, and I am responsible for the medication rounds of 32 residents.',
    'Before this, I visited nine people a day in their own homes for Aire Homecare Ltd. I helped them with washing, dressing and meals.',
    'Alongside this, I bring teamwork, record keeping and safeguarding.',
    'My NVQ Level 3 in Health and Social Care is from Leeds City College, and I hold a full UK driving licence.',
    'English is my first language, and I speak fluent Polish. I’d be glad to talk.',
    'Thank you for your time. I’m happy to come for an interview.',
  ])('may say: %s', (text) => {
    expect(findUngrounded(text, source)).toBeNull()
  })

  test.each([
    ['I lead a team of 60 carers.', 'number'],
    ['I lead a dozen carers.', 'number'],
    ['I have worked in care for decades.', 'number'],
    ['I cut costs by 6%.', 'number'],
    ['I am an expert in care.', 'number'],
    ['I worked for Bupa.', 'name'],
    ['Bupa gave me much.', 'name'],
    ['I worked at Kirkstall Ltd.', 'name'],
    ['My Basque is good.', 'name'],
    ['My French is good.', 'skill'],
    ['I worked at bupa.', 'name'],
    ['I have known 王小明.', 'name'],
    ['I have a degree.', 'qualification'],
    ['I am a registered carer.', 'qualification'],
    ['I know forklift driving.', 'skill'],
    ['I was a fundraiser.', 'occupation'],
    ['I am recovering: my illness is over.', 'private'],
    ['# My letter', 'markup'],
    ['<b>I care</b>', 'markup'],
    ['- I care', 'markup'],
  ])('may not say: %s', (text, claim) => {
    expect(findUngrounded(text, source)).toBe(claim)
  })

  test('may be Welsh', () => {
    const welsh = letterOf({
      facts: factsOf(WELSH),
      person,
      advert: null,
      choices: { tone: 'warm', length: 'long', language: 'cy' },
    }).body
    const letterBody = welsh.split('\n\n').slice(1, -1).join('\n\n')
    expect(findUngrounded(letterBody, letterBody)).toBeNull()
    expect(findUngrounded('Bûm yn gweithio gyda Tesco.', letterBody)).toBe('name')
    expect(findUngrounded('Rwy’n gofalu am ugain o breswylwyr.', letterBody)).toBe('number')
  })
})
