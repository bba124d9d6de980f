import type { Line } from './line'
import type { Piece } from './pieces'

/** An email address, a telephone number, a postcode or a label such as "Mobile:". */
export const CONTACT_DETAIL =
  /\S@\S+\.\S|(?<![\d/.])(?:\+44|\(?0)[\d ()•·—–-]{8,}\d|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^(?:tel|telephone|phone|mobile|mob|home|e-?mail|address|ffôn|symudol|e-bost|cyfeiriad|linkedin|github)\b\s*[.:]|linkedin\.com|github\.com/iu
export const isContactDetail = ({ text }: Piece): boolean =>
  CONTACT_DETAIL.test(text) || /(?<!\d)\(\d{3}\) \d{3}[ .-]\d{4}(?!\d)/.test(text)
const STREET =
  /^\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|Road|Avenue|Lane|Close|Drive|Crescent|Terrace|Way|Court|Gardens|Grove|Place|Square|Row|Walk|View|Rise|St|Rd|Ave)\b|^(?:Flat|Apartment) \d/u

/** An email address and a number to call in one line. */
const hasEmailAndPhone = ({ text, kind }: Line): boolean =>
  kind !== 'item' && /\S@\S+\.\S/.test(text) && /(?<![\d/.])(?:\+\d|\(?0)[\d ()•·—–-]{8,}\d/.test(text)

/**
 * Where the columns of a page are unknown, contact details may follow another section's last line: two such lines in a row belong to neither
 * studies nor skills.
 */
export function withContactRuns(lines: Line[]): Line[] {
  const isContact = lines.map(
    (line) =>
      !line.isHeading &&
      (line.text.length <= 90 || (line.text.length <= 180 && hasEmailAndPhone(line))) &&
      (CONTACT_DETAIL.test(line.text) || STREET.test(line.text)),
  )
  let run: number | null = null
  return lines.map((line, i) => {
    const isPlain = !/^(?:contact|references|summary|other)$/.test(line.section)
    if (line.isHeading) run = null
    else if (
      run === null &&
      isPlain &&
      isContact[i] &&
      (hasEmailAndPhone(line) || (isContact[i + 1] && lines[i + 1]?.part === line.part))
    )
      run = line.part
    return run === line.part && isPlain ? { ...line, section: 'contact', part: -1 - line.part } : line
  })
}
