import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import { MAX_DEADLINE_DAYS, MAX_START_DAYS } from '@onward/contracts/jobs/jobs'
import { MAX_JOB_DRAFTS } from '@onward/contracts/jobs/vacancies'
import type { Language } from '@onward/contracts/language'

interface VacancyWords {
  deadlineTooLate: string
  startPassed: string
  startTooLate: string
  over: string
  noWaitingEdit: string
  changedBy: (who: string) => string
  changedBySystem: string
  draftChangedBy: (who: string) => string
  tooManyDrafts: string
  aColleague: string
  /** `day` is ISO 8601. */
  dayIsFull: (day: string) => string
  tooManyAlike: string
  closing: string
}

const LOCALES = { en: 'en-GB', cy: 'cy-GB' } as const
const dayWords = (day: string, language: Language) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long' })

/** Sentences of the problem details of posting and changing jobs. */
export const VACANCY_WORDS: Readonly<Record<Language, VacancyWords>> = {
  en: {
    deadlineTooLate: `Choose a deadline within ${MAX_DEADLINE_DAYS} days. You can move it later on.`,
    startPassed: 'Choose a start that is today or later',
    startTooLate: `Choose a start within ${MAX_START_DAYS} days`,
    over: 'This job is over, so it cannot be changed. You can copy it and post it anew.',
    noWaitingEdit: 'No changes wait for a check any more. Look at the job as it is now.',
    changedBy: (who) => `${who} has changed this job since you opened it. Nothing of yours was saved.`,
    changedBySystem: 'This job has changed since you opened it. Nothing of yours was saved.',
    draftChangedBy: (who) => `${who} has saved this draft since you opened it. Nothing of yours was saved over it.`,
    tooManyDrafts: `Your organisation has ${MAX_JOB_DRAFTS} drafts, which is the most that are kept. Post or throw away one of them first.`,
    aColleague: 'Someone',
    dayIsFull: (day) =>
      `Your organisation is new here, so it can post ${ADVERT_LIMITS.newPerDay} jobs a day, and today it has. You can post more on ${dayWords(day, 'en')}.`,
    tooManyAlike: `There are ${ADVERT_LIMITS.alikeWaiting} jobs like this one that wait for a check already. Change one of those, and say in it how many people you need.`,
    closing:
      'Our team is closing all jobs of your organisation just now, so none can be posted or changed. Please try again later.',
  },
  cy: {
    deadlineTooLate: `Dewiswch ddyddiad cau o fewn ${MAX_DEADLINE_DAYS} diwrnod. Gallwch ei symud yn nes ymlaen.`,
    startPassed: 'Dewiswch ddyddiad dechrau sydd heddiw neu’n hwyrach',
    startTooLate: `Dewiswch ddyddiad dechrau o fewn ${MAX_START_DAYS} diwrnod`,
    over: 'Mae’r swydd hon ar ben, felly ni ellir ei newid. Gallwch ei chopïo a’i hysbysebu o’r newydd.',
    noWaitingEdit: 'Nid oes newidiadau’n aros i gael eu gwirio mwyach. Edrychwch ar y swydd fel y mae nawr.',
    changedBy: (who) => `Mae ${who} wedi newid y swydd hon ers i chi ei hagor. Ni chadwyd dim o’ch newidiadau chi.`,
    changedBySystem: 'Mae’r swydd hon wedi newid ers i chi ei hagor. Ni chadwyd dim o’ch newidiadau chi.',
    draftChangedBy: (who) => `Mae ${who} wedi cadw’r drafft hwn ers i chi ei agor. Ni chadwyd dim o’ch rhan chi drosto.`,
    tooManyDrafts: `Mae gan eich sefydliad ${MAX_JOB_DRAFTS} drafft, sef y nifer mwyaf a gedwir. Hysbysebwch un ohonynt neu dilëwch un yn gyntaf.`,
    aColleague: 'rhywun',
    dayIsFull: (day) =>
      `Mae eich sefydliad yn newydd yma, felly gall hysbysebu ${ADVERT_LIMITS.newPerDay} swydd y dydd, ac mae wedi gwneud hynny heddiw. Gallwch hysbysebu rhagor ddydd ${dayWords(day, 'cy').replace(/^Dydd /i, '')}.`,
    tooManyAlike: `Mae ${ADVERT_LIMITS.alikeWaiting} swydd debyg i hon eisoes yn aros i gael eu gwirio. Newidiwch un o’r rheini, a dywedwch ynddi faint o bobl sydd eu hangen arnoch.`,
    closing:
      'Mae ein tîm wrthi’n cau holl swyddi eich sefydliad, felly ni ellir hysbysebu na newid yr un. Rhowch gynnig arall arni’n nes ymlaen.',
  },
}
