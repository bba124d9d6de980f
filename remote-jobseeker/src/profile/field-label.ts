import type { Words } from '../words'
import type { EditField } from './form'
import type { ProfileWords } from './words'

/** The label that a field has in the dialog. */
export function fieldLabel(t: Words, p: ProfileWords, field: EditField): string {
  switch (field) {
    case 'workLocationPreference':
      return t('edit.workLocation')
    case 'firstName':
    case 'lastName':
    case 'phone':
    case 'address':
    case 'postcode':
    case 'preferredJobTypes':
    case 'availability':
    case 'travelMiles':
    case 'skills':
      return t(`edit.${field}`)
    default:
      return p(`edit.${OWN_LABELS[field]}`)
  }
}
const OWN_LABELS = {
  dateOfBirth: 'birth.legend',
  currentBenefits: 'benefits',
  disabilityStatus: 'disability',
  accessibilityNeeds: 'needs',
  workplaceFeatures: 'features',
  workCoachName: 'coachName',
  workCoachContact: 'coachContact',
  salaryExpectation: 'salary',
  education: 'education',
  previousExperience: 'experience',
  qualifications: 'qualifications',
  emailNotifications: 'email',
  smsNotifications: 'sms',
  jobAlerts: 'alerts',
} as const
