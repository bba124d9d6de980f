/** Facade of antd for forms, fetched with the first form that needs it. Only `libs/ui` imports antd. */
export { AntdTheme } from './antd/AntdTheme'
export { TagInput, type TagInputProps } from './antd/TagInput'
