import { BRAND, type Language } from '@onward/contracts'

/** What is said of appointments, in the reader's language. */
const en = {
  passed: 'Choose a time that is still to come.',
  busyCoach: (when: string) => `You have another appointment then: ${when}. Choose another time.`,
  busyClient: (coach: string, when: string) => `Your client sees ${coach} then: ${when}. Choose another time.`,
  caseClosed: 'This case is closed. Nothing can be arranged in it any more.',
  changed: 'This appointment has changed since you looked at it. Nothing was saved. Look at it again.',
  notNow: 'This appointment cannot be changed in that way any more.',
  notYet: 'This appointment has not begun yet. Record whether they came when it has.',
  begun: 'This appointment has begun already. Record whether they came.',
  title: (coach: string) => `Appointment with ${coach}`,
  text: `Your appointment with your work coach. Everything about it is in ${BRAND}, and how to ask for another time:`,
  titleForCoach: (client: string) => `Appointment: ${client}`,
  textForCoach: 'The client, and how to change or cancel it:',
}
type Words = typeof en
const cy: Words = {
  passed: 'Dewiswch amser sydd eto i ddod.',
  busyCoach: (when) => `Mae gennych apwyntiad arall bryd hynny: ${when}. Dewiswch amser arall.`,
  busyClient: (coach, when) => `Mae eich cleient yn gweld ${coach} bryd hynny: ${when}. Dewiswch amser arall.`,
  caseClosed: 'Mae’r achos hwn wedi’i gau. Ni ellir trefnu dim ynddo mwyach.',
  changed: 'Mae’r apwyntiad hwn wedi newid ers i chi edrych arno. Ni chadwyd dim. Edrychwch arno eto.',
  notNow: 'Ni ellir newid yr apwyntiad hwn fel yna bellach.',
  notYet: 'Nid yw’r apwyntiad hwn wedi dechrau eto. Cofnodwch a ddaethant pan fydd wedi dechrau.',
  begun: 'Mae’r apwyntiad hwn wedi dechrau eisoes. Cofnodwch a ddaethant.',
  title: (coach) => `Apwyntiad gyda ${coach}`,
  text: `Eich apwyntiad gyda’ch anogwr gwaith. Mae popeth amdano yn ${BRAND}, a sut i ofyn am amser arall:`,
  titleForCoach: (client) => `Apwyntiad: ${client}`,
  textForCoach: 'Y cleient, a sut i’w newid neu ei ganslo:',
}
export const APPOINTMENT_WORDS: Readonly<Record<Language, Words>> = { en, cy }
