// One script, fetched only once something has failed.

export { reportBootFailure } from '../report/boot-report'
export { failureText } from '../report/failure-text'
export { report } from '../report/load-events'
export { causeOf, classify } from './classify'
export { previousOf } from './previous'
