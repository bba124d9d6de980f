import { skillById } from '@onward/taxonomy'
import { educationText, employerName, interestsFit, isFinished, levelOf, wholeName } from './fact-sentences'
import { lowerFirst, nameCase, sentenceCase, welshAnd } from './grammar'
import type { Piece } from './piece'
import { factPiece, listed, say } from './piece'
import { quotable, rephraseWelsh } from './rephrase'
import type { LetterEntry, Sentences, SkillFound } from './sentences'

const NOTHING: Piece = { text: '', facts: [] }
/** Names keep their first letter; only Welsh words change it. */
const plainAnd = (last: string): string => (/^[aeiouwyâêîôûŵŷ]/i.test(last) ? `ac ${last}` : `a ${last}`)

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  english: 'Saesneg',
  welsh: 'Cymraeg',
  polish: 'Pwyleg',
  romanian: 'Rwmaneg',
  french: 'Ffrangeg',
  german: 'Almaeneg',
  spanish: 'Sbaeneg',
  italian: 'Eidaleg',
  portuguese: 'Portiwgaleg',
  arabic: 'Arabeg',
  irish: 'Gwyddeleg',
  ukrainian: 'Wcreineg',
  russian: 'Rwsieg',
  turkish: 'Tyrceg',
  greek: 'Groeg',
  chinese: 'Tsieinëeg',
}
const LEVEL = { native: 'iaith gyntaf', fluent: 'rhugl', good: 'da', basic: 'sylfaenol' } as const

