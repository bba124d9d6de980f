/** Conversations, apart from the frame: fetched only by the message pages. */
export { useKeepDraft, useThread, useThreads } from './conversation/api'
export { CallDialog } from './conversation/CallDialog'
export { Conversations } from './conversation/Conversations'
export { WriteMessage, type WriteMessageProps } from './conversation/WriteMessage'
