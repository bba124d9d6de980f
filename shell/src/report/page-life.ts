/** Identifies this page load in its reports. */
export const load = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
/** Where beacons go; apart from the contract, which brings its validation along. */
export const LOADS_ADDRESS = '/api/gateway/loads'
