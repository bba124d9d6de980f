/** The catalogue of the time fields, without their components: a remote lists it before it fetches a page. */
export { SLOT_CATALOGUE, slotCatalogue } from './slot/catalogue'
