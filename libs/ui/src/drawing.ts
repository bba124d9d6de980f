/** Drawings for empty and offline states, apart from the frame: the shell's first load has none. */
export { Drawing } from './feedback/Drawing'
