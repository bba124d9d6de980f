import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { skillName } from '@onward/taxonomy'
import type { Line } from './line'
import { cut, foundIn } from './pieces'
import { unclaimedIn } from './unclaimed'

const LICENCE = 'driving-licence'
const CONFIDENCE = 0.85
/** "Drives", "I drive, own car", "UK driver", "Car driver since 2010"; not "drives sales" or "driver at Tesco". */
const SAYS_DRIVER =
  /(?:^|[.;,|•]\s*)(?:(?:I|and|also)\s+)*(?:(?:can\s+)?drives?(?=\s*(?:$|[.,;|]|and\b|with\b|my\b|own\b|an?\b\s+car))|(?:full |clean |uk |car |licensed )+driver\b(?!\s+(?:at|for|with\b)))/iu
/** Among papers: "Full UK, 5 years, clean". */
const AMONG_PAPERS = /^\s*(?:(?:full|clean|uk|manual)[\s,]+){1,3}(?:uk|clean|manual|\d+ years?)\b/iu
const TELLS = new Set(['summary', 'contact', 'skills', 'certificates', 'other'])

/** A driving licence that is said without its name. */
export function saysDriver(lines: readonly Line[]): CvFacts['skills'] {
  for (const line of lines) {
    if (line.isHeading || !TELLS.has(line.section)) continue
    const said = SAYS_DRIVER.exec(line.text) ?? (line.section === 'certificates' ? AMONG_PAPERS.exec(line.text) : null)
    if (!said || unclaimedIn(line.text)(said.index + said[0].search(/\p{L}/u))) continue
    const piece = cut(line, said.index + said[0].search(/\p{L}/u), said.index + said[0].length)
    return [{ ...foundIn(piece, { skillId: LICENCE, name: skillName(LICENCE) }, CONFIDENCE), context: 'skills' }]
  }
  return []
}
