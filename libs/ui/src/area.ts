/** Shared by the areas of staff and employers, apart from the frame: each remote bundles its own copy. */
export { useNarrow } from './antd/media'
export { DotWord } from './data/Marks'
export { Person } from './data/Person'
export { useSearchField } from './forms/search-field'
export { Room, RoomHead } from './room/Room'
export { AreaNav } from './structure/AreaNav'
