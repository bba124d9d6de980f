import type { Language } from '@onward/contracts'

/** What these pages are told when something cannot be done. */
const en = {
  notShared: 'This person does not share their CV review with you. Ask them first.',
  asked: 'This person has been asked already. Wait for their answer.',
  askLater: 'This person said no a short while ago. You can ask again later.',
  shared: 'This person shares both already.',
  tooMany: 'Three CVs wait for this person already. Wait for their answer, or take one back.',
  answered: 'This CV has been answered for already. Load the page again.',
  beingRead: 'This CV is still being read. Please try again in a moment.',
  chooseFile: 'Choose a file',
  type: 'Please upload a PDF or Word document.',
  textChanged: 'The text that you agreed to has changed. Please reload the page and read it again.',
}
type Words = typeof en
const cy: Words = {
  notShared: 'Nid yw’r person hwn yn rhannu adolygiad ei CV gyda chi. Gofynnwch iddynt yn gyntaf.',
  asked: 'Gofynnwyd i’r person hwn yn barod. Arhoswch am eu hateb.',
  askLater: 'Dywedodd y person hwn na ychydig amser yn ôl. Gallwch ofyn eto yn nes ymlaen.',
  shared: 'Mae’r person hwn yn rhannu’r ddau yn barod.',
  tooMany: 'Mae tri CV yn aros am y person hwn yn barod. Arhoswch am eu hateb, neu tynnwch un yn ôl.',
  answered: 'Mae’r CV hwn wedi’i ateb yn barod. Llwythwch y dudalen eto.',
  beingRead: 'Mae’r CV hwn yn dal i gael ei ddarllen. Rhowch gynnig arall arni mewn munud.',
  chooseFile: 'Dewiswch ffeil',
  type: 'Lanlwythwch ddogfen PDF neu Word.',
  textChanged: 'Mae’r testun y cytunoch iddo wedi newid. Ail-lwythwch y dudalen a’i ddarllen eto.',
}
export const COACH_WORDS: Readonly<Record<Language, Words>> = { en, cy }
