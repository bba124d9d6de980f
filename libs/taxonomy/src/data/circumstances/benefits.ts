import type { Subject } from './subject'

/** Benefits and other support from the state or charities. */
export const BENEFITS: Subject = {
  has: `universal credit|employment and support allowance|jobseekers allowance|job seekers allowance|new style jsa|new style esa|personal independence payment|personal independence payments|disability living allowance|adult disability payment|attendance allowance|carers allowance|carer support payment|income support
housing benefit|housing benefits|council tax reduction|council tax support|council tax benefit|child benefit|child tax credit|working tax credit|tax credits|pension credit|industrial injuries disablement benefit|incapacity benefit|maternity allowance|bereavement benefit|widowed parents allowance
limited capability for work|lcwra|lcw|work capability assessment|fit note|sick note|motability car|motability|state benefits|out of work benefits|sickness benefit|disability benefit|disability benefits|healthy start vouchers|hardship payment|budgeting loan|discretionary housing payment`,
  as: 'benefit claimant|benefits claimant|jsa claimant|esa claimant|universal credit claimant|uc claimant|pip claimant|food bank user',
  hasOnly: 'uc|esa|jsa|pip|dla|adp|ssp|access to work|asylum support|food parcels|care component|mobility component',
  welsh: {
    has: 'credyd cynhwysol|taliad annibyniaeth personol|lwfans ceisio gwaith|lwfans cyflogaeth a chymorth|lwfans gofalwr|lwfans byw i’r anabl|budd dal tai|budd daliadau|budd dal plant|credyd pensiwn|credydau treth',
    as: 'hawlydd budd daliadau',
  },
  anySubject: `
    <I>(?:am |was |have been |been |still |now |currently )*(?:on|claiming|claim|claims|claimed|receiving|receive|receives|received|getting|get|gets|living on|live on|relying on|rely on|surviving on|in receipt of|entitled to|eligible for|applying for|applied for|have applied for|awarded|was awarded|appealing|waiting for|signing on for|sign on for|moved to|moved onto|transferred to|migrated to|lost|off) (?:my |the |some |any |full |enhanced |standard |higher |high |low |lower |rate |of |new style |contribution based |state |out of work |disability |sickness |means tested |work related |long term |both )*(?:universal credit|uc|esa|jsa|pip|dla|adp|ssp|statutory sick pay|benefits|benefit|welfare|income support|housing benefit|tax credits|the dole|dole|the social|the sick|asylum support|food parcels|carer'?s allowance)\\b(?! (?:claims?|team|adviser|advice|officer|department|enquiries|queries|calls|applications|forms|work|manager|administration|services?|rights|office))
    <I>(?:am |was |have been |been |still |now )*(?:signing on|sign on|signed on)(?: (?:at|every|since|again|for|in|as|with|weekly|fortnightly)\\b.*)?\\W*$
    ^(?:pip|esa|jsa|dla|adp|uc)(?: (?:and|since|enhanced|standard|claimant|claim)\\b.*)?\\W*$
    <I>(?:use|used|have used|am using|rely on|go to|get|got) (?:the |a |my |our |local )*(?:food ?banks?|food parcels|soup kitchens?)\\b
    <I>(?:have|had|drive|get|got) (?:a |my |the )*(?:motability|blue badge|bus pass for|free bus pass|disabled bus pass|disabled person's|access to work)\\b
    \\bmy (?:<kind>)*(?:universal credit|uc|benefits|benefit claim|pip|esa|jsa|dla|claimant commitment|work capability assessment|tribunal|carer's allowance|housing benefit|tax credits)\\b(?! (?:caseload|team|training))
    <I>(?:have|had|got|been given|was given|was found to have|am in|am in the|was put in the) (?:an? )?(?:limited capability|lcwra|lcw|fit note|sick note|work related activity group|support group|benefit cap|benefit sanction|sanction)\\b
    <I>(?:get|got|have|receive) (?:access to work)\\b
    \\bfree school meals\\b(?= (?:for my|as a child|at school))|\\b(?:my|our) (?:children|kids|son|daughter) (?:get|gets|have|has|are on|is on) free school meals\\b
    <I>(?:was |have been |am |been )*(?:sanctioned|on a zero income|destitute|in poverty|living in poverty|without any income)\\b
    \\b(?:benefit|benefits) (?:claimant|claim) (?:myself|since)\\b
    \\brwy(?:'n|f yn| yn) (?:hawlio|derbyn|cael|byw ar)\\b.*(?:credyd|budd|lwfans|taliad|pip|esa)
    \\b(?:rydw i'n|dw i'n) (?:hawlio|derbyn|cael|byw ar)\\b.*(?:credyd|budd|lwfans|taliad|pip|esa)
    ^hawlio (?:credyd|budd|lwfans)
    \\b(?:rwyf|rydw i|dw i) ar (?:fudd[- ]daliadau|gredyd cynhwysol|y dôl)`,
}
