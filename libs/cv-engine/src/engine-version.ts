/** Rises with every change of rules, taxonomy or reading that may change an answer. */
export const ENGINE_VERSION = '3.15'
