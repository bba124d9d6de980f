/** Loading states, apart from the frame: each remote bundles its own copy. */
export { Loaded, type LoadedProps } from './feedback/Loaded'
