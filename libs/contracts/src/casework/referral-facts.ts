import * as v from 'valibot'
import { endpoint, id, written } from '../endpoint'
import { BENEFITS, DISABILITY_STATUSES, orEmpty, profileEdit } from '../jobseekers/profile'
import { BENEFITS_STATUSES, REFERRAL_DISABILITIES } from './referrals'

/**
 * What an agent typed about a person, offered for their profile. Benefits and disability are in no event: casework signs them, the
 * person's browser carries them to jobseekers, and only what the person confirms counts.
 */
export const referralFacts = v.object({
  referralId: id,
  accountId: id,
  benefitsStatus: v.picklist(BENEFITS_STATUSES),
  disability: v.picklist(REFERRAL_DISABILITIES),
  phone: v.string(),
})
export type ReferralFacts = v.InferOutput<typeof referralFacts>

type Benefit = (typeof BENEFITS)[number]
/** The referral's list in the words of the profile's. Product behaviour, section 1. */
const BENEFIT_OF: Readonly<Record<(typeof BENEFITS_STATUSES)[number], readonly Benefit[]>> = {
  'universal-credit': ['Universal Credit'],
  esa: ['Employment and Support Allowance (ESA)'],
  pip: ['Personal Independence Payment (PIP)'],
  jsa: ["Jobseeker's Allowance (JSA)"],
  'carers-allowance': ["Carer's Allowance"],
  'housing-benefit': ['Other'],
  // Which ones, only the person can say.
  multiple: [],
  none: [],
}
/** "Mobility, visual, hearing → physical; mental → mental-health; the rest by name." */
const DISABILITY_OF: Readonly<Record<(typeof REFERRAL_DISABILITIES)[number], (typeof DISABILITY_STATUSES)[number]>> = {
  none: 'none',
  mobility: 'physical',
  visual: 'physical',
  hearing: 'physical',
  learning: 'learning',
  mental: 'mental-health',
  multiple: 'multiple',
  other: 'other',
}
/** What a referral suggests for a profile. `choose`: several benefits, and the person says which. */
export const profileOfReferral = ({ benefitsStatus, disability }: Pick<ReferralFacts, 'benefitsStatus' | 'disability'>) => ({
  currentBenefits: [...BENEFIT_OF[benefitsStatus]],
  choose: benefitsStatus === 'multiple',
  disabilityStatus: DISABILITY_OF[disability],
})

export const readReferralFacts = endpoint({
  service: 'casework',
  method: 'GET',
  path: '/my-referral/facts',
  reads: ['referral'],
  summary: 'What my jobcentre wrote about me, with a signed form of it for my profile; null for people whom nobody referred',
  access: ['user'],
  response: v.object({
    told: v.nullable(v.object({ facts: referralFacts, officeName: v.string(), handover: v.string() })),
  }),
})
export const readPrefill = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/profile/from-referral',
  reads: ['profile', 'referral'],
  summary: 'The referral whose facts wait for my answer; null when there is none',
  access: ['user'],
  response: v.object({ referralId: v.nullable(id) }),
})
export const fillFromReferral = endpoint({
  service: 'jobseekers',
  method: 'POST',
  path: '/profile/from-referral',
  changes: ['profile'],
  summary: 'Put what my jobcentre wrote into my profile, as I confirmed or changed it',
  access: ['user'],
  body: v.object({
    handover: v.pipe(v.string(), v.maxLength(8_000)),
    currentBenefits: v.array(v.picklist(BENEFITS)),
    disabilityStatus: v.nullable(v.picklist(DISABILITY_STATUSES)),
    /** Empty: the profile keeps its own. */
    phone: orEmpty(profileEdit.entries.phone),
    version: v.number(),
  }),
  response: written({ version: v.number() }),
})
export const refusePrefill = endpoint({
  service: 'jobseekers',
  method: 'DELETE',
  path: '/profile/from-referral',
  changes: ['profile'],
  summary: 'Leave my profile as it is, and ask no more',
  access: ['user'],
  response: written({}),
})

export const referralFactsEndpoints = { readReferralFacts, readPrefill, fillFromReferral, refusePrefill }
