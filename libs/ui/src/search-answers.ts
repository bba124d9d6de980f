/** Separate entry: the first page needs no other job component. */
export { TopicCards, type WayOn, WaysOn } from './job/SearchAnswers'
