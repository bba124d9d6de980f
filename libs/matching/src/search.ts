export { baseSearchVocabulary, baseVocabulary } from './search/base-vocabulary'
export { type AdvertReading, FIT, plainCompany, readAdvert, type SearchableJob, searchableJob, searchableOf } from './search/fit'
export { fitsPerson, partsOfPeople, type SearchablePerson } from './search/fit-people'
export { type FreeText, readFreeText } from './search/free-text'
export { ANY_KEY, keysOfJob, keysOfParts } from './search/keys'
export {
  bestFits,
  type FittedJob,
  fitJobs,
  type SelectedJob,
  type Selection,
  selectFitted,
  selectJobs,
  workFit,
} from './search/select-jobs'
export { type Suggestible, type Suggestion, type SuggestionTable, suggest, suggestionTable } from './search/suggest'
export { type QueryPart, type UnderstoodQuery, understandQuery } from './search/understand-query'
export {
  type BaseVocabulary,
  createBaseVocabulary,
  type PlaceNamed,
  type SearchPlace,
  type SearchTerm,
  type SearchVocabulary,
  withAdverts,
} from './search/vocabulary'
export { timesIn } from './search/work-patterns'
