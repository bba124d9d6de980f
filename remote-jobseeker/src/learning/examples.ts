import { readPortalTexts } from '@onward/contracts/gateway/portal-texts'
import { readBadgeHolder } from '@onward/contracts/jobseekers/cvs'
import type { Language } from '@onward/contracts/language'
import { BADGES } from '@onward/contracts/learning/badges'
import {
  answerQuestion,
  type CourseView,
  FUTURE_BADGE_IDS,
  joinWaitingList,
  leaveWaitingList,
  listCourses,
  markLessonRead,
  PASS_MARK_PERCENT,
  type QuizTry,
  readCourse,
  readQuiz,
  startQuiz,
} from '@onward/contracts/learning/courses'
import { BADGE_IDS, type EarnedBadge, listBadges } from '@onward/contracts/learning/learning'
import { serve } from '@onward/portal-kit/fake-api'
import type { JobseekerStoryProps } from '../testing/JobseekerStory'

type CourseId = CourseView['id']
export const AT = '2026-11-20T10:00:00.000Z'
export const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
export const credential = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
export const COURSE: CourseId = 'interview-preparation'

const say = (language: Language, en: string, cy: string) => (language === 'cy' ? cy : en)

function lessonsIn(language: Language): Omit<CourseView['lessons'][number], 'readAt'>[] {
  const t = (en: string, cy: string) => say(language, en, cy)
  return [
    {
      id: 'before-the-day',
      title: t('Before the day', 'Cyn y diwrnod'),
      minutes: 2,
      blocks: [
        { kind: 'text', text: t('An interview is a talk between two sides.', 'Sgwrs rhwng dwy ochr yw cyfweliad.') },
        { kind: 'heading', text: t('What to find out', 'Beth i’w ganfod') },
        {
          kind: 'list',
          items: [t('What the company does.', 'Beth mae’r cwmni’n ei wneud.'), t('How you get there.', 'Sut i gyrraedd yno.')],
        },
        {
          kind: 'help',
          text: t('You may get help with the fare.', 'Efallai y cewch help gyda’r tocyn.'),
          href: 'https://www.gov.uk/browse/benefits',
          label: t('Benefits on GOV.UK', 'Budd-daliadau ar GOV.UK'),
        },
      ],
    },
    {
      id: 'tell-a-story',
      title: t('Tell what you did, step by step', 'Dweud beth wnaethoch chi, gam wrth gam'),
      minutes: 3,
      blocks: [
        {
          kind: 'steps',
          items: [
            t('Say where you were.', 'Dywedwch ble roeddech chi.'),
            t('Say what had to be done.', 'Dywedwch beth oedd angen ei wneud.'),
            t('Say what you did.', 'Dywedwch beth wnaethoch chi.'),
            t('Say how it ended.', 'Dywedwch sut y gorffennodd.'),
          ],
        },
        {
          kind: 'example',
          title: t('Working with others', 'Gweithio gydag eraill'),
          weak: t('I am a good team player.', 'Rwy’n dda mewn tîm.'),
          strong: t(
            'Two of us were ill, so I asked who could swap. We packed every order by six.',
            'Roedd dau ohonom yn sâl, felly gofynnais pwy allai gyfnewid. Paciwyd pob archeb erbyn chwech.',
          ),
          why: t('It shows what you did and how it ended.', 'Mae’n dangos beth wnaethoch a sut y gorffennodd.'),
        },
        {
          kind: 'example',
          title: t('When you need time', 'Pan fydd angen amser arnoch'),
          strong: t('That is a good question. May I think for a moment?', 'Cwestiwn da. Ga i feddwl am eiliad?'),
          why: t('It is calm and honest.', 'Mae’n bwyllog ac yn onest.'),
        },
        { kind: 'try', text: t('Think of one time you helped somebody.', 'Meddyliwch am un tro y gwnaethoch helpu rhywun.') },
        { kind: 'key', text: t('One true story beats ten big words.', 'Mae un stori wir yn well na deg gair mawr.') },
      ],
    },
    {
      id: 'your-questions',
      title: t('Your own questions', 'Eich cwestiynau chi'),
      minutes: 2,
      blocks: [{ kind: 'text', text: t('Ask two things you want to know.', 'Gofynnwch ddau beth yr hoffech eu gwybod.') }],
    },
  ]
}

/** Five questions; the option `a` is right. */
function questionsIn(language: Language): QuizTry['questions'] {
  const t = (en: string, cy: string) => say(language, en, cy)
  const lessons = ['before-the-day', 'tell-a-story', 'tell-a-story', 'your-questions', 'before-the-day']
  return lessons.map((_lesson, index) => ({
    id: `question-${index + 1}`,
    text: t(
      `What helps most in moment ${index + 1} of an interview?`,
      `Beth sy’n helpu fwyaf yn eiliad ${index + 1} o gyfweliad?`,
    ),
    options: [
      { id: 'b', text: t('To say that you are good at everything', 'Dweud eich bod yn dda ym mhopeth') },
      { id: 'a', text: t('To tell what you did, and how it ended', 'Dweud beth wnaethoch, a sut y gorffennodd') },
      { id: 'c', text: t('To talk as fast as you can', 'Siarad mor gyflym ag y gallwch') },
    ],
    answer: null,
  }))
}
const LESSON_OF = ['before-the-day', 'tell-a-story', 'tell-a-story', 'your-questions', 'before-the-day']

export interface Setting {
  /** How many lessons have been read. */
  read?: number
  /** Answers of the current or last attempt, by option; none means no attempt. */
  answers?: readonly string[]
  started?: boolean
  badges?: readonly EarnedBadge[]
  passed?: boolean
}
export interface FakeLearning {
  served: NonNullable<JobseekerStoryProps['served']>
  /** Lessons that the service has stored as read. */
  read: Set<string>
  /** Answers stored by the service; tests add answers from elsewhere here. */
  answers: Map<string, string>
}

