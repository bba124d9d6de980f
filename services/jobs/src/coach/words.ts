import type { Language } from '@onward/contracts'

const en = {
  noOffice: 'Your account does not belong to a jobcentre office yet. Ask your administrator to add you to one.',
  running: 'A run is under way already. Wait until it is done, or cancel it.',
  ended: 'This run has ended already.',
  notShared: 'This person does not share their job matches with you. Ask them first.',
  closed: 'This job takes no more applications.',
  suggested: 'This job was suggested to this person already.',
  badCursor: 'Load the list again.',
}
type Words = typeof en
const cy: Words = {
  noOffice: 'Nid yw eich cyfrif yn perthyn i swyddfa canolfan waith eto. Gofynnwch i’ch gweinyddwr eich ychwanegu at un.',
  running: 'Mae paru eisoes ar waith. Arhoswch nes iddo orffen, neu ei ganslo.',
  ended: 'Mae’r paru hwn wedi dod i ben yn barod.',
  notShared: 'Nid yw’r person hwn yn rhannu’r swyddi sy’n cyfateb iddo gyda chi. Gofynnwch yn gyntaf.',
  closed: 'Nid yw’r swydd hon yn derbyn rhagor o geisiadau.',
  suggested: 'Awgrymwyd y swydd hon i’r person hwn yn barod.',
  badCursor: 'Llwythwch y rhestr eto.',
}
export const COACH_WORDS: Readonly<Record<Language, Words>> = { en, cy }
