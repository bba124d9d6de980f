/** The wait for an answer, apart from the frame: each remote brings its own copy. */
export { Loaded, type LoadedProps } from './feedback/Loaded'
