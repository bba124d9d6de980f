/** Separate entry: the first page needs no other job component. */
export { EmployerMark } from './job/EmployerMark'
