/**
 * Paragraphs and tables of a Word document as people see them: no hidden, white or tiny words, text boxes once, links with their address.
 * Answers parts in reading order: `{ text, kind, scale? }` or `{ rows: [[cell, ...], ...] }`, a cell being parts again. Null when longer than
 * `maxLetters`. `onUnseen` is given the words of a paragraph that nobody sees. Plain JavaScript, as all of the reading process.
 */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
const attribute = (attributes, name) => new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1]
const isOn = (attributes) => !/^(?:0|false|none|off)$/.test(attribute(attributes, 'val') ?? '')
const isLight = (colour) => /^[ef][0-9a-f][ef][0-9a-f][ef][0-9a-f]$/i.test(colour ?? '')
/** Half points: smaller is not for eyes. */
const MIN_HALF_POINTS = 8
const USUAL_HALF_POINTS = 22

const TOKEN = /<(\/?)(?:(\w+):)?(\w+)([^<>]*?)(\/?)>|([^<]+)/g

export function readWord(files, maxLetters, onUnseen = () => {}) {
  const styles = readStyles(files.get('word/styles.xml') ?? '')
  const linksOf = (name) => readLinks(files.get(`word/_rels/${name}.rels`) ?? '')
  const body = readPart(files.get('word/document.xml') ?? '', styles, linksOf('document.xml'), maxLetters, onUnseen)
  if (body === null) return null
  const around = []
  const known = new Set()
  for (const [path, xml] of [...files].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const name = /^word\/((header|footer)\d*\.xml)$/.exec(path)
    if (!name) continue
    for (const part of flat(readPart(xml, styles, linksOf(name[1]), maxLetters, onUnseen) ?? [])) {
      // Of a footer only contact details matter; the rest is page numbers and dates.
      const matters = name[2] === 'header' || /@|https?:|linkedin|(?:\d[ ()-]?){9}/i.test(part.text)
      if (!matters || known.has(part.text) || /^(?:page\s*)?\d*(?:\s*(?:of|\/)\s*\d*)?$/i.test(part.text.trim())) continue
      known.add(part.text)
      around.push(part)
    }
  }
  return [...around, ...body]
}

const flat = (parts) => parts.flatMap((part) => (part.rows ? part.rows.flat().flatMap(flat) : [part]))

function readLinks(xml) {
  const links = new Map()
  for (const [, attributes] of xml.matchAll(/<Relationship\s([^<>]*)>/g)) {
    const target = decode(attribute(attributes, 'Target') ?? '')
    if (/^(?:https?:|mailto:)/i.test(target) && target.length <= 300) links.set(attribute(attributes, 'Id'), target)
  }
  return links
}

function readStyles(xml) {
  const styles = new Map()
  for (const [, attributes, inner] of xml.matchAll(/<w:style\s([^<>]*)>([\s\S]*?)<\/w:style>/g)) {
    const name = /<w:name\s[^<>]*w:val="([^"]*)"/.exec(inner)?.[1] ?? ''
    const own = {}
    const run = /<w:rPr>([\s\S]*?)<\/w:rPr>/.exec(inner)?.[1] ?? ''
    for (const [, tag, rest] of run.matchAll(/<w:(vanish|color|sz|b)\b([^<>]*)>/g)) property(own, tag, rest)
    if (/<w:shd\s[^<>]*w:fill="(?!auto|FFFFFF)[0-9A-F]{6}"/i.test(inner)) own.isShaded = true
    if (/^(?:heading \d|title$)/i.test(name) || /<w:outlineLvl/.test(inner)) own.isHeading = true
    if (/<w:numPr>/.test(inner) && !own.isHeading) own.isItem = true
    styles.set(attribute(attributes, 'styleId'), { own, basedOn: /<w:basedOn\s[^<>]*w:val="([^"]*)"/.exec(inner)?.[1] })
  }
  const defaults = {}
  const size = /<w:rPrDefault>[\s\S]*?<w:sz\s[^<>]*w:val="(\d+)"/.exec(xml)?.[1]
  if (size) defaults.size = Number(size)
  const resolved = new Map()
  const resolve = (id, depth = 0) => {
    if (resolved.has(id)) return resolved.get(id)
    const style = styles.get(id)
    const all = style && depth < 20 ? { ...resolve(style.basedOn, depth + 1), ...style.own } : defaults
    resolved.set(id, all)
    return all
  }
  return resolve
}

function property(into, tag, attributes) {
  if (tag === 'vanish') into.isVanished = isOn(attributes)
  else if (tag === 'color') into.isWhite = isLight(attribute(attributes, 'val'))
  else if (tag === 'sz') into.size = Number(attribute(attributes, 'val'))
  else if (tag === 'b') into.isBold = isOn(attributes)
}

