import type { Block, Lesson, Question } from './course'

/** English first, then Welsh: the lessons and banks are written down with these, so that a page of them reads like a page. */
type Both = readonly [en: string, cy: string]
const both = ([en, cy]: Both) => ({ en, cy })

export const text = (...words: Both): Block => ({ kind: 'text', text: both(words) })
export const heading = (...words: Both): Block => ({ kind: 'heading', text: both(words) })
/** Something to do now, in a minute. */
export const tryIt = (...words: Both): Block => ({ kind: 'try', text: both(words) })
/** The one sentence to take away. */
export const key = (...words: Both): Block => ({ kind: 'key', text: both(words) })
export const list = (...items: Both[]): Block => ({ kind: 'list', items: items.map(both) })
export const steps = (...items: Both[]): Block => ({ kind: 'steps', items: items.map(both) })
export const example = (parts: { title: Both; weak?: Both; strong: Both; why: Both }): Block => ({
  kind: 'example',
  title: both(parts.title),
  ...(parts.weak && { weak: both(parts.weak) }),
  strong: both(parts.strong),
  why: both(parts.why),
})
export const help = (href: string, words: Both, label: Both): Block => ({
  kind: 'help',
  text: both(words),
  href,
  label: both(label),
})

export const lesson = (id: string, minutes: 2 | 3, title: Both, ...blocks: Block[]): Lesson => ({
  id,
  title: both(title),
  minutes,
  blocks,
})

type Option = Omit<Question['options'][number], 'id'>
/** What it says, then why it is right. */
export const right = (words: Both, feedback: Both): Option => ({ text: both(words), isRight: true, feedback: both(feedback) })
/** What it says, then why something else is better. */
export const wrong = (words: Both, feedback: Both): Option => ({ text: both(words), isRight: false, feedback: both(feedback) })
/** Options are called a, b, c, d as they are written, so that an id never tells which one is right. */
export const question = (id: string, ofLesson: string, words: Both, ...options: Option[]): Question => ({
  id,
  lesson: ofLesson,
  text: both(words),
  options: options.map((option, index) => ({ id: 'abcd'.charAt(index), ...option })),
})