/** A fake learning service, by the contract. */
export function learning({
  read = 0,
  answers = [],
  started = answers.length > 0,
  badges = [],
  passed = false,
}: Setting = {}): FakeLearning {
  const known = new Set(
    lessonsIn('en')
      .slice(0, read)
      .map(({ id }) => id),
  )
  const given = new Map(answers.map((option, index) => [`question-${index + 1}`, option]))
  const waiting = new Map<string, string>([[FUTURE_BADGE_IDS[1], AT]])
  let earned = [...badges]
  let under = started
  let tries = started ? 1 : 0
  let best: number | null = null
  let passedAt: string | null = passed ? AT : null

  const languageOf = (query: URLSearchParams): Language => (query.get('language') === 'cy' ? 'cy' : 'en')
  const held = (course: string) => earned.find(({ badge, revokedAt }) => badge === course && !revokedAt)?.credentialId ?? null
  const total = questionsIn('en').length
  const percentRight = () => Math.round((100 * [...given.values()].filter((option) => option === 'a').length) / total)
  const settle = () => {
    if (given.size < total) return false
    best = Math.max(best ?? 0, percentRight())
    if (percentRight() >= PASS_MARK_PERCENT) {
      passedAt ??= receipt.at
      if (!held(COURSE)) {
        earned = [...earned, { credentialId: credential(9), badge: COURSE, way: 'course', earnedAt: receipt.at, revokedAt: null }]
      }
    }
    return true
  }
  if (under) settle()

  const course = (id: CourseId, language: Language): CourseView => {
    const mine = id === COURSE
    const lessons = lessonsIn(language).map((lesson) => ({ ...lesson, readAt: mine && known.has(lesson.id) ? AT : null }))
    const done = (mine ? known.size : 0) + Number(mine && passedAt !== null)
    return {
      id,
      title: BADGES[id].name[language],
      summary: say(language, 'Get ready, and answer with your own stories.', 'Paratowch, ac atebwch gyda’ch straeon eich hun.'),
      outcomes: [
        say(language, 'Find out what you need before the day.', 'Canfod beth sydd ei angen arnoch cyn y diwrnod.'),
        say(language, 'Tell a short story of what you did.', 'Adrodd stori fer am yr hyn a wnaethoch.'),
      ],
      minutes: 12,
      lessons,
      quiz: {
        questions: total,
        answered: mine && under && given.size < total ? given.size : null,
        tries: mine ? tries : 0,
        bestPercent: mine ? best : null,
        passedAt: mine ? passedAt : null,
      },
      percent: Math.round((100 * done) / (lessons.length + 1)),
      credentialId: held(id),
    }
  }
  const quiz = (language: Language): QuizTry | null =>
    under
      ? {
          id: credential(tries),
          startedAt: AT,
          questions: questionsIn(language).map((question, index) => {
            const chosen = given.get(question.id)
            if (!chosen) return question
            const isRight = chosen === 'a'
            const feedback = isRight
              ? say(language, 'A true story is easy to believe.', 'Mae’n hawdd credu stori wir.')
              : say(
                  language,
                  'Nobody can see that it is so. Tell what you did.',
                  'Ni all neb weld ei fod felly. Dywedwch beth wnaethoch.',
                )
            return { ...question, answer: { chosen, right: 'a', isRight, feedback, lesson: LESSON_OF[index] ?? null } }
          }),
          result:
            given.size < total
              ? null
              : {
                  percent: percentRight(),
                  passed: percentRight() >= PASS_MARK_PERCENT,
                  right: [...given.values()].filter((option) => option === 'a').length,
                },
          credentialId: given.size < total ? null : held(COURSE),
        }
      : null

  return {
    read: known,
    answers: given,
    served: [
      serve(readPortalTexts, () => ({ items: [] })),
      serve(listCourses, ({ query }) => ({
        items: BADGE_IDS.map((id) => course(id, languageOf(query))),
        future: FUTURE_BADGE_IDS.map((id) => ({ id, waitingSince: waiting.get(id) ?? null })),
      })),
      serve(listBadges, () => ({ items: earned })),
      serve(readCourse, ({ params, query }) => course(params.course as CourseId, languageOf(query))),
      serve(markLessonRead, ({ params }) => {
        known.add(params.lesson ?? '')
        return { receipt }
      }),
      serve(readQuiz, ({ query }) => ({ quiz: quiz(languageOf(query)) })),
      serve(readBadgeHolder, () => ({ handover: 'signed' })),
      serve(startQuiz, () => {
        if (!under || given.size === total) {
          given.clear()
          under = true
          tries += 1
        }
        return { quizId: credential(tries), receipt }
      }),
      serve(answerQuestion, ({ params, body }) => {
        const question = params.question ?? ''
        if (given.has(question)) return { problem: 'state-conflict' }
        given.set(question, body.option)
        const settled = settle()
        return {
          isRight: body.option === 'a',
          settled,
          passed: settled ? percentRight() >= PASS_MARK_PERCENT : null,
          credentialId: settled ? held(COURSE) : null,
          receipt,
        }
      }),
      serve(joinWaitingList, ({ params }) => {
        waiting.set(params.badge ?? '', receipt.at)
        return { receipt }
      }),
      serve(leaveWaitingList, ({ params }) => {
        waiting.delete(params.badge ?? '')
        return { receipt }
      }),
    ],
  }
}

export const badge = (n: number, of: Partial<EarnedBadge> = {}): EarnedBadge => ({
  credentialId: credential(n),
  badge: 'cv-cover-letter-basics',
  way: 'cv-review',
  earnedAt: AT,
  revokedAt: null,
  ...of,
})
