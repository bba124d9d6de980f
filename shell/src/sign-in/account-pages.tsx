import type { ShellPageProps } from '../routing/shell-pages'
import { SignInPage } from './SignInPage'

// One chunk with the pages needed before an account works.
export { ForgotPasswordPage } from './ForgotPasswordPage'
export { ResetPasswordPage } from './ResetPasswordPage'
export { VerifyEmailPage } from './VerifyEmailPage'

export const JobseekerSignInPage = (properties: ShellPageProps) => <SignInPage {...properties} userType="user" />
export const AgentSignInPage = (properties: ShellPageProps) => <SignInPage {...properties} userType="agent" />
export const EmployerSignInPage = (properties: ShellPageProps) => <SignInPage {...properties} userType="employer" />
