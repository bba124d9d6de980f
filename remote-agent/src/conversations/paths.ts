export const PAGE = '/agent/messages'
