import type { BadgeId, Bilingual } from '@onward/contracts'

/** What a lesson is made of, in reading order; `lessonBlock` of the contracts is the same in one language. */
export type Block =
  | { kind: 'text' | 'heading' | 'try' | 'key'; text: Bilingual }
  | { kind: 'list' | 'steps'; items: readonly Bilingual[] }
  | { kind: 'example'; title: Bilingual; weak?: Bilingual; strong: Bilingual; why: Bilingual }
  | { kind: 'help'; text: Bilingual; href: string; label: Bilingual }

/** Two to three minutes of reading. */
export interface Lesson {
  id: string
  title: Bilingual
  minutes: 2 | 3
  blocks: readonly Block[]
}

/** One of its options is right. Each option says why, so that a wrong answer teaches too. */
export interface Question {
  id: string
  /** The lesson that has the answer. */
  lesson: string
  text: Bilingual
  options: readonly { id: string; text: Bilingual; isRight: boolean; feedback: Bilingual }[]
}

/** A course of about 15 minutes that ends in the badge of the same name. */
export interface Course {
  id: BadgeId
  title: Bilingual
  summary: Bilingual
  /** What the person can do afterwards. */
  outcomes: readonly Bilingual[]
  lessons: readonly Lesson[]
  /** The quiz draws this many from the bank. */
  questionsDrawn: 8 | 9 | 10
  bank: readonly Question[]
}
