/** Little words that decide which language a line is in. Words that both have ("a", "to", "am", "at", "dim") count for none. */
const WELSH = new Set(
  `y yr yn ac ar gyda gan wedi mewn fy eich ein roedd oedd mae maent rwyf rwy dwi rydw rydych bod fod i'r o'r a'r gyda'r yw ydy ydw gyfer dros drwy trwy wrth hyd ers neu ond sydd sy hefyd iawn bob pob pobl
gweithio gwaith gwasanaeth gwasanaethu cwsmeriaid plant gofal gofalu cefnogi helpu glanhau coginio dysgu hyfforddi trefnu gyrru rhoi cadw paratoi sgiliau cyfathrebu cymraeg saesneg ysgol coleg profiad tîm diogelwch
bwyd arian cymorth cyntaf trwydded tystysgrif lefel blwyddyn mis swydd cyflogwr oriau rheoli arwain siarad ysgrifennu darllen gwirfoddoli gwirfoddol ysbyty meddyg cartref preswylwyr ymweld chymryd cymryd`.split(
    /\s+/,
  ),
)
const ENGLISH = new Set(
  `the and of for with in my was were is are on from by this that have has had which who as it be been an their our your you we they not but or all more up out when where also into after before during each every while about over under if than then so will would can could should work worked working team customers skills`.split(
    ' ',
  ),
)

/** How many little words of each language a text has. */
export function littleWordsIn(text: string): { welsh: number; english: number } {
  let welsh = 0
  let english = 0
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? []) {
    if (WELSH.has(word)) welsh++
    else if (ENGLISH.has(word)) english++
  }
  return { welsh, english }
}

/** The language of a line; `other` when it has no common little word. */
export function languageOf(text: string): 'en' | 'cy' | 'other' {
  const { welsh, english } = littleWordsIn(text)
  if (welsh > english) return 'cy'
  return english > 0 ? 'en' : 'other'
}
