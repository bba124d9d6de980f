import * as v from 'valibot'

/** Work that nobody may do in the United Kingdom without a registration, as people write it in CVs from abroad. */
export const PROTECTED_WORK = [
  'nurse',
  'doctor',
  'dental',
  'pharmacist',
  'therapist',
  'social-worker',
  'teacher',
  'early-years',
  'gas-engineer',
  'lawyer',
] as const
export type ProtectedWork = (typeof PROTECTED_WORK)[number]

/** The line of `/help/abroad` that says who decides about it. */
export const DECIDED_AT: Readonly<Record<ProtectedWork, string>> = {
  nurse: 'nmc',
  doctor: 'gmc',
  dental: 'gdc',
  pharmacist: 'gphc',
  therapist: 'hcpc',
  'social-worker': 'social-work',
  teacher: 'teaching',
  'early-years': 'early-years',
  'gas-engineer': 'gas-safe',
  lawyer: 'law',
}

/** What the paper itself says of schools and work in other countries; nothing about the person is concluded from it. */
export const fromAbroad = v.object({
  /** As written, at most five; either may be missing. */
  papers: v.array(v.object({ qualification: v.nullable(v.string()), institution: v.nullable(v.string()) })),
  /** Of a paper, or of a job in another country; null where there is none, or where the CV shows the registration. */
  work: v.nullable(v.picklist(PROTECTED_WORK)),
})
export type FromAbroad = v.InferOutput<typeof fromAbroad>
