import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import styles from './Layout.module.css'

const names = (...classes: (string | undefined | false)[]) => classes.filter(Boolean).join(' ')

/** Body of a page. `text` has the reading width, `wide` the whole content width. */
export function Page({ width = 'wide', children }: { width?: 'text' | 'wide'; children: ReactNode }) {
  return <div className={names(styles.page, width === 'text' && styles.narrow)}>{children}</div>
}

export interface PageHeaderProps {
  title: ReactNode
  /** One sentence on what the page is for. */
  lead?: ReactNode
  /** Small text above the title, or a back link. */
  eyebrow?: ReactNode
  actions?: ReactNode
}
/** The page's one `h1`, its lead and its actions. */
export function PageHeader({ title, lead, eyebrow, actions }: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      <div className={styles.headings}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

export interface SectionProps {
  title?: ReactNode
  /** Id of the heading, for links and `aria-labelledby`. */
  id?: string
  level?: 2 | 3
  actions?: ReactNode
  children: ReactNode
}
/** A part of a page with a heading. */
export function Section({ title, id, level = 2, actions, children }: SectionProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.section} {...(id && title ? { 'aria-labelledby': id } : {})}>
      {title && (
        <div className={styles.sectionHeader}>
          <Heading {...(id ? { id } : {})}>{title}</Heading>
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7
interface FlowProps extends ComponentPropsWithoutRef<'div'> {
  /** Step of the spacing scale. */
  gap?: Gap
}
/** Children under each other. */
export function Stack({ gap = 4, className, ...rest }: FlowProps) {
  return <div {...rest} className={names(styles.stack, styles[`gap${gap}`], className)} />
}
/** Children beside each other; they wrap. */
export function Row({ gap = 3, className, ...rest }: FlowProps) {
  return <div {...rest} className={names(styles.row, styles[`gap${gap}`], className)} />
}
/** As many columns as fit, each at least `min` wide. */
export function Grid({ gap = 4, min = 'm', className, ...rest }: FlowProps & { min?: 's' | 'm' | 'l' }) {
  return <div {...rest} className={names(styles.grid, styles[`min-${min}`], styles[`gap${gap}`], className)} />
}

/** One thing, such as a job, a CV or a form. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  className,
  ...rest
}: ComponentPropsWithoutRef<'div'> & { as?: 'div' | 'article' | 'section' | 'li'; tone?: 'plain' | 'tint' }) {
  return <Element {...(rest as object)} className={names(styles.card, tone === 'tint' && styles.tint, className)} />
}

/** For screen readers alone. */
export function VisuallyHidden({ children, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return (
    <span {...rest} className={styles.hidden}>
      {children}
    </span>
  )
}
