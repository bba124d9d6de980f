/** Folder of everything attached to conversations. */
export const THREAD_FILES = 'messages'
/** Where the files of a conversation rest. */
export const threadFolder = (threadId: string): string => `${THREAD_FILES}/${threadId}`
