export type { ApiErrorKind, CallInput, Refresh, UploadProgress } from './api-client'
export { ApiError, addressOf, call, createSubmission, download, fetchFile } from './api-client'
