import { BADGES } from '@onward/contracts'
import type { Course } from '../course'
import { coverLetter, cvForThisJob } from './fitting-the-job.lessons'
import { fittingTheJobQuestions } from './fitting-the-job.questions'
import { gapsAndHealth, sayWhatYouDid, whatACvIsFor } from './your-story.lessons'
import { yourStoryQuestions } from './your-story.questions'

export const cvAndCoverLetterBasics: Course = {
  id: 'cv-cover-letter-basics',
  title: BADGES['cv-cover-letter-basics'].name,
  summary: {
    en: 'Show what you can do on one or two clear pages, and write a short letter to go with it.',
    cy: 'Dangoswch beth y gallwch ei wneud ar un neu ddwy dudalen glir, ac ysgrifennwch lythyr byr i fynd gyda nhw.',
  },
  outcomes: [
    {
      en: 'Know what goes in a CV, and what is private.',
      cy: 'Gwybod beth sy’n mynd mewn CV, a beth sy’n breifat.',
    },
    {
      en: 'Write lines that show what you did, paid or not.',
      cy: 'Ysgrifennu llinellau sy’n dangos beth wnaethoch chi, gyda chyflog neu heb.',
    },
    {
      en: 'Show a gap in work in one honest line.',
      cy: 'Dangos bwlch yn eich gwaith mewn un llinell onest.',
    },
    {
      en: 'Fit your CV to a job advert.',
      cy: 'Addasu eich CV ar gyfer hysbyseb swydd.',
    },
    {
      en: 'Write a cover letter of half a page.',
      cy: 'Ysgrifennu llythyr eglurhaol hanner tudalen.',
    },
  ],
  lessons: [whatACvIsFor, sayWhatYouDid, gapsAndHealth, cvForThisJob, coverLetter],
  questionsDrawn: 10,
  bank: [...yourStoryQuestions, ...fittingTheJobQuestions],
}
