import { courseOf } from '../course-of'

export const interviewPreparation = courseOf(import.meta.url, {
  id: 'interview-preparation',
  lessons: [
    { id: 'before-the-interview', minutes: 2, help: ['https://www.jobsaware.co.uk'] },
    { id: 'star-answers', minutes: 3, help: [] },
    { id: 'worrying-questions', minutes: 2, help: [] },
    { id: 'support-and-privacy', minutes: 2, help: ['https://www.gov.uk/access-to-work', 'https://www.nacro.org.uk'] },
    { id: 'on-the-day', minutes: 2, help: ['https://www.gov.uk/benefits-calculators'] },
  ],
  questionsDrawn: 10,
  bank: {
    'before-the-interview': {
      'how-will-it-be': 'c',
      'one-hour-left': 'a',
      'what-do-you-know': 'b',
      'pay-for-training': 'c',
      'bus-fare': 'b',
    },
    'star-answers': { 'which-is-action': 'c', 'missing-part': 'a', 'we-and-i': 'b', 'no-job-story': 'c', 'card-with-notes': 'a' },
    'worrying-questions': {
      'about-yourself': 'b',
      weakness: 'c',
      'gap-question': 'a',
      'your-questions': 'b',
      'children-question': 'c',
    },
    'support-and-privacy': {
      'dyslexia-test': 'b',
      'how-to-ask': 'c',
      'only-what-they-know': 'a',
      'disability-confident': 'c',
      'care-job-record': 'b',
    },
    'on-the-day': { 'hard-question': 'c', 'never-used-it': 'a', 'line-drops': 'b', 'got-a-no': 'c', 'got-a-yes': 'a' },
  },
})
