import type { Language } from '@onward/contracts'

/** Sentences about an employer's applications, in the reader's language. */
interface ApplicationWords {
  matchNeedsJob: string
  needsOffer: string
  needsStart: string
  codeForOther: string
  anonymousCv: string
  noOfferToCorrect: string
  noOfferToAnswer: string
  offerCorrected: string
  offerChanged: string
  notAccepted: string
  startChanged: string
  dayOver: string
  dayTooFar: string
  answerAfterStart: string
  startedBeforeApplying: string
  notYetStarted: string
}

export const APPLICATION_WORDS: Readonly<Record<Language, ApplicationWords>> = {
  en: {
    matchNeedsJob: 'Choose one job first. People are compared for one job at a time.',
    needsOffer: 'Say what you offer first: the first day, the pay, the hours and the place.',
    needsStart: 'Record the day on which the work began.',
    codeForOther: 'Choose one of the reasons for this step.',
    anonymousCv: 'This job is read without names. You can download the CV once this applicant is on the shortlist.',
    noOfferToAnswer: 'There is no offer to answer at the moment. Look at the application again.',
    offerCorrected:
      'The employer has changed this offer since you looked at it. Nothing was sent. Read it again and then answer.',
    noOfferToCorrect: 'There is no open offer to correct. Look at the application again.',
    offerChanged:
      'A colleague has changed this offer since you looked at it. Nothing was saved. Look at it again and then decide.',
    notAccepted: 'There is no accepted offer. Look at the application again.',
    startChanged:
      'A colleague has changed the first day since you looked at it. Nothing was saved. Look at it again and then decide.',
    dayOver: 'Choose a day that is today or later',
    dayTooFar: 'Choose a day within the next year',
    answerAfterStart: 'Ask for an answer on or before the first day',
    startedBeforeApplying: 'Choose a day after this person applied',
    notYetStarted: 'That day is still to come. Record the start on the day, or later.',
  },
  cy: {
    matchNeedsJob: 'Dewiswch un swydd yn gyntaf. Caiff pobl eu cymharu ar gyfer un swydd ar y tro.',
    needsOffer: 'Dywedwch yn gyntaf beth rydych yn ei gynnig: y diwrnod cyntaf, y cyflog, yr oriau a’r lle.',
    needsStart: 'Cofnodwch y diwrnod y dechreuodd y gwaith.',
    codeForOther: 'Dewiswch un o’r rhesymau ar gyfer y cam hwn.',
    anonymousCv:
      'Darllenir ceisiadau am y swydd hon heb enwau. Gallwch lawrlwytho’r CV pan fydd yr ymgeisydd hwn ar y rhestr fer.',
    noOfferToAnswer: 'Nid oes cynnig i’w ateb ar hyn o bryd. Edrychwch ar y cais eto.',
    offerCorrected:
      'Mae’r cyflogwr wedi newid y cynnig hwn ers i chi edrych arno. Ni anfonwyd dim. Darllenwch ef eto ac yna atebwch.',
    noOfferToCorrect: 'Nid oes cynnig agored i’w gywiro. Edrychwch ar y cais eto.',
    offerChanged:
      'Mae cydweithiwr wedi newid y cynnig hwn ers i chi edrych arno. Ni chadwyd dim. Edrychwch arno eto ac yna penderfynwch.',
    notAccepted: 'Nid oes cynnig wedi’i dderbyn. Edrychwch ar y cais eto.',
    startChanged:
      'Mae cydweithiwr wedi newid y diwrnod cyntaf ers i chi edrych arno. Ni chadwyd dim. Edrychwch arno eto ac yna penderfynwch.',
    dayOver: 'Dewiswch ddiwrnod sydd heddiw neu’n hwyrach',
    dayTooFar: 'Dewiswch ddiwrnod o fewn y flwyddyn nesaf',
    answerAfterStart: 'Gofynnwch am ateb ar y diwrnod cyntaf neu cyn hynny',
    startedBeforeApplying: 'Dewiswch ddiwrnod ar ôl i’r person hwn wneud cais',
    notYetStarted: 'Mae’r diwrnod hwnnw eto i ddod. Cofnodwch y dechrau ar y diwrnod, neu’n hwyrach.',
  },
}
