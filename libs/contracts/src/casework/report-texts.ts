import type { ApplicationState } from '../jobs/application-states'
import type { Language } from '../language'
import type { ReportFigure } from './report'

interface ReportTexts {
  figures: Readonly<Record<ReportFigure, string>>
  /** As the office reads where an application stands. */
  states: Readonly<Record<ApplicationState, string>>
}

/** What the weekly report calls what it counts: the same on screen, in the table for spreadsheets and in the PDF. */
export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: {
    figures: {
      referrals: 'Referrals submitted',
      activations: 'Accounts opened',
      cvs: 'CVs analysed',
      badges: 'Badges earned',
      applications: 'Applications sent',
      interviews: 'Interviews',
      offers: 'Job offers',
      starts: 'Started work',
      sustained: 'In work for 26 weeks',
    },
    states: {
      submitted: 'Sent, not opened yet',
      under_review: 'Under review',
      shortlisted: 'Shortlisted',
      interview_invited: 'Invited to interview',
      interview_scheduled: 'Interview scheduled',
      interviewed: 'Interviewed',
      offered: 'Offer made',
      accepted: 'Offer accepted',
      placed: 'Started',
      rejected: 'Not successful',
      withdrawn: 'Withdrawn by the client',
      declined: 'Declined by the client',
      position_closed: 'Job closed',
    },
  },
  cy: {
    figures: {
      referrals: 'Atgyfeiriadau a gyflwynwyd',
      activations: 'Cyfrifon a agorwyd',
      cvs: 'CVs a ddadansoddwyd',
      badges: 'Bathodynnau a enillwyd',
      applications: 'Ceisiadau a anfonwyd',
      interviews: 'Cyfweliadau',
      offers: 'Cynigion swydd',
      starts: 'Wedi dechrau gweithio',
      sustained: 'Mewn gwaith ers 26 wythnos',
    },
    states: {
      submitted: 'Anfonwyd, heb ei agor eto',
      under_review: 'Yn cael ei adolygu',
      shortlisted: 'Ar y rhestr fer',
      interview_invited: 'Gwahoddwyd i gyfweliad',
      interview_scheduled: 'Cyfweliad wedi’i drefnu',
      interviewed: 'Wedi cael cyfweliad',
      offered: 'Cynnig wedi’i wneud',
      accepted: 'Cynnig wedi’i dderbyn',
      placed: 'Wedi dechrau',
      rejected: 'Aflwyddiannus',
      withdrawn: 'Tynnwyd yn ôl gan y cleient',
      declined: 'Gwrthodwyd gan y cleient',
      position_closed: 'Swydd wedi’i chau',
    },
  },
}
