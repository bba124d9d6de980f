import { BRAND, type Language } from '@onward/contracts'

/** Texts of the calendar file, in the reader's language. */
const en = {
  title: (coach: string) => `Appointment with ${coach}`,
  text: `Your appointment with your work coach. Everything about it is in ${BRAND}, and how to ask for another time:`,
  titleForCoach: (client: string) => `Appointment: ${client}`,
  textForCoach: 'The client, and how to change or cancel it:',
}
type Texts = typeof en
const cy: Texts = {
  title: (coach) => `Apwyntiad gyda ${coach}`,
  text: `Eich apwyntiad gyda’ch anogwr gwaith. Mae popeth amdano yn ${BRAND}, a sut i ofyn am amser arall:`,
  titleForCoach: (client) => `Apwyntiad: ${client}`,
  textForCoach: 'Y cleient, a sut i’w newid neu ei ganslo:',
}
export const CALENDAR_TEXTS: Readonly<Record<Language, Texts>> = { en, cy }
