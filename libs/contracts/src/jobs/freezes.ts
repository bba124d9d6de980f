/**
 * Why an application rests, the gravest first: its advert was taken down, its employer is suspended, or nobody acts for the employer.
 * Nothing of either side reaches the other meanwhile; the person may withdraw.
 */
export const FREEZES = ['advert-removed', 'employer-suspended', 'employer-leaving'] as const
export type Freeze = (typeof FREEZES)[number]

/** The cause that people read; null while nothing is frozen. */
export const shownFreeze = (causes: readonly Freeze[]): Freeze | null => FREEZES.find((one) => causes.includes(one)) ?? null

/** Whether people are warned of somebody who may ask them for money. */
export const isWarned = (cause: Freeze | null): boolean => cause !== null && cause !== 'employer-leaving'
