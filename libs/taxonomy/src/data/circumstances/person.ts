import type { Subject } from './subject'

const UNITS = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy'
/** Ages of working people, in figures and words. */
export const AGE = `(?:1[6-9]|[2-7]\\d|sixteen|seventeen|eighteen|nineteen|(?:${TENS})(?:[ -](?:${UNITS}))?)`
const DECADES = '(?:teens|twenties|thirties|forties|fifties|sixties|seventies|20s|30s|40s|50s|60s|70s)'

/** Age and sex. Labelled ages and birth dates are no circumstance: the analysis of a CV advises to leave them out. */
export const PERSON: Subject = {
  has: 'gender marker',
  as: 'pensioner|old age pensioner|school leaver of sixteen|teenager|baby boomer|millennial',
  is: 'female|male|retired|semi retired|middle aged|of pensionable age|over the state pension age',
  welsh: { as: 'pensiynwr|pensiynwraig', is: 'wedi ymddeol' },
  anySubject: `
    <I>(?:am |was |be |will be |may be |might be |can be |turned |only |now |just |nearly |almost )*(?:aged |age |age of )?${AGE} ?(?:years?[ -]old|years? of age|years young|next birthday)\\b
    <I>(?:am |'m |will be |may be |might be |'ll be )(?:nearly |almost |about |over |under |past |now |only |just |approaching |nearing |turning |coming up to |getting on for |on |well over )*(?:aged )?${AGE}(?: now| already| today| this year| next year| soon| (?:next|this|in|in the|on|on the|at|by) (?:\\p{L}+)(?: \\d{4})?)?\\W*$
    <I>(?:am |was )?(?:aged?) ${AGE}\\b
    <I>(?:will |shall |am |am about to |have |have just |just )*(?:turn|turned|turning|reach|reached|approaching|nearing) (?:the age of )?${AGE}(?! (?:years of|hours|miles|staff|clients|customers|tables|sales))\\b
    <I>(?:am |was |'m )(?:still |now |already )*in my (?:early |mid |middle |late )?(?:-)?${DECADES}\\b
    <I>(?:was |am )?born (?:and \\p{L}+ )*in\\b.*(?<!\\d)(?:19|20)\\d\\d(?!\\d)
    <I>(?:am |'m )?(?:a )?(?:bit |little )?(?:too old|too young|getting on|older than most|not as young as|no spring chicken|not getting any younger|old enough to)\\b
    <I>.*\\b(?:my age|my years|my generation)\\b
    <I>.*\\b(?:years?|months?) (?:left )?(?:before|until|till|to|off|from|away from) (?:i retire|my retirement|retirement|retiring|my pension|my state pension|state pension age)\\b
    ^(?:pronouns|my pronouns)\\b
    <I>(?:use|go by|prefer) (?:the )?(?:pronouns?|(?:he|she|they)\\b)
    <I>(?:was |were |am )?(?:registered |assigned |recorded )?(?:male|female|a boy|a girl) at birth\\b
    <I>(?:used to |did )?live[ds]? (?:for \\p{L}+ years )?as (?:a |an )?(?:man|woman|girl|boy|male|female)\\b
    \\b(?:dead ?name|gender recognition|birth gender|gender at birth)\\b
    \\bmy (?:true |real |legal )?(?:gender|sex)\\b(?! (?:studies|pay))
    \\bmy (?:old|former|previous|birth|maiden|married) (?:first )?name\\b
    \\bmy (?:gender )?transition\\b`,
}
