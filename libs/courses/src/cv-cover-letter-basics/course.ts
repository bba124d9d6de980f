import { courseOf } from '../course-of'

export const cvAndCoverLetterBasics = courseOf(import.meta.url, {
  id: 'cv-cover-letter-basics',
  lessons: [
    { id: 'what-a-cv-is-for', minutes: 2, help: ['https://nationalcareers.service.gov.uk/careers-advice/cv-sections'] },
    { id: 'say-what-you-did', minutes: 3, help: [] },
    {
      id: 'gaps-and-health',
      minutes: 2,
      help: ['https://www.gov.uk/rights-disabled-person/employment', 'https://unlock.org.uk'],
    },
    {
      id: 'cv-for-this-job',
      minutes: 2,
      help: [
        'https://nationalcareers.service.gov.uk',
        'https://careerswales.gov.wales',
        'https://www.myworldofwork.co.uk',
        'https://www.nidirect.gov.uk',
      ],
    },
    { id: 'cover-letter', minutes: 2, help: [] },
  ],
  questionsDrawn: 10,
  bank: {
    'what-a-cv-is-for': { 'six-pages': 'b', 'leave-it-off': 'a', 'number-too-soon': 'c', 'top-lines': 'b', 'newest-first': 'a' },
    'say-what-you-did': {
      'kitchen-line': 'c',
      'rough-number': 'b',
      'unpaid-years': 'd',
      'stock-room': 'b',
      'what-i-can-do-now': 'a',
    },
    'gaps-and-health': {
      'gap-line': 'c',
      'friend-says-must': 'a',
      'health-on-the-form': 'b',
      'old-conviction': 'c',
      'three-months': 'b',
    },
    'cv-for-this-job': { 'their-words': 'a', 'three-of-four': 'c', 'easy-to-read': 'b', 'file-name': 'b', 'last-check': 'c' },
    'cover-letter': { 'why-this-kitchen': 'c', 'two-page-letter': 'a', 'no-name': 'b', 'draft-not-true': 'c', interpreter: 'a' },
  },
})
