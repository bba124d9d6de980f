/** Apart from the frame: needed only by account pages. */
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField'
