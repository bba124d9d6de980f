import type { ProtectedWork } from '@onward/contracts/jobseekers/from-abroad'

/** Protected work by the words of degrees, schools and titles; the first that fits, so that the particular comes before the general. */
const WORK: readonly (readonly [ProtectedWork, RegExp])[] = [
  [
    'early-years',
    /\bearly[- ](?:years|childhood)\b|\bnursery (?:nurs|teach)|\bnursery education\b|\bkindergarten\b|\bpre-?school (?:teach|educat)|\bpuericult/i,
  ],
  ['dental', /\bdentist|\bBDS\b|\bdental\b|\bstomatolog|\bodontolog|\bzahn/i],
  ['pharmacist', /\bpharmac(?:ist|y|eutical sciences?)\b|\bB\.?\s?Pharm|\bfarmac/i],
  [
    'nurse',
    /\bnurs(?:e|es|ing)\b|\bmidwi(?:fe|fery|ves)\b|\bBSN\b|\bpielęgniar|\benferm|\binfirmi(?:er|[eè]re)(?!\p{L})|\bkrankenpfleg|\basistent(?:[ăa])? medical|\bhemşire|\bobstetri[xc]/iu,
  ],
  [
    'doctor',
    /\bMBBS\b|\bMB ?B\.?Ch|\bM\.B\.B\.S|\bphysician\b|\bsurgeon\b|\bmedical (?:doctor|officer|practitioner)\b|\bgeneral practitioner\b|\bdoctor of medicine\b|\b(?:degree|faculty|bachelor|diploma) (?:of|in) medicine\b|\bgeneral medicine\b|\blekarz|\bmedicin[ăaă] general/i,
  ],
  [
    'therapist',
    /\bphysiotherap|\bfisioterap|\bfizjoterap|\bradiograph(?:er|y)\b|\boccupational therap|\bparamedic|\bdiet(?:itian|etics)\b|\bspeech (?:and language )?therap|\bbiomedical scien(?:ce|tist)|\bpodiatr|\boptometr/i,
  ],
  ['social-worker', /\bsocial work(?:er)?\b|\basisten[tț][ăa]? social|\btrabajo social\b|\bpraca socjalna\b/i],
  [
    'gas-engineer',
    /\bgas (?:fitt|engineer|install|technician|mechanic)|\bboiler (?:install|engineer|fitter)|\binstalator gaz|\bgazownik/i,
  ],
  [
    'teacher',
    /\bteach(?:er|ing|ers)\b|\bB\.?\s?Ed\b|\bbachelor (?:of|in) education\b|\b(?:primary|secondary|elementary) education degree\b|\bpedagog|\bnauczyciel|\bpolonist|\blehramt|\bînvățător|\beducation degree\b|\bcollege of education\b/i,
  ],
  ['lawyer', /\bLL\.?\s?[BM]\b|\blaw\b|\blawyer\b|\battorney\b|\bsolicitor\b|\bbarrister\b|\badvocate\b|\bderecho\b|\bprawo\b/i],
]

/** Words that are near protected work and need no registration. */
const NOT_IT =
  /\b(?:nursing|nurse['’]?s?|teaching|teacher['’]?s?|pharmacy|dental|legal|law|physiotherapy|therapy|social work|medical|doctor['’]?s?) (?:home|assistant|attendant|aide|auxiliary|support|secretary|receptionist|clerk|cleaner|technician|hospital|sales|representative|enforcement|firm)s?\b|\b(?:auxiliary|assistant|veterinary|plant|tree|trainee) (?:nurs\w*|teacher|surgeon|medicine)\b|\bnursery (?:worker|assistant|hand)\b|\bauxiliar de enfermer\p{L}*|\bveterinar|\bmartial law\b|\bby-?law|\bTEFL\b|\bCELTA\b|\b(?:dance|driving|music|yoga|fitness|swimming) teach|\btree surgeon\b/giu

/** The protected work that a text names, or null. */
export const protectedWorkIn = (text: string): ProtectedWork | null => {
  const left = text.replace(NOT_IT, ' ')
  return WORK.find(([, words]) => words.test(left))?.[0] ?? null
}

/** The registration of the United Kingdom that each needs, by its id in the taxonomy. */
export const REGISTRATION: Readonly<Partial<Record<ProtectedWork, string>>> = {
  nurse: 'nmc-registration',
  doctor: 'gmc-registration',
  dental: 'gdc-registration',
  pharmacist: 'gphc-registration',
  therapist: 'hcpc-registration',
  'social-worker': 'social-work-registration',
  teacher: 'pgce-qts',
  'gas-engineer': 'gas-safe',
  lawyer: 'solicitor-practising',
}
