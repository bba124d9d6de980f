import type { Language } from '@onward/contracts'

/** `01:30 on 28/03/2027`. */
const clockOf = (local: string) => local.slice(11)
const dayOf = (local: string) => local.slice(0, 10).split('-').reverse().join('/')

/** Sentences about interviews, in the reader's language. */
interface InterviewWords {
  noSuchHour: (when: string, nearest: readonly [string, string]) => string
  noSuchDay: string
  whichHour: (when: string) => string
  wrongOffset: (when: string) => string
  span: (from: string, until: string) => string
  agreedElsewhere: (who: string, job: string, when: string) => string
  offeredElsewhere: (who: string, job: string, when: string) => string
  passed: string
  suggestedPassed: string
  twice: string
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
    noSuchHour: (when, [before, after]) =>
      `There is no such time: ${clockOf(when)} on ${dayOf(when)}. The clocks go forward from 1am to 2am. The nearest times are ${clockOf(before)} and ${clockOf(after)}.`,
    noSuchDay: 'There is no such time: the calendar does not have that day. Check the day, the month and the year.',
    whichHour: (when) =>
      `${clockOf(when)} comes twice on ${dayOf(when)}, because the clocks go back. Say which one you mean: the first (summer time) or the second (winter time).`,
    wrongOffset: (when) => `${clockOf(when)} on ${dayOf(when)} comes once. Choose it again.`,
    span: (from, until) => `${from} to ${until}`,
    agreedElsewhere: (who, job, when) =>
      `${who} has another interview then, for ${job}: ${when}. Choose another time, or someone else to meet.`,
    offeredElsewhere: (who, job, when) =>
      `${who} is offering that time to someone else, for ${job}: ${when}. Choose another time, or someone else to meet.`,
    passed: 'That time has passed. Choose another one, or ask for other times.',
    suggestedPassed: 'Suggest times that are still to come.',
    twice: 'Each time can be suggested once.',
    changed: 'This interview has changed since you looked at it. Nothing was sent. Look at it again and then answer.',
    notNow: 'This interview cannot be changed in that way any more.',
    notOffered: 'That time is not one of those that were offered. Look at the interview again.',
    title: (job) => `Interview: ${job}`,
    about: (company, job) => `Your interview with ${company} for ${job}. Everything about it, and what to do if you cannot come:`,
    titleForEmployer: (name, job) => `Interview: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `You interview ${name} for ${job}. The application, and how to change or cancel it:`,
  },
  cy: {
    noSuchHour: (when, [before, after]) =>
      `Nid oes amser o’r fath: ${clockOf(when)} ar ${dayOf(when)}. Mae’r clociau’n mynd ymlaen o 1yb i 2yb. Yr amseroedd agosaf yw ${clockOf(before)} a ${clockOf(after)}.`,
    noSuchDay: 'Nid oes amser o’r fath: nid yw’r diwrnod hwnnw yn y calendr. Gwiriwch y diwrnod, y mis a’r flwyddyn.',
    whichHour: (when) =>
      `Mae ${clockOf(when)} yn dod ddwywaith ar ${dayOf(when)}, am fod y clociau’n mynd yn ôl. Dywedwch pa un: y cyntaf (amser haf) neu’r ail (amser gaeaf).`,
    wrongOffset: (when) => `Unwaith yn unig y daw ${clockOf(when)} ar ${dayOf(when)}. Dewiswch ef eto.`,
    span: (from, until) => `${from} i ${until}`,
    agreedElsewhere: (who, job, when) =>
      `Mae gan ${who} gyfweliad arall bryd hynny, ar gyfer ${job}: ${when}. Dewiswch amser arall, neu rywun arall i’w gyfarfod.`,
    offeredElsewhere: (who, job, when) =>
      `Mae ${who} yn cynnig yr amser hwnnw i rywun arall, ar gyfer ${job}: ${when}. Dewiswch amser arall, neu rywun arall i’w gyfarfod.`,
    passed: 'Mae’r amser hwnnw wedi mynd heibio. Dewiswch un arall, neu gofynnwch am amseroedd eraill.',
    suggestedPassed: 'Awgrymwch amseroedd sydd eto i ddod.',
    twice: 'Gellir awgrymu pob amser unwaith.',
    changed: 'Mae’r cyfweliad hwn wedi newid ers i chi edrych arno. Ni anfonwyd dim. Edrychwch arno eto ac yna atebwch.',
    notNow: 'Ni ellir newid y cyfweliad hwn fel yna bellach.',
    notOffered: 'Nid yw’r amser hwnnw yn un o’r rhai a gynigiwyd. Edrychwch ar y cyfweliad eto.',
    title: (job) => `Cyfweliad: ${job}`,
    about: (company, job) => `Eich cyfweliad gyda ${company} ar gyfer ${job}. Popeth amdano, a beth i’w wneud os na allwch ddod:`,
    titleForEmployer: (name, job) => `Cyfweliad: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `Rydych yn cyfweld ${name} ar gyfer ${job}. Y cais, a sut i’w newid neu ei ganslo:`,
  },
}
