/** Shapes of what is loading, apart from the frame: each remote bundles those it draws. */
export { Placeholder, PlaceholderPanel, PlaceholderRows } from './feedback/Placeholder'
