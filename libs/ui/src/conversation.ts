/** Conversations, apart from the frame: only the pages of messages fetch them. */
export { useKeepDraft, useThread, useThreads } from './conversation/api'
export { CallDialog } from './conversation/CallDialog'
export { Conversations } from './conversation/Conversations'
