// Nothing here may load webpack, so that a start without a build stays quick.
export * from './front-ends'
export { fingerprint } from './inputs'
export * from './shared-modules'
