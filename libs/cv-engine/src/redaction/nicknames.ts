/** Short forms of first names: a line holds names that stand for each other; source: own list of common British usage. */
const GROUPS = `
abigail abbie abby gail
adam ad
alexander alexandra alex al sandy lexi sasha
alfred alf alfie fred
amanda mandy
andrew andy drew
anthony antony tony ant
barbara babs barb
benjamin ben benji benny
bernard bernie
bethany elizabeth beth liz lizzie betty eliza lisa libby
bradley brad
catherine katherine kathryn cath cathy kate katie kathy kat katy
charles charlotte charlie chas chuck lottie
christopher chris kit
christine christina chrissie tina chris
daniel dan danny
david dave davey dai
deborah debbie deb debs
dorothy dot dottie dolly
edward edmund ed eddie ted teddy ned
eleanor ellie nell nora
emily emma em emmy
fatima fatimah fati
francis frances frank frankie fran
frederick fred freddie
gabriel gabriella gabby gabe
geoffrey jeffrey geoff jeff
george georgina georgie
gerald gerard gerry jerry
gillian gill jill
gregory greg
harold harry hal
henry harry hank
isabel isabella isobel bella izzy issy
jacob jake
jacqueline jackie jacqui
james jim jimmy jamie
janet jan
jennifer jen jenny jenna
jessica jess jessie
john jonathan jack johnny jon jonny
joseph josephine joe joey jo josie
joshua josh
judith judy
kenneth ken kenny
kimberley kim
lawrence laurence larry laurie
leonard len lenny leo
lucinda lucy
margaret maggie meg peggy madge marge
martin marty
mary molly polly
matthew matt matty
maxine maximilian max
megan meg
michael mick mike mikey
michelle shell
mohammed muhammad mohamed mohammad mo
natasha tasha nat
natalie nat
nicholas nick nicky
nicola nicky nikki
oliver olivia ollie liv
pamela pam
patricia pat patsy trish tricia
patrick paddy pat
peter pete
philip phillip phil
rachel rach
raymond ray
rebecca becky becca bex
richard rick ricky dick rich
robert bob bobby rob robbie bert
ronald ron ronnie
samantha samuel sam sammy
sandra sandy
sebastian seb
simon si
stephen steven steve stevie
stephanie steph
stuart stewart stu
susan susannah suzanne sue suzie susie
theodore theo ted
theresa teresa terry tess
thomas tom tommy
timothy tim
valerie val
victoria vicky vikki tori
vincent vince vinny
walter wally walt
william will bill billy willy liam
yusuf yousef joe
zachary zac zack
agnieszka aga
aleksandra ola
katarzyna kasia
malgorzata gosia
magdalena magda
zuzanna zuza zuzia
`
const shortForms = new Map<string, Set<string>>()
for (const line of GROUPS.trim().split('\n')) {
  const names = line.split(' ')
  for (const name of names) shortForms.set(name, new Set([...(shortForms.get(name) ?? []), ...names]))
}

/** Other forms of a first name, in lower case; none for most names. */
export const shortFormsOf = (firstName: string): string[] =>
  [...(shortForms.get(firstName.toLowerCase()) ?? [])].filter((name) => name !== firstName.toLowerCase())

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?"
const SAID =
  "(?:call me|calls me|called me|I am called|I'm called|known as|known to (?:my )?(?:friends|colleagues|everybody|everyone) as|nicknamed|nickname(?: is|:)?|goes? by|go by the name(?: of)?|preferred name(?: is|:)?|my name is|name is|a\\.?k\\.?a\\.?|née|nee|formerly|(?:published|publish|writing|write|perform|performing|wrote) as)"
const ALIAS = new RegExp(`(?:${SAID})[ :,]*["“'‘]?(?<name>${NAME})`, 'gu')
/** People only: "a product known as Excel" has another subject. */
const OTHER_SUBJECT =
  /\b(?:it|which|that|product|system|tool|company|brand|group|programme|scheme|dish|style|process|charity|team|area|town)\b[^.]{0,25}$/i

/** Names that a text gives its writer besides those known: "call me Fiz", Fizza "Fiz" Khan. */
export function aliasesIn(text: string, known: readonly string[]): string[] {
  const said = [...text.matchAll(ALIAS)]
    .filter(({ index }) => !OTHER_SUBJECT.test(text.slice(Math.max(0, index - 60), index)))
    .flatMap(({ groups }) => (groups?.name ? [groups.name] : []))
  const parts = known.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1)
  const quoted = parts.flatMap((part) => {
    const escaped = part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    return [...text.matchAll(new RegExp(`(?<![\\p{L}])${escaped} ?["“'‘(](?<name>${NAME})["”'’)]`, 'giu'))].flatMap(
      ({ groups }) => (groups?.name ? [groups.name] : []),
    )
  })
  return [...new Set([...said, ...quoted])]
}
