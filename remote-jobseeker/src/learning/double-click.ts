import type { MouseEvent } from 'react'

/** A second click where the first has already gone on would skip what came: a lesson unread, a question unanswered. */
export const isSecondOfDouble = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1
