/** The catalogue of times that people choose, apart from what they are drawn with: a remote names it before any page is fetched. */
export { SLOT_CATALOGUE, slotCatalogue } from './slot/catalogue'
