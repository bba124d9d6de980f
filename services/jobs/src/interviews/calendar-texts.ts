import type { Language } from '@onward/contracts'

/** Texts of the calendar file, in the reader's language. */
interface CalendarTexts {
  title: (job: string) => string
  about: (company: string, job: string) => string
  titleForEmployer: (name: string, job: string) => string
  aboutForEmployer: (name: string, job: string) => string
}

export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    title: (job) => `Interview: ${job}`,
    about: (company, job) => `Your interview with ${company} for ${job}. Everything about it, and what to do if you cannot come:`,
    titleForEmployer: (name, job) => `Interview: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `You interview ${name} for ${job}. The application, and how to change or cancel it:`,
  },
  cy: {
    title: (job) => `Cyfweliad: ${job}`,
    about: (company, job) => `Eich cyfweliad gyda ${company} ar gyfer ${job}. Popeth amdano, a beth i’w wneud os na allwch ddod:`,
    titleForEmployer: (name, job) => `Cyfweliad: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `Rydych yn cyfweld ${name} ar gyfer ${job}. Y cais, a sut i’w newid neu ei ganslo:`,
  },
}
