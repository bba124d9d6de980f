/** Facade of antd for forms; loaded with the first form that needs it. Nothing but `libs/ui` imports antd. */
export { AntdTheme } from './antd/AntdTheme'
export { TagInput, type TagInputProps } from './antd/TagInput'
