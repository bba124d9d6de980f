import type { Language } from '@onward/contracts'

/** Sentences about interviews, in the reader's language. */
interface InterviewWords {
  noSuchHour: (when: string) => string
  passed: string
  suggestedPassed: string
  twice: string
  changed: string
  notNow: string
  notOffered: string
  noOffer: string
  title: (job: string) => string
  about: (company: string, job: string) => string
}

export const INTERVIEW_WORDS: Readonly<Record<Language, InterviewWords>> = {
  en: {
    noSuchHour: (when) =>
      `There is no such time: ${when}. On that night the clocks go forward from 1am to 2am. Choose an earlier or a later time.`,
    passed: 'That time has passed. Choose another one, or ask for other times.',
    suggestedPassed: 'Suggest times that are still to come.',
    twice: 'Each time can be suggested once.',
    changed: 'This interview has changed since you looked at it. Nothing was sent. Look at it again and then answer.',
    notNow: 'This interview cannot be changed in that way any more.',
    notOffered: 'That time is not one of those that were offered. Look at the interview again.',
    noOffer: 'There is no offer to answer at the moment. Look at the application again.',
    title: (job) => `Interview: ${job}`,
    about: (company, job) => `Your interview with ${company} for ${job}. Everything about it, and what to do if you cannot come:`,
  },
  cy: {
    noSuchHour: (when) =>
      `Nid oes amser o’r fath: ${when}. Y noson honno mae’r clociau’n mynd ymlaen o 1yb i 2yb. Dewiswch amser cynharach neu hwyrach.`,
    passed: 'Mae’r amser hwnnw wedi mynd heibio. Dewiswch un arall, neu gofynnwch am amseroedd eraill.',
    suggestedPassed: 'Awgrymwch amseroedd sydd eto i ddod.',
    twice: 'Gellir awgrymu pob amser unwaith.',
    changed: 'Mae’r cyfweliad hwn wedi newid ers i chi edrych arno. Ni anfonwyd dim. Edrychwch arno eto ac yna atebwch.',
    notNow: 'Ni ellir newid y cyfweliad hwn fel yna bellach.',
    notOffered: 'Nid yw’r amser hwnnw yn un o’r rhai a gynigiwyd. Edrychwch ar y cyfweliad eto.',
    noOffer: 'Nid oes cynnig i’w ateb ar hyn o bryd. Edrychwch ar y cais eto.',
    title: (job) => `Cyfweliad: ${job}`,
    about: (company, job) => `Eich cyfweliad gyda ${company} ar gyfer ${job}. Popeth amdano, a beth i’w wneud os na allwch ddod:`,
  },
}
