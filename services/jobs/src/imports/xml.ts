import { fitCell, fitHeading, type ReadTable, UnreadableFile } from '@onward/documents/table'
import { SaxesParser } from 'saxes'
import { tableOf } from './table'

const MAX_DEPTH = 20
const MAX_ELEMENTS = 400_000
const CHUNK = 64 * 1024
/** A file with more faults than this is refused as a feed. */
const MAX_FAULTS = 500
/** Job elements in common feeds: RSS, Atom, Indeed's and most job boards' own. */
const JOB_NAMES = new Set([
  'job',
  'item',
  'entry',
  'vacancy',
  'position',
  'posting',
  'jobposting',
  'listing',
  'row',
  'record',
  'advert',
])
/** HTML's named entities, which feeds use without declaring them. Declarations in the file are ignored. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
}

interface Element {
  name: string
  attributes: [name: string, value: string][]
  text: string
  children: Element[]
  /** Whether the element has a syntax error. */
  broken: boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function treeOf(text: string): Element {
  const root: Element = { name: '', attributes: [], text: '', children: [], broken: false }
  const open: Element[] = [root]
  let elements = 0
  let faults = 0
  let closed = root
  const parser = new SaxesParser({ xmlns: false, position: false })
  Object.assign(parser.ENTITIES, ENTITIES)
  const current = () => open[open.length - 1] ?? root
  const addText = (more: string) => {
    const element = current()
    if (element.text.length < 100_000) element.text += more
  }
  // A syntax error spoils only its own job; reading continues after it.
  parser.on('error', () => {
    faults += 1
    if (faults > MAX_FAULTS) throw new UnreadableFile('not-xml')
    // The parser closes open elements before it reports the error.
    closed.broken = true
    for (const element of open) element.broken = true
  })
  parser.on('opentag', (tag) => {
    elements += 1
    if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new UnreadableFile('too-deep')
    const attributes = Object.entries(tag.attributes as Record<string, string>)
    const element: Element = { name: localName(tag.name), attributes, text: '', children: [], broken: false }
    current().children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    if (open.length > 1) closed = open.pop() ?? root
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  for (let from = 0; from < text.length; from += CHUNK) parser.write(text.slice(from, from + CHUNK))
  parser.close()
  return root
}

/** The jobs at any depth. A broken job may contain others that are correctly closed. */
function jobsIn(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (!JOB_NAMES.has(child.name.toLowerCase())) return jobsIn(child)
    const inside = child.broken ? jobsIn(child).filter((one) => one.children.length > 1) : []
    return inside.length > 0
      ? [{ ...child, children: child.children.filter((one) => !JOB_NAMES.has(one.name.toLowerCase())) }, ...inside]
      : [child]
  })
}

function collect(element: Element, path: string, into: Map<string, string>, mostColumns: number): void {
  const add = (name: string, text: string) => {
    if (text.trim() === '' || name === '') return
    const column = fitHeading(name)
    const before = into.get(column)
    if (before === undefined && into.size >= mostColumns) throw new UnreadableFile('too-many-columns')
    into.set(column, fitCell(before === undefined ? text.trim() : `${before}\n${text.trim()}`))
  }
  add(path, element.text)
  for (const [name, value] of element.attributes) if (!name.startsWith('xmlns')) add(path ? `${path}.${name}` : name, value)
  for (const child of element.children) collect(child, path ? `${path}.${child.name}` : child.name, into, mostColumns)
}

/** A bare `&` that begins no entity is taken literally, since feeds forget to escape it. CDATA sections stay as they are. */
const withPlainAmpersands = (text: string): string =>
  text
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith('<![CDATA[') ? part : part.replace(/&(?!#?\w{1,32};)/g, '&amp;')))
    .join('')

/** Jobs of an XML feed. Entities of the file are not expanded, and nothing outside the file is read. */
export function readXml(text: string, most: { rows: number; columns: number }): ReadTable {
  const root = treeOf(withPlainAmpersands(text))
  if (root.children.length === 0) throw new UnreadableFile('not-xml')
  const found = jobsIn(root)
  // A list of unknown elements: the children of the root.
  const jobs = found.length > 0 ? found : (root.children[0]?.children ?? []).filter((child) => child.children.length > 0)
  return tableOf(
    jobs.map((job, i) => {
      const values = new Map<string, string>()
      collect(job, '', values, most.columns)
      return { row: i + 1, values, ...(job.broken && { unfit: 'broken' as const }) }
    }),
    most,
  )
}