function readPart(xml, styleOf, links, maxLetters, onUnseen) {
  const root = []
  const stack = []
  let parts = root
  let paragraph = null
  let run = null
  let inRunProperties = false
  let inParagraphProperties = false
  let fallback = 0
  let moved = 0
  let background = 0
  let letters = 0
  const shades = []
  let link = null
  const page = /<w:background\s[^<>]*w:color="([0-9a-f]{6})"/i.exec(xml)?.[1]
  if (page && !isLight(page)) background++

  const add = (text) => {
    if (!paragraph || !text) return
    const style = { ...styleOf(paragraph.style), ...(run?.style ? styleOf(run.style) : {}), ...run?.own }
    const isUnseen =
      style.isVanished ||
      (style.size ?? USUAL_HALF_POINTS) < MIN_HALF_POINTS ||
      (style.isWhite && background === 0 && !style.isShaded && !paragraph.isShaded)
    if (isUnseen) {
      paragraph.unseen += text
      return
    }
    letters += text.length
    paragraph.text += text
    if (/\S/.test(text)) {
      paragraph.size = Math.max(paragraph.size, style.size ?? USUAL_HALF_POINTS)
      if (!style.isBold) paragraph.isBold = false
      if (link) link.text += text
    }
  }
  const close = () => {
    if (!paragraph) return
    const { text, unseen, style, isItem, isBold, size } = paragraph
    if (unseen.trim() !== '') onUnseen(unseen.trim())
    const own = styleOf(style)
    const usual = styleOf('Normal').size ?? styleOf(undefined).size ?? USUAL_HALF_POINTS
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue
      const kind = own.isHeading || (isBold && !isItem) ? 'heading' : isItem || own.isItem ? 'item' : 'text'
      parts.push({ text: line.trim(), kind, size, usual })
    }
    paragraph = null
  }

  for (const [, closing, prefix, tag, attributes, selfClosing, text] of xml.matchAll(TOKEN)) {
    if (letters > maxLetters) return null
    if (text !== undefined) {
      if (run?.inText && fallback === 0 && moved === 0) add(decode(text))
      continue
    }
    const isStart = closing === ''
    const isWhole = selfClosing === '/'
    if (prefix === 'mc' && tag === 'Fallback' && !isWhole) fallback += isStart ? 1 : -1
    if (fallback > 0) continue
    if (prefix !== 'w') {
      if (
        /^(?:srgbClr|schemeClr)$/.test(tag) &&
        isStart &&
        shades.length > 0 &&
        !isLight(attribute(attributes, 'val')) &&
        !/^(?:bg1|lt1)$/.test(attribute(attributes, 'val') ?? '')
      )
        shades[shades.length - 1] = true
      if (/^(?:wsp|shape|rect|roundrect)$/.test(tag) && !isWhole) {
        if (isStart) shades.push(/fillcolor="(?!white|#fff)/i.test(attributes) && !/filled="f/.test(attributes))
        else shades.pop()
      }
      continue
    }
    switch (tag) {
      case 'p':
        if (isWhole) break
        if (isStart) paragraph = { text: '', unseen: '', style: undefined, isItem: false, isBold: true, isShaded: false, size: 0 }
        else close()
        break
      case 'pPr':
        if (!isWhole) inParagraphProperties = isStart
        break
      case 'rPr':
        if (!isWhole) inRunProperties = isStart
        break
      case 'pStyle':
        if (paragraph) paragraph.style = attribute(attributes, 'val')
        break
      case 'numId':
        if (paragraph && inParagraphProperties) paragraph.isItem = attribute(attributes, 'val') !== '0'
        break
      case 'shd': {
        const fill = attribute(attributes, 'fill')
        const isDark = fill !== undefined && fill !== 'auto' && !isLight(fill)
        if (isDark && run && inRunProperties) run.own.isShaded = true
        else if (isDark && paragraph) paragraph.isShaded = true
        else if (isDark && stack.at(-1)?.type === 'cell' && !stack.at(-1).isDark) {
          stack.at(-1).isDark = true
          background++
        }
        break
      }
      case 'r':
        if (isWhole) break
        run = isStart ? { own: {}, style: undefined, inText: false } : null
        break
      case 'rStyle':
        if (run) run.style = attribute(attributes, 'val')
        break
      case 'vanish':
      case 'color':
      case 'sz':
      case 'b':
        // A paragraph's own run properties are those of its mark, not of its words.
        if (run && inRunProperties) property(run.own, tag, attributes)
        break
      case 't':
        if (run) run.inText = isStart && !isWhole
        break
      case 'tab':
        if (run && isStart && !inParagraphProperties && moved === 0) add('  ')
        break
      case 'br':
      case 'cr':
        if (run && isStart && moved === 0) add('\n')
        break
      case 'noBreakHyphen':
        if (run && isStart) add('-')
        break
      case 'sym':
        if (run && isStart) add(' ')
        break
      case 'moveFrom':
      case 'del':
        if (!isWhole) moved = Math.max(0, moved + (isStart ? 1 : -1))
        break
      case 'hyperlink': {
        if (isStart && !isWhole) link = { url: links.get(attribute(attributes, 'id')), text: '' }
        else if (link) {
          const { url, text: linkText } = link
          link = null
          if (url && paragraph && !isSameAddress(url, linkText))
            paragraph.text += linkText.trim() === '' ? url : ` (${url.replace(/^mailto:/i, '')})`
        }
        break
      }
      case 'txbxContent':
      case 'tbl':
      case 'tr':
      case 'tc':
        if (isWhole) break
        if (isStart) {
          if (tag === 'txbxContent' && shades.at(-1)) background++
          stack.push({
            type: tag === 'tc' ? 'cell' : tag,
            parts,
            paragraph,
            run,
            link,
            isDark: false,
            isShade: tag === 'txbxContent' && shades.at(-1) === true,
          })
          parts = []
          if (tag === 'txbxContent') paragraph = run = link = null
          if (stack.length > 200) return null
        } else {
          const outer = stack.pop()
          if (!outer) break
          const inner = parts
          parts = outer.parts
          if (outer.isDark || outer.isShade) background--
          if (tag === 'txbxContent') {
            // Its words come before the paragraph around it.
            parts.push(...inner)
            paragraph = outer.paragraph
            run = outer.run
            link = outer.link
          } else if (tag === 'tbl') parts.push({ rows: inner.map((row) => row.cells) })
          else if (tag === 'tr') parts.push({ cells: inner.map((cell) => cell.parts) })
          else parts.push({ parts: inner })
        }
        break
    }
  }
  close()
  return root
}

const bareAddress = (address) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '')
    .trim()
const isSameAddress = (url, linkText) =>
  bareAddress(linkText).includes(bareAddress(url)) || (/^mailto:/i.test(url) && linkText.includes('@'))
