/**
 * Wordings that are ordinary words too, written as they are when they name something. They count as an item of a list or, where they have
 * capitals here, with these capitals inside a sentence; never in "we excel at", "open till late", "please send".
 */
export const ORDINARY_SKILL_WORDS: readonly string[] =
  'Excel|Word|Outlook|Access|Publisher|Teams|Zoom|Slack|Sage|SAP|Illustrator|Oracle|Git|Angular|Azure|React|SEND|SEN|PTS|SIMS|COSS|Polish|Gaelic|till|caring|acting|writing|listening|CCTV'.split(
    '|',
  )

/** Names of languages that are nationalities too: "a Greek customer". They count as items of a list only. */
export const NATIONALITIES: readonly string[] =
  'spanish|french|romanian|german|italian|portuguese|turkish|chinese|arabic|somali|lithuanian|latvian|bulgarian|tamil|nepali|vietnamese|greek|hungarian|czech|slovak|japanese|korean|dutch|filipino|albanian|ukrainian|russian|bengali'.split(
    '|',
  )

/** The same of job titles: "£24,000 pa" names nobody. */
export const ORDINARY_TITLES: readonly string[] = ['PA', 'TA', 'LSA']
