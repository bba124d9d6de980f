import { CITIES_ABROAD, EMPLOYERS } from './data/tables'
import { plainName } from './plain-name'

/** Whether the whole name is a well-known British chain, council, school trust or other employer. */
export const isKnownEmployer = (name: string): boolean => EMPLOYERS.has(plainName(name))

/** A city of 60,000 people or more outside Great Britain that shares its name with no British place. */
export const isCityAbroad = (name: string): boolean => CITIES_ABROAD.has(plainName(name))
