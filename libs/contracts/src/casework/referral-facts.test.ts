import { BENEFITS, DISABILITY_STATUSES } from '../jobseekers/profile'
import { profileOfReferral } from './referral-facts'
import { BENEFITS_STATUSES, REFERRAL_DISABILITIES } from './referrals'

it.each([
  ['mobility', 'physical'],
  ['visual', 'physical'],
  ['hearing', 'physical'],
  ['mental', 'mental-health'],
  ['learning', 'learning'],
  ['multiple', 'multiple'],
  ['other', 'other'],
  ['none', 'none'],
] as const)('reads %s of a referral as %s of a profile', (disability, status) => {
  expect(profileOfReferral({ benefitsStatus: 'none', disability }).disabilityStatus).toBe(status)
})

it('reads every benefit and disability as something that a profile knows, and asks about several benefits', () => {
  for (const benefitsStatus of BENEFITS_STATUSES)
    for (const disability of REFERRAL_DISABILITIES) {
      const found = profileOfReferral({ benefitsStatus, disability })
      expect(BENEFITS).toEqual(expect.arrayContaining(found.currentBenefits))
      expect(DISABILITY_STATUSES).toContain(found.disabilityStatus)
      expect(found.choose).toBe(benefitsStatus === 'multiple')
    }
  expect(profileOfReferral({ benefitsStatus: 'carers-allowance', disability: 'none' }).currentBenefits).toEqual([
    "Carer's Allowance",
  ])
})
