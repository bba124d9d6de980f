/** Crisis numbers, apart from the frame: fetched only by pages where people write. */
export { CrisisAnswer, CrisisCard } from './crisis/CrisisCard'
