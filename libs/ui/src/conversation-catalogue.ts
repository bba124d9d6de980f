/** The catalogue of conversations, without their components: a remote lists it before it fetches a page. */
export { CONVERSATION_CATALOGUE, conversationCatalogue } from './conversation/catalogue'
