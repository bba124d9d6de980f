import { BADGES } from '@onward/contracts'
import type { Course } from '../course'
import { benefitsAndWork, supportAtWork, whenThingsGoWrong } from './rights-and-support.lessons'
import { rightsAndSupportQuestions } from './rights-and-support.questions'
import { firstWeeks, payAndHours } from './starting-work.lessons'
import { startingWorkQuestions } from './starting-work.questions'

export const workplaceReadiness: Course = {
  id: 'workplace-readiness',
  title: BADGES['workplace-readiness'].name,
  summary: {
    en: 'Start well, understand your pay, get support, keep your benefits right, and know where to turn.',
    cy: 'Dechreuwch yn dda, deallwch eich cyflog, cael cymorth, cadw eich budd-daliadau’n gywir, a gwybod ble i droi.',
  },
  outcomes: [
    {
      en: 'Start a job well, and say when you are late or ill.',
      cy: 'Dechrau swydd yn dda, a rhoi gwybod pan fyddwch yn hwyr neu’n sâl.',
    },
    {
      en: 'Read a payslip, and know your breaks and holiday.',
      cy: 'Darllen slip cyflog, a gwybod am eich egwyliau a’ch gwyliau.',
    },
    { en: 'Ask for support at work, and choose who knows.', cy: 'Gofyn am gymorth yn y gwaith, a dewis pwy sy’n gwybod.' },
    { en: 'Tell Universal Credit what it needs, in time.', cy: 'Dweud wrth Gredyd Cynhwysol beth sydd ei angen, mewn pryd.' },
    { en: 'Take steps when something goes wrong.', cy: 'Cymryd camau pan fydd rhywbeth yn mynd o’i le.' },
  ],
  lessons: [firstWeeks, payAndHours, supportAtWork, benefitsAndWork, whenThingsGoWrong],
  questionsDrawn: 10,
  bank: [...startingWorkQuestions, ...rightsAndSupportQuestions],
}
