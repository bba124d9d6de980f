/** Whom to call in a crisis, apart from the frame: only pages where people write fetch it. */
export { CrisisAnswer, CrisisCard } from './crisis/CrisisCard'
