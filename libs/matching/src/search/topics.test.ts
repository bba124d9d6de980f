import { readTopics } from './topics'

const read = (text: string) => {
  const tokens = [...text.toLowerCase().matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const { topics, others } = readTopics(text, tokens, (word) => word === 'convection')
  return [topics.join(' '), others.map(({ word }) => word).join(' ')]
}

test.each([
  ['jobs for people with a criminal record', 'record', ''],
  ['warehouse ex offender leeds', 'record', 'warehouse leeds'],
  ['crimnal record', 'record', ''],
  ['cleaner no dbs check needed', 'check', 'cleaner'],
  ['no criminal record check', 'check', ''],
  ["i don't drive", 'driving', ''],
  ['part time on universal credit', 'benefits', 'part time'],
  ['never worked before', 'experience', ''],
  ['care assistant visa sponsorship', 'visa', 'care assistant'],
  ['i want to die', 'crisis', ''],
  ['cofnod troseddol', 'record', ''],
])('"%s" says %s beside "%s"', (text, topic, others) => {
  expect(read(text)).toEqual([topic, others])
})

test.each([
  'probation officer',
  'criminal justice worker',
  'homeless support worker',
  'working with ex offenders',
  'learning disability support worker',
  'benefits adviser',
  'suicide prevention worker',
  'convection oven technician',
])('"%s" is work', (text) => {
  expect(read(text)).toEqual(['', text])
})
