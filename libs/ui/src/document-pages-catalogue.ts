/** The catalogue of document pages, without their components: a remote lists it before it fetches a page. */
export { DOCUMENT_PAGES_CATALOGUE, documentPagesCatalogue } from './document-pages/catalogue'
