export { service } from './app'
