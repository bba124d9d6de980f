import type { Subject } from './subject'

/** Caring for one's own family. With years, as a CV entry, it counts as work; without, it is private. */
export const CARING: Subject = {
  has: 'caring responsibilities|caring commitments|caring duties at home|carer responsibilities|caring role at home',
  as: 'unpaid carer|family carer|informal carer|parent carer|sibling carer|young carer|young adult carer|registered carer|full time unpaid carer|kinship carer|gofalwr di dal|gofalwr ifanc',
  welsh: { as: 'gofalwr di dâl|gofalwr ifanc|gofalwr teulu' },
  anySubject: `
    ^(?:i |am |was |have been |been |being |also |now |still |currently |as |became |and |the |a |an |main |sole |only |primary |registered |unpaid |full[- ]time |part[- ]time |live[- ]in |recognised |official |legal |principal |24 hour |informal )*(?:carer|care ?giver|carers|cares|care|caring|nurse)(?: full[- ]time| part[- ]time| at home)? (?:for|to|of) (?:(?:(?:both|two|three|elderly|disabled|ageing|late|sick|ill|poorly|all) )*(?:my|our|his|her|own) (?:[\\p{L}-]+ ){0,3}?(?:<relative>|parents?|grandparents?|relatives?|family members?|loved ones?)|(?:(?:a|an|both|elderly|disabled|ageing|aging|late|sick|ill|poorly|terminally|frail|the) )*(?:mum|mam|mother|dad|father|husband|wife|nan|gran|grandmother|grandfather|grandad|parents?|grandparents?|relatives?|family members?|loved ones?))\\b
    ^(?:i |am |was |have been |been )*(?:my|our) (?:late |elderly |disabled |own )*(?:<relative>)(?:'s|s'|s)? (?:main |full[- ]time |sole |only |part[- ]time |unpaid |registered |live[- ]in )*carer\\b
    <I>(?:am |was |have been |been |had to |have to |now |still |also |currently |started |help |helping |helped )*(?:look|looks|looked|looking|care|cares|cared|caring|nurse|nursed|nursing|help|helps|helping|support|supporting|tend|tending|mind|minding|mindin|raise|raising|raised|bring up|bringing up|brought up|see to|do everything for) ?(?:after |for |with |up |out )*(?:(?:my|our|his|her|both|all|own|an?|elderly|disabled|ageing|aging|late|sick|ill|poorly|two|three|adult|autistic|younger|little|older|teenage|young|frail|other|grown|up|the|of|me) )*(?:(?:my|our|own|elderly|ageing|disabled|sick|both) )(?:(?:elderly|disabled|sick|ill|poorly|two|three|four|adult|autistic|younger|little|older|teenage|young|own|late|step|frail|both|grandmother|great|other|wonderful|small|baby|twin|deaf|blind|dear|old|widowed) )*(?:<relative>|parents?|grandparents?|relatives?|family|loved ones?|partner|neighbour)\\b
    ^(?:i |and |then |but |so |had to |have to )*(?:left|leave|gave up|give up|stopped|finished|resigned|quit|came home|moved (?:back|home)|took (?:time|a year) (?:off|out)|reduced my hours|dropped my hours) (?:<few>)?to (?:look after|care for|nurse|help|support|be with|be near) (?:my|our|both my|both) (?:late |elderly |disabled |own |own sick |sick |ill |poorly |two |three |young |little |step )*(?:<relative>|parents?|grandparents?|relatives?|family|partner)\\b
    <I>(?:do|does|did|doing|give|giving|manage|handle) (?:all )?my (?:<relative>)(?:'s|s'|s) (?:<few>)?(?:medication|meds|shopping|washing|cooking|care|cleaning|appointments|meals|personal care|tablets|money)\\b
    <I>(?:have|had|got|with) (?:no |some |any |a |full |heavy |significant |other )*(?:caring|carer|care) (?:responsibilities|responsibility|commitments|duties|role at home)\\b
    ^(?:no|nil) caring (?:responsibilities|commitments)\\b
    \\brwy(?:'n|f yn| yn) (?:gofalu|ofalu) am fy\\b
    \\b(?:rydw i'n|dw i'n|rwyf wedi bod yn) (?:gofalu|ofalu) am fy\\b
    ^(?:gofalu|gofalwr|gofalwraig|gofalwr llawn amser) (?:am|i|ar gyfer) (?:fy|ein)\\b`,
}
