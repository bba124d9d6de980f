import { readBootDocument } from '../boot/boot-document'

/** Sent with what this page reports. */
export const pageProof = (): string => readBootDocument(document)?.proof ?? ''
/** Where beacons go; apart from the contract, which brings its validation along. */
export const LOADS_ADDRESS = '/api/gateway/loads'
