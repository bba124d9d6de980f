/** The catalogue of conversations, apart from what they are drawn with: a remote names it before any page is fetched. */
export { CONVERSATION_CATALOGUE, conversationCatalogue } from './conversation/catalogue'
