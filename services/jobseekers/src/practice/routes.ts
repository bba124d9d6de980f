import {
  deletePracticeAnswer,
  downloadPracticeAnswers,
  listPracticeAnswers,
  makeQuestions,
  type PracticeAnswer,
  questionText,
  savePracticeAnswer,
} from '@onward/contracts'
import { interviewQuestions } from '@onward/cv-engine'
import { answersDocx, answersPdf } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import type { PracticeAnswerRow } from '../db/schema'
import { sendFile } from '../files'
import { MESSAGES } from '../messages'
import { profileRow } from '../profile/store'
import { nameOf } from '../profile/view'
import { answersOf, factsOfPerson, removeAnswer, saveAnswerOver } from './store'

const answerView = ({
  id,
  jobId,
  jobTitle,
  company,
  question,
  parts,
  updatedAt,
  version,
}: PracticeAnswerRow): PracticeAnswer => ({
  id,
  job: jobId === null ? null : { id: jobId, title: jobTitle, company },
  question,
  parts,
  updatedAt: updatedAt.toISOString(),
  version,
})

/** Interview questions, and a person's practice answers. */
export function practiceRoutes(kit: ServiceKit): void {
  kit.handle(makeQuestions, ({ body, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const { skills } = await profileRow(tx, accountId)
      const facts = await factsOfPerson(tx, accountId)
      return { questions: interviewQuestions({ advert: body.advert, facts, skills }), cvRead: facts !== null }
    }),
  )

  kit.handle(listPracticeAnswers, ({ read }) =>
    read(async (tx, who) => ({ items: (await answersOf(tx, who.accountId)).map(answerView) })),
  )

  kit.handle(savePracticeAnswer, ({ body, now, write }) =>
    write(async (tx, who) => {
      const saved = await saveAnswerOver(tx, who.accountId, body, now)
      return { resource: `practice-answers/${saved.id}`, answer: saved }
    }),
  )

  kit.handle(deletePracticeAnswer, ({ params, write }) =>
    write(async (tx, who) => {
      await removeAnswer(tx, who.accountId, params.id)
      return { resource: `practice-answers/${params.id}`, answer: {} }
    }),
  )

  kit.handle(downloadPracticeAnswers, async ({ query, now, read, reply }) => {
    const { profile, rows } = await read(async (tx, who) => ({
      profile: await profileRow(tx, who.accountId),
      rows: await answersOf(tx, who.accountId, query.job),
    }))
    const groups = new Map<string | null, PracticeAnswerRow[]>()
    for (const row of rows) groups.set(row.jobId, [...(groups.get(row.jobId) ?? []), row])
    const { format, language } = query
    const document = {
      language,
      name: nameOf(profile),
      date: DAY.format(now),
      // Answers for the job come first, general ones last.
      jobs: [...groups]
        .sort(([a], [b]) => Number(a === null) - Number(b === null))
        .map(([jobId, answers]) => ({
          job: jobId && answers[0] ? { title: answers[0].jobTitle, company: answers[0].company } : null,
          answers: answers.map(({ question, parts }) => ({ question: questionText(question, language), parts })),
        })),
    }
    const bytes = await (format === 'pdf' ? answersPdf(document) : answersDocx(document))
    const title = MESSAGES[language].practiceFile
    return sendFile(reply, { bytes, filename: `${title} ${nameOf(profile)}.${format}`, fileType: format })
  })
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
