const { createRequire } = require('node:module')
const path = require('node:path')

const ofJest = createRequire(require.resolve('jest-environment-jsdom'))

/** What an element must have for these to hold. */
const NEEDS = {
  link: { attribute: 'href' },
  visited: { attribute: 'href' },
  'popover-open': { attribute: 'popover' },
  autofill: { tags: ['input', 'select', 'textarea'] },
  'focus-visible': { focus: true },
}

/**
 * Lets jsdom find styles quickly: for each element it asks every rule of its default style sheet, and most answers can be read off the element's
 * name and attributes. Whatever cannot is still jsdom's to say.
 */
function answerSelectorsQuickly() {
  const prototype = documentPrototype()
  const selectorOf = prototype._getDOMSelector
  if (selectorOf.plain) return
  const quick = new WeakSet()
  prototype._getDOMSelector = function () {
    const domSelector = selectorOf.call(this)
    if (!quick.has(domSelector)) {
      quick.add(domSelector)
      domSelector.check = quickly(domSelector.check)
    }
    return domSelector
  }
  prototype._getDOMSelector.plain = selectorOf
}

/** Leaves every answer to jsdom again, in documents that have asked for none yet. */
function answerSelectorsPlainly() {
  const prototype = documentPrototype()
  prototype._getDOMSelector = prototype._getDOMSelector.plain ?? prototype._getDOMSelector
}

function documentPrototype() {
  ofJest('jsdom')
  const folder = path.dirname(ofJest.resolve('jsdom/package.json'))
  return ofJest(path.join(folder, 'lib/jsdom/living/nodes/Document-impl.js')).implementation.prototype
}

/** `check` of a selector and an element, with as few questions to it as possible. */
function quickly(check) {
  const known = new Map()
  return (selector, element, options) => {
    if (element?.nodeType !== 1) return check(selector, element, options)
    const one = known.get(selector) ?? { choices: choicesOf(selector), ast: null }
    known.set(selector, one)
    const choices = one.choices.filter((choice) => mayMatch(choice, element))
    if (choices.length === 0) return { match: false, ast: null, pseudoElement: null }
    if (one.ast && choices.some(({ isTag }) => isTag)) return { match: true, ast: one.ast, pseudoElement: null }
    const answer = check(selector, element, options)
    // The same for whatever element matches.
    if (answer.match && !answer.pseudoElement) one.ast = answer.ast
    return answer
  }
}

function mayMatch({ tags, attributes, focus }, element) {
  return (
    (tags === null || tags.includes(element._localName)) &&
    attributes.every((name) => element.hasAttributeNS(null, name)) &&
    (!focus || element._ownerDocument.activeElement === element)
  )
}

/** What each selector of a list asks of the element itself, as far as it can be read here. */
function choicesOf(list) {
  // Escapes, strings and namespaces are jsdom's to read.
  if (/[\\"'|&]/.test(list)) return [{ tags: null, attributes: [], focus: false, isTag: false }]
  return split(list, /,/).map((text) => {
    const selector = text.trim()
    const own = split(selector, /[\s>+~]/).at(-1) ?? ''
    const [tag] = /^[a-z][a-z\d]*(?![\w-])/.exec(own) ?? []
    const [, tags = tag] = /^:is\(([a-z\d,\s]+)\)/.exec(own) ?? []
    const choice = { tags: tags?.split(/,\s*/) ?? null, attributes: [], focus: false, isTag: tag === selector }
    // What stands in brackets behind a pseudo-class asks in its own way.
    for (const [, attribute, pseudo] of withoutArguments(own).matchAll(/\[([a-z-]+)|:([a-z-]+)/g)) {
      const need = attribute ? { attribute } : (NEEDS[pseudo] ?? {})
      if (need.attribute) choice.attributes.push(need.attribute)
      if (need.tags) choice.tags ??= need.tags
      if (need.focus) choice.focus = true
    }
    return choice
  })
}

/** Splits where no bracket is open. */
function split(text, at) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth === 0 && at.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part.trim() !== '')
}

function withoutArguments(text) {
  let depth = 0
  let rest = ''
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (depth === 0) rest += letter
    if (letter === ')') depth -= 1
  }
  return rest
}

module.exports = { answerSelectorsQuickly, answerSelectorsPlainly }
