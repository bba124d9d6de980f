import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { baseSearchVocabulary, understandQuery } from '@onward/matching/search'
import { failOnBrokenFloors } from '@onward/testing/floors'

/** What a search says that is no job: how many phrasings get their card, and how many searches for work get one by mistake. */
const vocabulary = baseSearchVocabulary()
for (const half of ['tuned', 'unseen', 'later'] as const) {
  const rows = readFileSync(fileURLToPath(new URL(`topics-${half}.tsv`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [topic = '', query = ''] = line.split('\t')
      const { topics, parts } = understandQuery(query, vocabulary)
      return { topic, query, topics: topics as string[], parts }
    })
  const ofTopic = rows.filter(({ topic }) => topic !== 'none')
  const ofWork = rows.filter(({ topic }) => topic === 'none')
  const answered = ofTopic.filter(({ topic, topics }) => topics.includes(topic))
  const mistaken = ofWork.filter(({ topics }) => topics.length > 0)
  console.log(
    `\n${half}: ${answered.length} of ${ofTopic.length} phrasings get their card; ${mistaken.length} of ${ofWork.length} searches for work get one`,
  )
  if (half === 'tuned')
    for (const { topic, query, topics } of rows)
      if (topic === 'none' ? topics.length > 0 : !topics.includes(topic))
        console.log(`  - ${query} → ${topic}: ${topics.join(', ')}`)
  failOnBrokenFloors(new URL('floors.json', import.meta.url), `topics of a search, ${half}`, {
    'phrasings with their card': answered.length / ofTopic.length,
    'searches for work with a card': mistaken.length / ofWork.length,
  })
}
