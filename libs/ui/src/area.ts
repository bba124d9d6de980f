/** What the areas of staff and employers share, apart from the frame: each remote brings its own copy. */
export { useSearchField } from './forms/search-field'
export { AreaNav } from './structure/AreaNav'
