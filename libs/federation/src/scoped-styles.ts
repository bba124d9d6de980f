import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

const MAX_LISTED = 5
/** The portal’s own bars are above it. */
const MAX_Z_INDEX = 19
/** Blocks that hold rules, which are looked at themselves. */
const HOLDS_RULES = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'scope'])
/** Matches what any of its selectors does. */
const ANY_OF = new Set([':is', ':where', ':-webkit-any', ':-moz-any', ':matches'])

/** What class names of a remote's own styles begin with; the build makes them so. */
export const ownClass = (name: string): string => `${name}__`

/**
 * What a style sheet of a remote would change outside of the remote's own elements, in sentences. Each selector must name an element by a
 * class of a CSS module, which no other front end has. `name` is the remote's.
 */
export function stylesOutside(css: string, name: string): string[] {
  const prefix = ownClass(name)
  let root: postcss.Root
  try {
    root = postcss.parse(css)
  } catch (error) {
    return [`cannot be read (${(error as Error).message}): build it again.`]
  }
  const found = root.nodes.flatMap((node) => outsideIn(node, prefix, false))
  return [...new Set(found)].slice(0, MAX_LISTED)
}

function outsideIn(node: ChildNode, prefix: string, isInside: boolean): string[] {
  if (node.type === 'rule') return outsideInRule(node, prefix, isInside)
  if (node.type !== 'atrule') return []
  const rule = node.name.toLowerCase()
  if (HOLDS_RULES.has(rule)) return (node.nodes ?? []).flatMap((one) => outsideIn(one, prefix, isInside))
  return isOwnKeyframes(node, prefix) || rule === 'charset'
    ? []
    : [`has @${rule} ${node.params.slice(0, 60)}, which is for the whole page: leave it out.`]
}

const isOwnKeyframes = ({ name, params }: AtRule, prefix: string): boolean =>
  /^(-\w+-)?keyframes$/i.test(name) && params.startsWith(prefix)

function outsideInRule(rule: Rule, prefix: string, isInside: boolean): string[] {
  const outside = selectorsOf(rule.selector).filter((selector) => !isOwn(selector, prefix, isInside))
  if (outside.length > 0)
    return outside.map(
      (selector) =>
        `styles ${String(selector).trim().slice(0, 60)}, which may be anywhere in the portal: begin with a class of a CSS module (Page.module.css).`,
    )
  return rule.nodes.flatMap((one) => (one.type === 'decl' ? covers(one) : outsideIn(one, prefix, true)))
}

/** What lays an own element over the rest of the portal. */
function covers({ prop, value }: Declaration): string[] {
  const name = prop.toLowerCase()
  if (name === 'position' && /\bfixed\b/i.test(value)) {
    return ['has position: fixed, which lies over the whole portal: use sticky, or a dialog of the kit.']
  }
  const isAbove = name === 'z-index' && !(Number(value.replace(/\s*!important$/i, '')) <= MAX_Z_INDEX) && !isKeyword(value)
  return isAbove ? [`has z-index: ${value.slice(0, 20)}, which lies over the portal’s own bars: at most ${MAX_Z_INDEX}.`] : []
}
const isKeyword = (value: string): boolean => /^(auto|inherit|initial|unset|revert|revert-layer)\b/i.test(value)

const selectorsOf = (text: string): selectorParser.Selector[] => selectorParser().astSync(text).nodes

/** Whether it only finds elements that have an own class, or stand below or beside one. Inside a rule that does, `&` is such an element. */
function isOwn(selector: selectorParser.Selector, prefix: string, isInside: boolean): boolean {
  const isImplicit = isInside && !String(selector).includes('&')
  return isImplicit || selector.nodes.some((node) => isOwnPart(node, prefix, isInside))
}

function isOwnPart(node: selectorParser.Node, prefix: string, isInside: boolean): boolean {
  if (node.type === 'class') return node.value.startsWith(prefix)
  if (node.type === 'nesting') return isInside
  // What `:not` and `:has` name is somewhere else.
  return node.type === 'pseudo' && ANY_OF.has(node.value.toLowerCase()) && node.nodes.length > 0
    ? node.nodes.every((one) => isOwn(one, prefix, isInside))
    : false
}
