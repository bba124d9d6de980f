/** Separate entry: the first page needs no other job component. */
export { type TopicCard, TopicCards, type WayOn, WaysOn } from './job/SearchAnswers'
