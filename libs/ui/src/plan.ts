/** Facade of antd for the order of things: steps of a form, a list and its detail side by side. The shell shares it once. */
export { SplitView, type SplitViewProps } from './plan/SplitView'
export { Steps, type StepsProps } from './plan/Steps'
