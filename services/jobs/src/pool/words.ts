import type { Language } from '@onward/contracts'

/** Sentences of the pool's problem details, in the reader's language. */
interface PoolWords {
  alreadyInvited: string
  tooManyToday: string
  notAccepted: string
  answered: string
  expired: string
  leftPool: string
  jobClosed: string
  otherIntroduction: string
  unfitMessage: string
}

export const POOL_WORDS: Readonly<Record<Language, PoolWords>> = {
  en: {
    alreadyInvited: 'Somebody at your organisation has already invited this person to apply for this job.',
    tooManyToday: 'Your organisation has sent all its invitations for today. You can send more tomorrow.',
    notAccepted: 'This invitation belongs to another account. Sign in with that account.',
    answered: 'You have already answered this invitation.',
    expired: 'This invitation has ended. You can still apply for the job if it is open.',
    leftPool: 'You have hidden your CV from employers, so this invitation has ended. You can still apply for the job.',
    jobClosed: 'This job has closed, so the invitation has ended. Nothing was sent.',
    otherIntroduction: 'This answer belongs to another invitation. Reload the page and answer again.',
    unfitMessage: 'Take out phone numbers that cost extra, messaging apps and anything about a fee. People answer you on Onward.',
  },
  cy: {
    alreadyInvited: 'Mae rhywun yn eich sefydliad eisoes wedi gwahodd y person hwn i wneud cais am y swydd hon.',
    tooManyToday: 'Mae eich sefydliad wedi anfon ei holl wahoddiadau am heddiw. Gallwch anfon rhagor yfory.',
    notAccepted: 'Mae’r gwahoddiad hwn yn perthyn i gyfrif arall. Mewngofnodwch â’r cyfrif hwnnw.',
    answered: 'Rydych eisoes wedi ateb y gwahoddiad hwn.',
    expired: 'Mae’r gwahoddiad hwn wedi dod i ben. Gallwch wneud cais am y swydd o hyd os yw ar agor.',
    leftPool:
      'Rydych wedi cuddio eich CV rhag cyflogwyr, felly mae’r gwahoddiad hwn wedi dod i ben. Gallwch wneud cais am y swydd o hyd.',
    jobClosed: 'Mae’r swydd hon wedi cau, felly mae’r gwahoddiad wedi dod i ben. Ni anfonwyd dim.',
    otherIntroduction: 'Mae’r ateb hwn yn perthyn i wahoddiad arall. Ail-lwythwch y dudalen ac atebwch eto.',
    unfitMessage:
      'Tynnwch allan rifau ffôn sy’n costio mwy, apiau negeseuon ac unrhyw beth am ffi. Mae pobl yn eich ateb ar Onward.',
  },
}
