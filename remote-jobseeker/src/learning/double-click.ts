import type { MouseEvent } from 'react'

/** The second click of a double click would skip the next lesson or question unread. */
export const isSecondOfDouble = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1