/** "With": `gydag` before a vowel. */
const withName = (name: string): string => (/^(?:[aeiouâêîôûŵŷ]|y(?![aeiou]))/i.test(name) ? `gydag ${name}` : `gyda ${name}`)
const employerPiece = (employer: NonNullable<LetterEntry['employer']>): Piece => {
  const name = employerName(employer.value)
  return say`${withName(name).slice(0, -name.length)}${factPiece(name, employer)}`
}
const withEmployer = ({ employer }: LetterEntry): Piece => (employer ? say` ${employerPiece(employer)}` : NOTHING)
const roleOf = ({ title }: LetterEntry): Piece | null => {
  const written = title?.value.split(/\s*[/|(–,;]\s*|\s+-\s+/)[0]?.trim()
  return title && written ? factPiece(nameCase(written), title) : null
}

function skillPieces(skills: readonly SkillFound[]): Piece[] {
  return skills.map((skill) => {
    const name = skillById(skill.value.skillId)?.name.cy ?? skill.quote
    const broad = / neu |,|\(/.test(name)
    return factPiece(lowerFirst(broad ? sentenceCase(skill.quote) : name), skill)
  })
}

/** Welsh: facts stand after a colon or "fel", where nothing mutates them. */
export const welsh: Sentences = {
  greeting: 'Annwyl Reolwr Recriwtio,',
  opening(tone, advert, fits) {
    if (!advert)
      return {
        warm: say`Hoffwn holi a oes gennych waith a fyddai’n addas i mi. Dyma beth rwyf wedi’i wneud hyd yma, a beth y gallaf ei wneud.`,
        formal: say`Ysgrifennaf atoch i holi a oes gan eich sefydliad swydd a fyddai’n addas i mi. Mae’r llythyr hwn yn nodi fy mhrofiad a’r hyn y gallaf ei wneud.`,
        direct: say`Rwy’n ysgrifennu atoch i ofyn am waith. Dyma beth rwyf wedi’i wneud a beth y gallaf ei wneud.`,
      }[tone]
    const title = nameCase(advert.title)
    const company = nameCase(advert.company)
    return {
      warm: say`Hoffwn wneud cais am swydd ${title} ${withName(company)}. ${fits ? 'Dyma beth rwyf wedi’i wneud sy’n addas iddi.' : 'Dyma beth rwyf wedi’i wneud hyd yma.'}`,
      formal: say`Ysgrifennaf atoch i wneud cais am swydd ${title} ${withName(company)}. ${fits ? 'Mae’r llythyr hwn yn nodi fy mhrofiad perthnasol.' : 'Mae’r llythyr hwn yn nodi beth rwyf wedi’i wneud hyd yma.'}`,
      direct: say`Rwy’n gwneud cais am swydd ${title} ${withName(company)}. ${fits ? 'Dyma beth sydd gennyf i’w gynnig.' : 'Dyma beth rwyf wedi’i wneud hyd yma.'}`,
    }[tone]
  },
  experience(entry, nth) {
    const role = roleOf(entry)
    const { current } = entry.entry
    if (!role && !entry.employer) return []
    const also = nth > 0 ? ' hefyd' : ''
    const doing = entry.volunteering ? 'gwirfoddoli' : 'gweithio'
    const as = role ? say` fel ${role}${withEmployer(entry)}` : withEmployer(entry)
    const first = current
      ? nth > 0
        ? say`Rwyf hefyd yn ${doing}${as}.`
        : say`Rwy’n ${doing}${as}.`
      : say`Bûm${also} yn ${doing}${as}.`
    const included: Piece[] = []
    const others: Piece[] = []
    const quoted: Piece[] = []
    for (const bullet of entry.bullets) {
      const rephrased = rephraseWelsh(bullet.value)
      if (rephrased?.form === 'included') included.push(factPiece(rephrased.text, bullet))
      else if (rephrased?.form === 'did') others.push(say`Yno, ${factPiece(rephrased.text, bullet)}.`)
      else {
        const text = quotable(bullet.value)
        if (text) quoted.push(say`“${factPiece(sentenceCase(text), bullet)}”`)
      }
    }
    const work = included.map((piece, i) =>
      i === 0
        ? say`${current ? 'Mae’r' : 'Roedd y'} gwaith yn cynnwys ${piece}.`
        : say`${current ? 'Mae' : 'Roedd'} hefyd yn cynnwys ${piece}.`,
    )
    const quotations = quoted.slice(0, nth === 0 ? 3 : 1)
    const quotationSentence =
      quotations.length > 0 ? [say`Dyma sut mae fy CV yn disgrifio’r gwaith hwn: ${listed(quotations, plainAnd)}.`] : []
    return [first, ...work.slice(0, 3), ...others.slice(0, 2), ...quotationSentence]
  },
  skillsShownBy(skills, entry) {
    const pieces = skillPieces(skills)
    if (pieces.length === 0 || !entry.employer) return null
    const where = employerPiece(entry.employer)
    return entry.entry.current
      ? say`Yn fy ngwaith ${where} rwy’n defnyddio’r sgiliau hyn: ${listed(pieces, welshAnd)}.`
      : say`Yn fy ngwaith ${where} defnyddiais y sgiliau hyn: ${listed(pieces, welshAnd)}.`
  },
  skills(skills) {
    const pieces = skillPieces(skills)
    return pieces.length === 0 ? null : say`Mae fy sgiliau yn cynnwys ${listed(pieces, welshAnd)}.`
  },
  papers(papers, also) {
    const names = papers.map((paper) =>
      'issuer' in paper.value
        ? factPiece(wholeName(paper.value.name), paper)
        : factPiece(lowerFirst(skillById(paper.value.skillId ?? '')?.name.cy ?? paper.quote), paper),
    )
    const hefyd = also ? ' hefyd' : ''
    return names.length > 1
      ? say`Mae’r trwyddedau a’r tystysgrifau hyn${hefyd} gennyf: ${listed(names, plainAnd)}.`
      : say`Mae’r drwydded neu’r dystysgrif hon${hefyd} gennyf: ${listed(names, plainAnd)}.`
  },
  education(entry, also) {
    const what = educationText(entry, { in: ' mewn', including: ', gan gynnwys', and: plainAnd })
    if (!what) return null
    const whole = entry.institution ? say`${what}, ${factPiece(nameCase(entry.institution.value), entry.institution)}` : what
    const hefyd = also ? ' hefyd' : ''
    return isFinished(entry)
      ? say`Mae’r cymhwyster hwn${hefyd} gennyf: ${whole}.`
      : say`Mae fy addysg${hefyd} yn cynnwys hyn: ${whole}.`
  },
  languages(languages) {
    const names = languages.map((language) => {
      const written = language.value.language
      const name = factPiece(LANGUAGE_NAMES[written.toLowerCase()] ?? nameCase(written), language)
      const level = levelOf(language)
      return level ? say`${name} (${LEVEL[level]})` : name
    })
    return names.length > 1
      ? say`Rwy’n siarad yr ieithoedd hyn: ${listed(names, plainAnd)}.`
      : say`Rwy’n siarad yr iaith hon: ${listed(names, plainAnd)}.`
  },
  interests(interests) {
    const fit = interestsFit(interests)
    return fit.length > 0
      ? say`Y tu allan i’r gwaith, dyma fy niddordebau: ${listed(
          fit.map((interest) => factPiece(lowerFirst(interest.value.replace(/\.$/, '')), interest)),
          plainAnd,
        )}.`
      : null
  },
  closing: (tone, general) =>
    ({
      warm: [
        'Mae mwy yn fy CV.',
        general
          ? 'Byddwn yn falch o gael dod i siarad â chi am unrhyw waith sydd gennych.'
          : 'Byddwn yn falch o gael dod i siarad â chi am y swydd.',
        'Diolch am ddarllen hwn.',
      ],
      formal: [
        'Mae rhagor o fanylion yn fy CV.',
        general
          ? 'Byddwn yn croesawu’r cyfle i drafod unrhyw swydd addas gyda chi.'
          : 'Byddwn yn croesawu’r cyfle i drafod fy nghais gyda chi.',
        'Diolch am eich amser.',
      ],
      direct: [
        'Mae’r manylion yn fy CV.',
        general ? 'Cysylltwch â mi os oes gennych waith addas.' : 'Rwy’n hapus i ateb eich cwestiynau mewn cyfweliad.',
      ],
    })[tone],
  signOff: (tone) => ({ warm: 'Cofion cynnes,', formal: 'Yr eiddoch yn gywir,', direct: 'Cofion,' })[tone],
}
