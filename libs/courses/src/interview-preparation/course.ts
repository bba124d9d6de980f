import { BADGES } from '@onward/contracts'
import type { Course } from '../course'
import { beforeTheInterview, starAnswers, worryingQuestions } from './answers.lessons'
import { answersQuestions } from './answers.questions'
import { onTheDay, supportAndPrivacy } from './support-and-day.lessons'
import { supportAndDayQuestions } from './support-and-day.questions'

export const interviewPreparation: Course = {
  id: 'interview-preparation',
  title: BADGES['interview-preparation'].name,
  summary: {
    en: 'Get ready, answer with true stories, ask for what you need, and know what to do afterwards.',
    cy: 'Paratowch, atebwch gyda straeon gwir, gofynnwch am yr hyn sydd ei angen arnoch, a gwybod beth i’w wneud wedyn.',
  },
  outcomes: [
    { en: 'Get ready in an evening, and spot a fake job.', cy: 'Paratoi mewn noson, ac adnabod swydd ffug.' },
    { en: 'Answer ‘Tell me about a time when’ with a STAR story.', cy: 'Ateb ‘Soniwch am adeg pan’ gyda stori STAR.' },
    { en: 'Answer the questions that people worry about.', cy: 'Ateb y cwestiynau y mae pobl yn poeni amdanyn nhw.' },
    { en: 'Ask for changes that give you a fair chance.', cy: 'Gofyn am newidiadau sy’n rhoi cyfle teg i chi.' },
    { en: 'Stay steady on the day, and learn from each one.', cy: 'Aros yn bwyllog ar y diwrnod, a dysgu o bob un.' },
  ],
  lessons: [beforeTheInterview, starAnswers, worryingQuestions, supportAndPrivacy, onTheDay],
  questionsDrawn: 10,
  bank: [...answersQuestions, ...supportAndDayQuestions],
}
