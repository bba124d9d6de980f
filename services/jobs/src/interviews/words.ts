import type { Language } from '@onward/contracts'

/** Sentences about interviews, in the reader's language. */
interface InterviewWords {
  agreedElsewhere: (who: string, job: string, when: string) => string
  offeredElsewhere: (who: string, job: string, when: string) => string
  passed: string
  changed: string
  notNow: string
  notOffered: string
  title: (job: string) => string
  about: (company: string, job: string) => string
  titleForEmployer: (name: string, job: string) => string
  aboutForEmployer: (name: string, job: string) => string
}

export const INTERVIEW_WORDS: Readonly<Record<Language, InterviewWords>> = {
  en: {
    agreedElsewhere: (who, job, when) =>
      `${who} has another interview then, for ${job}: ${when}. Choose another time, or someone else to meet.`,
    offeredElsewhere: (who, job, when) =>
      `${who} is offering that time to someone else, for ${job}: ${when}. Choose another time, or someone else to meet.`,
    passed: 'That time has passed. Choose another one, or ask for other times.',
    changed: 'This interview has changed since you looked at it. Nothing was sent. Look at it again and then answer.',
    notNow: 'This interview cannot be changed in that way any more.',
    notOffered: 'That time is not one of those that were offered. Look at the interview again.',
    title: (job) => `Interview: ${job}`,
    about: (company, job) => `Your interview with ${company} for ${job}. Everything about it, and what to do if you cannot come:`,
    titleForEmployer: (name, job) => `Interview: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `You interview ${name} for ${job}. The application, and how to change or cancel it:`,
  },
  cy: {
    agreedElsewhere: (who, job, when) =>
      `Mae gan ${who} gyfweliad arall bryd hynny, ar gyfer ${job}: ${when}. Dewiswch amser arall, neu rywun arall i’w gyfarfod.`,
    offeredElsewhere: (who, job, when) =>
      `Mae ${who} yn cynnig yr amser hwnnw i rywun arall, ar gyfer ${job}: ${when}. Dewiswch amser arall, neu rywun arall i’w gyfarfod.`,
    passed: 'Mae’r amser hwnnw wedi mynd heibio. Dewiswch un arall, neu gofynnwch am amseroedd eraill.',
    changed: 'Mae’r cyfweliad hwn wedi newid ers i chi edrych arno. Ni anfonwyd dim. Edrychwch arno eto ac yna atebwch.',
    notNow: 'Ni ellir newid y cyfweliad hwn fel yna bellach.',
    notOffered: 'Nid yw’r amser hwnnw yn un o’r rhai a gynigiwyd. Edrychwch ar y cyfweliad eto.',
    title: (job) => `Cyfweliad: ${job}`,
    about: (company, job) => `Eich cyfweliad gyda ${company} ar gyfer ${job}. Popeth amdano, a beth i’w wneud os na allwch ddod:`,
    titleForEmployer: (name, job) => `Cyfweliad: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `Rydych yn cyfweld ${name} ar gyfer ${job}. Y cais, a sut i’w newid neu ei ganslo:`,
  },
}
