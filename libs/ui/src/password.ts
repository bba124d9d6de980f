/** Apart from the frame: only pages about an account need it. */
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField'
