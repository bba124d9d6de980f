export * from './access'
export {
  accountEndpoints,
  changeEmail,
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
  type SignedInDevice,
} from './account'
export * from './alerts'
export * from './application-drafts'
export * from './application-states'
export * from './brand'
export * from './casework'
export * from './consents'
export * from './courses'
export * from './curriculum'
export * from './demo'
export * from './endpoint'
export * from './events'
export * from './gateway'
export * from './handover'
export * from './identity'
export * from './interviews'
export * from './jobs'
export * from './jobseekers'
export * from './json-resume'
export * from './language'
export * from './learning'
export * from './letters'
export * from './london-time'
export * from './messaging'
export * from './my-data'
export * from './portal'
export * from './practice'
export * from './practice-questions'
export * from './problem'
export * from './skills-gap'
export * from './text'
export * from './threads'
