import type { Subject } from './subject'

/** A childhood in care, and housing. */
export const HOME: Subject = {
  has: 'no fixed abode|no fixed address|rent arrears|lived experience of homelessness|corporate parent|pathway plan|leaving care grant|housing waiting list|housing register|section 21 notice|eviction notice',
  as: `care leaver|looked after child|former looked after child|foster child|former foster child|ward of court|adoptee|rough sleeper|hostel resident|hostel dweller|homeless person|council tenant|council house tenant|housing association tenant|sofa surfer|van dweller|squatter`,
  is: `homeless|street homeless|statutorily homeless|of no fixed abode|nfa|roofless`,
  isOnly: `fostered|adopted`,
  welsh: { as: 'gadawr gofal|plentyn maeth|tenant cyngor', is: 'digartref|ddigartref|profiad o ofal' },
  anySubject: `
    ^(?:i am |i'm |am |as |being |a |an |and )*care[- ]experienced(?: (?:young person|adult|person|and|since|from|as)\\b.*)?\\W*$
    <I>(?:grew up|growing up|was brought up|brought up|was raised|raised|was|been|have been|went|was taken|taken|was placed|placed|was put|put|lived|living|spent|came|left|leaving|have left|aged out of|came out of|came through|come from|came up through) (?:<few>)?(?:in|into|through|of|to|from|out of|by|with)?(?: <few>)?(?:foster care|foster homes?|foster parents|foster carers|foster families|a foster family|children's homes?|childrens homes?|care homes as a|the care system|care system|kinship care|local authority care|residential care as|residential care until|care as a (?:child|kid|teenager|boy|girl|baby|young)|care from|care until|care till|care when i|care all my|care at (?:\\d|age|the age|sixteen|seventeen|eighteen)|care since i|care growing up|the care of the (?:local authority|council))\\b
    ^(?:i )?(?:grew up|was brought up|brought up|raised|was raised|spent my childhood|spent my (?:youth|teens|teenage years)|my childhood was|a childhood) (?:mostly |mainly |partly )?in (?:and out of )?care\\b
    <I>left care\\b(?! (?:work|homes?|assistant))
    \\b(?:my )?childhood (?:was )?(?:spent )?in (?:<few>)?(?:care|foster|children's homes?|hostels?|homes)\\b
    <I>(?:was|were) (?:looked after by the (?:local authority|council|state)|fostered|adopted|a foster (?:child|kid)|in the system as)\\b
    \\b(?:ex|former|formerly in) (?:the )?care system\\b
    <I>(?:live|lives|lived|living|stay|stays|stayed|staying|slept|sleep|sleeping|spent|spend|spending|moved|move|was housed|housed|was placed|placed|was put up|am|was|been|have been|are) (?:<few>)?(?:nights?|weeks?|months?|years?|time|a while|some time)? ?(?:in|at|into|between|on) (?:a |an |the |my |our |various |different |several |some |temporary |homeless |emergency |local |small |one[- ]bed |mobile )*(?:hostels?|homeless hostels?|night shelters?|shelters?|women's refuge|refuge|refuges|b ?& ?b|b and b|bed and breakfast|temporary accommodation|emergency accommodation|supported housing|supported accommodation|supported living|sheltered housing|sheltered accommodation|temporary housing|council (?:house|flat|housing|accommodation|estate|property)|housing association (?:house|flat|property|accommodation|home)|halfway house|approved premises|bail hostel|probation hostel|squat|squats|caravan|caravan site|mobile home|traveller'?s? site|gypsy site|houseboat|my car|a car|a tent|a van|the streets?|asylum accommodation|asylum hotel|social housing|extra care housing|an? hmo|bedsit|overcrowded)\\b(?! (?:as an? |manager|worker|staff|office|team|house|houses|service|services|setting|settings|scheme|unit|home))
    ^(?:nights?|weeks?|months?|years?|time|a year|a night|one night) in (?:a |the )?(?:homeless )?(?:hostels?|night shelters?|shelters?|refuges?)\\b
    ^(?:in|currently in|now in|at) (?:a |an |the )?(?:temporary accommodation|emergency accommodation|homeless hostel|hostel|supported housing|supported accommodation|women's refuge|refuge|sheltered housing|bed and breakfast|council accommodation)\\b
    ^(?:a )?(?:homeless hostel|women's refuge|temporary accommodation|emergency accommodation|bail hostel|approved premises)\\W*$
    <I>(?:moved|fled|ran away|escaped|went) (?:<few>)?(?:to|into|in|from) (?:a |the |my )?(?:women's )?(?:refuge|violent|abusive|abuser)\\b
    <I>(?:am |was |been |have been |became |become |being |made |was made |got |ended up |currently |now |found myself |still )+homeless\\b
    ^(?:currently |formerly |previously |recently |once |now |made |being )*homeless(?: (?:since|for|at|until|in \\d|in january|after|and in|with|on the).*)?\\W*$
    <I>(?:am |was |been |have been |still |now )*(?:sofa[- ]surf(?:ing|ed)?|couch[- ]surf(?:ing|ed)?|sleeping rough|slept rough|sleep rough|rough sleeping|squatting|living rough|(?:living|sleeping|slept|lived|been|am|was) on the streets?)\\b
    <I>(?:was|were|been|being|have been|am being|got|faced|facing|am facing) (?:<few>)?(?:evicted|eviction|repossessed|made homeless|kicked out|thrown out)\\b
    <I>(?:live|lives|lived|living|stay|staying|still live) (?:at home )?(?:with|at) (?:my |both |our |his |her )*(?:<relative>|parents|mum|dad|nan|family|mother|father|in[- ]laws|partner|flatmates?|ex)(?:'s)?\\b
    <I>(?:live|lives|living) (?:alone|on my own|by myself|independently|at home with)\\b
    <I>(?:am |was |been )?(?:on|waiting on) the (?:housing|council)(?: house)? (?:waiting )?(?:list|register)\\b
    <I>(?:own|rent|am renting|am buying) (?:my|our|a council|a housing association) (?:own )?(?:home|house|flat|room)\\b
    <I>have (?:rent|mortgage|council tax) arrears\\b
    \\b(?:bûm|bues|rwy'n|rwyf yn|roeddwn i'n|dw i'n|rydw i'n|wedi) ?(?:yn )?byw mewn (?:hostel|lloches|llety dros dro|llety â chymorth)
    ^(?:yn )?byw mewn (?:hostel|lloches|llety dros dro|llety â chymorth)
    \\b(?:cefais|ces i|cefais i|ces)(?: fy)? (?:fy )?m?agu mewn (?:gofal|cartref(?:i)? plant)
    \\b(?:fy )?magu mewn gofal\\b`,
}
