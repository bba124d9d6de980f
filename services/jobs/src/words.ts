import type { ApplicationState, Language } from '@onward/contracts'

/** Sentences of this service's problem details, in the reader's language. */
interface Words {
  jobNotOpen: string
  alreadyApplied: string
  handoverUsed: string
  handoverForOther: string
  noOrganisation: string
  cannotClose: string
  cannotWithdraw: string
  notAllowedStep: (state: string) => string
  movedBy: (who: string, state: string) => string
  aColleague: string
  theApplicant: string
  theSystem: string
  badCursor: string
  reasonNeeded: string
  deadlinePassed: string
  states: Readonly<Record<ApplicationState, string>>
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    jobNotOpen: 'This job has closed and takes no more applications. Nothing was sent.',
    alreadyApplied: 'You have already applied for this job. You can see your application under My applications.',
    handoverUsed: 'This application was already sent, or it waited too long. Open the job and apply again.',
    handoverForOther: 'This application belongs to another account. Sign in with that account, or start again.',
    noOrganisation: 'Your account does not belong to an organisation yet. Please try again in a minute.',
    cannotClose: 'This job is closed already.',
    cannotWithdraw: 'This application has ended, so it cannot be withdrawn.',
    notAllowedStep: (state) => `An application that is "${state}" cannot be moved there.`,
    movedBy: (who, state) => `${who} has just moved this application to "${state}". Look at it again before you decide.`,
    aColleague: 'A colleague',
    theApplicant: 'The applicant',
    theSystem: 'Onward',
    badCursor: 'The list has changed. Please load it again from the start.',
    reasonNeeded: 'Write a few kind words on why. The applicant will read them.',
    deadlinePassed: 'Choose a deadline that is today or later',
    states: {
      submitted: 'New',
      under_review: 'Under Review',
      shortlisted: 'Shortlisted',
      interview_invited: 'Invited to interview',
      interview_scheduled: 'Interview Scheduled',
      interviewed: 'Interviewed',
      offered: 'Offer made',
      accepted: 'Offer accepted',
      placed: 'Started',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      declined: 'Declined',
      position_closed: 'Closed',
    },
  },
  cy: {
    jobNotOpen: 'Mae’r swydd hon wedi cau ac nid yw’n derbyn rhagor o geisiadau. Ni anfonwyd dim.',
    alreadyApplied: 'Rydych eisoes wedi gwneud cais am y swydd hon. Gallwch weld eich cais o dan Fy ngheisiadau.',
    handoverUsed: 'Mae’r cais hwn eisoes wedi’i anfon, neu fe arhosodd yn rhy hir. Agorwch y swydd a gwnewch gais eto.',
    handoverForOther: 'Mae’r cais hwn yn perthyn i gyfrif arall. Mewngofnodwch â’r cyfrif hwnnw, neu dechreuwch eto.',
    noOrganisation: 'Nid yw eich cyfrif yn perthyn i sefydliad eto. Rhowch gynnig arall arni ymhen munud.',
    cannotClose: 'Mae’r swydd hon eisoes wedi cau.',
    cannotWithdraw: 'Mae’r cais hwn wedi dod i ben, felly ni ellir ei dynnu’n ôl.',
    notAllowedStep: (state) => `Ni ellir symud cais sydd yn y cyflwr "${state}" i’r fan honno.`,
    movedBy: (who, state) => `Mae ${who} newydd symud y cais hwn i "${state}". Edrychwch arno eto cyn penderfynu.`,
    aColleague: 'cydweithiwr',
    theApplicant: 'yr ymgeisydd',
    theSystem: 'Onward',
    badCursor: 'Mae’r rhestr wedi newid. Llwythwch hi eto o’r dechrau.',
    reasonNeeded: 'Ysgrifennwch ychydig eiriau caredig i egluro pam. Bydd yr ymgeisydd yn eu darllen.',
    deadlinePassed: 'Dewiswch ddyddiad cau sydd heddiw neu’n hwyrach',
    states: {
      submitted: 'Newydd',
      under_review: 'Dan adolygiad',
      shortlisted: 'Ar y rhestr fer',
      interview_invited: 'Gwahoddwyd i gyfweliad',
      interview_scheduled: 'Cyfweliad wedi’i drefnu',
      interviewed: 'Wedi cael cyfweliad',
      offered: 'Cynnig wedi’i wneud',
      accepted: 'Cynnig wedi’i dderbyn',
      placed: 'Wedi dechrau',
      rejected: 'Gwrthodwyd',
      withdrawn: 'Tynnwyd yn ôl',
      declined: 'Gwrthododd yr ymgeisydd',
      position_closed: 'Wedi cau',
    },
  },
}
