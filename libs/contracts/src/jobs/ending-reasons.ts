import type { Language } from '../language'

/** Codes of why an application is rejected; the applicant reads the employer's own text or the one below. */
export const REJECTION_REASONS = ['experience', 'skills', 'hours', 'others', 'filled', 'offer-withdrawn', 'other'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
/** Why a position closes with applications still open. */
export const CLOSING_REASONS = ['filled', 'not-needed', 'other'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]
export type EndingReason = RejectionReason | ClosingReason
export const ENDING_REASONS = [...new Set<EndingReason>([...REJECTION_REASONS, ...CLOSING_REASONS])] as const

/**
 * Standard text for each reason, in both languages; the employer may replace it. Without names or jobs, so that one text serves many;
 * `other` has none.
 */
export const KIND_TEXTS: Readonly<Record<Exclude<EndingReason, 'other'>, Readonly<Record<Language, string>>>> = {
  experience: {
    en: 'Thank you for applying, and for the time you gave to it. This time we chose people who have done more of this kind of work. We wish you well, and you are welcome to apply to us again.',
    cy: 'Diolch am wneud cais, ac am yr amser a roddoch iddo. Y tro hwn, dewisom bobl sydd wedi gwneud mwy o’r math hwn o waith. Dymunwn yn dda i chi, ac mae croeso i chi wneud cais i ni eto.',
  },
  skills: {
    en: 'Thank you for applying, and for the time you gave to it. We needed someone who already has one of the skills named in the advert. It is a skill that can be learned, and you are welcome to apply to us again.',
    cy: 'Diolch am wneud cais, ac am yr amser a roddoch iddo. Roedd arnom angen rhywun sydd eisoes ag un o’r sgiliau a enwir yn yr hysbyseb. Mae’n sgìl y gellir ei dysgu, ac mae croeso i chi wneud cais i ni eto.',
  },
  hours: {
    en: 'Thank you for applying, and for the time you gave to it. The hours you can work and the hours of this job did not fit together this time. We wish you well in your search.',
    cy: 'Diolch am wneud cais, ac am yr amser a roddoch iddo. Nid oedd yr oriau y gallwch eu gweithio ac oriau’r swydd hon yn cyd-fynd y tro hwn. Dymunwn yn dda i chi wrth chwilio.',
  },
  others: {
    en: 'Thank you for applying, and for the time you gave to it. Many good people applied, and we could choose only a few. This is no judgement of you. We wish you well in your search.',
    cy: 'Diolch am wneud cais, ac am yr amser a roddoch iddo. Gwnaeth llawer o bobl dda gais, a dim ond ychydig y gallem eu dewis. Nid yw hyn yn farn amdanoch chi. Dymunwn yn dda i chi wrth chwilio.',
  },
  filled: {
    en: 'Thank you for applying, and for the time you gave to it. The job has now been filled. This is no judgement of you. We wish you well in your search.',
    cy: 'Diolch am wneud cais, ac am yr amser a roddoch iddo. Mae’r swydd wedi’i llenwi bellach. Nid yw hyn yn farn amdanoch chi. Dymunwn yn dda i chi wrth chwilio.',
  },
  'not-needed': {
    en: 'Thank you for applying, and for the time you gave to it. We are not going to fill this job now. It has nothing to do with you or your application. We wish you well in your search.',
    cy: 'Diolch am wneud cais, ac am yr amser a roddoch iddo. Nid ydym am lenwi’r swydd hon nawr. Nid oes a wnelo hynny ddim â chi na’ch cais. Dymunwn yn dda i chi wrth chwilio.',
  },
  'offer-withdrawn': {
    en: 'We are sorry. We can no longer offer you this job. This is no judgement of you, and we know that it is hard news. Thank you for your trust in us.',
    cy: 'Mae’n ddrwg gennym. Ni allwn gynnig y swydd hon i chi mwyach. Nid yw hyn yn farn amdanoch chi, a gwyddom ei fod yn newyddion anodd. Diolch am ymddiried ynom.',
  },
}
/** Standard text of a reason; empty for `other`. */
export const kindText = (reason: EndingReason, language: Language): string =>
  reason === 'other' ? '' : KIND_TEXTS[reason][language]
