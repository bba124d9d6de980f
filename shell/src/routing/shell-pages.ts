import type { ShellPath } from '@onward/contracts/portal/portal-paths'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { type ComponentType, lazy } from 'react'
import { accountCatalogue } from '../account/catalogue'
import { activateCatalogue } from '../activate/catalogue'
import { withBellCatalogues } from '../bell/bell-catalogue'
import { common } from '../common'
import { confirmCatalogue } from '../confirm/confirm-catalogue'
import { joinCatalogue } from '../join/catalogue'
import { activationConsentTexts } from '../page-texts'
import { signInCatalogue } from '../sign-in/sign-in-messages'

export interface ShellPageProps {
  /** The embedded start has a local mailbox. */
  mailbox: boolean
}
type ShellPage = ComponentType<ShellPageProps>
type Account = typeof import('../sign-in/account-pages')

/** One chunk and one catalogue for the account pages. */
const accountPages = withCatalogues([signInCatalogue], () => import('../sign-in/account-pages'))
const accountPage = (pick: (module: Account) => ShellPage) => lazy(async () => ({ default: pick(await accountPages()) }))

/** "Only the page is shown": specification, section 2. */
export const bareShellPages: Readonly<Partial<Record<ShellPath, ShellPage>>> = {
  '/login': accountPage((module) => module.JobseekerSignInPage),
  '/agent/login': accountPage((module) => module.AgentSignInPage),
  '/employer/login': accountPage((module) => module.EmployerSignInPage),
}

export const framedShellPages: Readonly<Partial<Record<ShellPath, ShellPage>>> = {
  '/verify-email': accountPage((module) => module.VerifyEmailPage),
  '/forgot-password': accountPage((module) => module.ForgotPasswordPage),
  '/reset-password': accountPage((module) => module.ResetPasswordPage),
  '/activate': lazy(
    withCatalogues([activateCatalogue, common, activationConsentTexts], () => import('../activate/ActivatePage')),
  ),
  '/employer/join': lazy(withCatalogues([joinCatalogue, common], () => import('../join/JoinPage'))),
  '/account': lazy(withCatalogues([accountCatalogue, common], () => import('../account/AccountPage'))),
  '/confirm': lazy(withCatalogues([confirmCatalogue], () => import('../confirm/ConfirmPage'))),
  '/notices': lazy(withBellCatalogues(() => import('../bell/NoticesPage'))),
}
