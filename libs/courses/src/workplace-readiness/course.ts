import { courseOf } from '../course-of'

export const workplaceReadiness = courseOf(import.meta.url, {
  id: 'workplace-readiness',
  lessons: [
    { id: 'first-weeks', minutes: 2, help: ['https://www.gov.uk/taking-sick-leave'] },
    {
      id: 'pay-and-hours',
      minutes: 3,
      help: ['https://www.gov.uk/national-minimum-wage-rates', 'https://www.gov.uk/rest-breaks-work', 'https://www.acas.org.uk'],
    },
    {
      id: 'support-at-work',
      minutes: 2,
      help: ['https://www.gov.uk/access-to-work', 'https://www.gov.uk/health-conditions-and-driving'],
    },
    {
      id: 'benefits-and-work',
      minutes: 2,
      help: ['https://www.gov.uk/universal-credit/changes-of-circumstances', 'https://www.citizensadvice.org.uk'],
    },
    { id: 'when-things-go-wrong', minutes: 2, help: ['https://www.acas.org.uk', 'https://www.samaritans.org'] },
  ],
  questionsDrawn: 10,
  bank: {
    'first-weeks': {
      'bus-breaks-down': 'b',
      'did-not-follow': 'a',
      'terms-in-writing': 'c',
      'three-days-ill': 'c',
      'wrong-order': 'a',
    },
    'pay-and-hours': {
      'bank-amount': 'b',
      'missing-hours': 'c',
      'disabled-lower-pay': 'a',
      'eight-hour-shift': 'b',
      'zero-hours-shift': 'c',
    },
    'support-at-work': {
      'stool-at-the-till': 'c',
      'how-to-put-it': 'b',
      'taxi-to-work': 'a',
      'keep-it-private': 'c',
      'driver-with-seizures': 'b',
    },
    'benefits-and-work': { 'when-to-report': 'c', 'ten-hours': 'b', 'pip-and-pay': 'a', 'two-paydays': 'c', 'fear-of-less': 'b' },
    'when-things-go-wrong': {
      'told-off': 'c',
      'nasty-jokes': 'a',
      'pay-for-boots': 'b',
      'asked-twice': 'c',
      'private-question': 'b',
    },
  },
})
