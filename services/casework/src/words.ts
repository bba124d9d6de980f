import type { Language } from '@onward/contracts'

/** What this service says when something cannot be done. */
const en = {
  referredHere: 'Your office has referred this person already. Open the referral that is there.',
  referredElsewhere: (office: string) =>
    `This person is referred already, by ${office}. Open their referral there, with a reason.`,
  noSuchColleague: 'Choose a colleague who works at the same office',
  noSuchOffice: 'Choose an office from the list',
  nobodyThere: 'Nobody works at this office on Onward yet. Choose another one.',
  notWaiting: 'This referral no longer waits for the person. Load the page again to see how it stands.',
  changed: 'Somebody changed this referral meanwhile. Load the page again.',
  ended: 'This referral has ended.',
  ownOffice: 'This referral belongs to your own office. Open it from the list.',
}
type Words = typeof en
const cy: Words = {
  referredHere: 'Mae eich swyddfa wedi atgyfeirio’r person hwn yn barod. Agorwch yr atgyfeiriad sydd yno.',
  referredElsewhere: (office) =>
    `Mae’r person hwn wedi’i atgyfeirio yn barod, gan ${office}. Agorwch yr atgyfeiriad yno, gyda rheswm.`,
  noSuchColleague: 'Dewiswch gydweithiwr sy’n gweithio yn yr un swyddfa',
  noSuchOffice: 'Dewiswch swyddfa o’r rhestr',
  nobodyThere: 'Nid oes neb yn gweithio yn y swyddfa hon ar Onward eto. Dewiswch un arall.',
  notWaiting: 'Nid yw’r atgyfeiriad hwn yn aros am y person mwyach. Llwythwch y dudalen eto i weld sut mae pethau.',
  changed: 'Mae rhywun wedi newid yr atgyfeiriad hwn yn y cyfamser. Llwythwch y dudalen eto.',
  ended: 'Mae’r atgyfeiriad hwn wedi dod i ben.',
  ownOffice: 'Mae’r atgyfeiriad hwn yn perthyn i’ch swyddfa eich hun. Agorwch ef o’r rhestr.',
}
export const WORDS: Readonly<Record<Language, Words>> = { en, cy }
