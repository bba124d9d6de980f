/** Where the files of a conversation rest. */
export const threadFolder = (threadId: string): string => `messages/${threadId}`
