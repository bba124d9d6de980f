import { Link } from '@onward/portal-kit/router'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'marigold'

const classOf = (variant: ButtonVariant, size: 'm' | 's', className?: string) =>
  [styles.button, styles[variant], size === 's' && styles.small, className].filter(Boolean).join(' ')

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** One primary action per page. */
  variant?: ButtonVariant
  size?: 'm' | 's'
  icon?: IconName
}
/** A button of type `button` unless told otherwise. */
export function Button({ variant = 'primary', size = 'm', icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={classOf(variant, size, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export interface ButtonLinkProps {
  /** A page of the portal. */
  to?: string
  /** Any other address; reloads the page. */
  href?: string
  variant?: ButtonVariant
  size?: 'm' | 's'
  icon?: IconName
  className?: string
  download?: boolean
  /** Opens a tab that shares nothing with this page. */
  opensTab?: boolean
  children: ReactNode
}
/** A link that looks like a button. */
export function ButtonLink({
  to,
  href,
  variant = 'primary',
  size = 'm',
  icon,
  className,
  opensTab,
  children,
  ...rest
}: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (to !== undefined) {
    return (
      <Link to={to} className={classOf(variant, size, className)}>
        {content}
      </Link>
    )
  }
  return (
    <a
      {...rest}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
      href={href}
      className={classOf(variant, size, className)}
    >
      {content}
    </a>
  )
}
