/**
 * Phrases that are also ordinary words, in their spelling as a name. They count as a list item or, where written with capitals here, with these
 * capitals inside a sentence; never in "we excel at", "open till late", "please send".
 */
export const ORDINARY_SKILL_WORDS: readonly string[] =
  'Excel|Word|Outlook|Access|Publisher|Teams|Zoom|Slack|Sage|SAP|Illustrator|Oracle|Git|Angular|Azure|React|SEND|SEN|PTS|SIMS|COSS|Polish|Gaelic|till|caring|acting|writing|listening|CCTV'.split(
    '|',
  )

/** Names of languages that are also nationalities ("a Greek customer"). They count only as a list item. */
export const NATIONALITIES: readonly string[] =
  'spanish|french|romanian|german|italian|portuguese|turkish|chinese|arabic|somali|lithuanian|latvian|bulgarian|tamil|nepali|vietnamese|greek|hungarian|czech|slovak|japanese|korean|dutch|filipino|albanian|ukrainian|russian|bengali'.split(
    '|',
  )

/** The same for job titles: "£24,000 pa" is not a personal assistant. */
export const ORDINARY_TITLES: readonly string[] = ['PA', 'TA', 'LSA']
