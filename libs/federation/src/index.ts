// Nothing here loads webpack: a start that builds nothing stays quick.
export * from './front-ends'
export { fingerprint } from './inputs'
export * from './shared-modules'
