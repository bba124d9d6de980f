import { Section } from '@onward/ui/frame'
import styles from './better-off.module.css'
import { useBetterOffMessages } from './catalogue'

/** Names that are the same in both languages. */
const CALCULATORS = [
  { name: 'entitledto', href: 'https://www.entitledto.co.uk/' },
  { name: 'Turn2us', href: 'https://benefits-calculator.turn2us.org.uk/' },
  { name: 'Policy in Practice: Better Off Calculator', href: 'https://www.betteroffcalculator.co.uk/' },
] as const
const GOV_UK = 'https://www.gov.uk/benefits-calculators'
const HELP_TO_CLAIM = 'https://www.citizensadvice.org.uk/helptoclaim'

/** The independent calculators and the people who help. */
export function Help({ level }: { level: 2 | 3 }) {
  const t = useBetterOffMessages()
  return (
    <Section title={t('help.title')} level={level}>
      <p className={styles.flat}>{t('help.text')}</p>
      <ul className={styles.links}>
        {CALCULATORS.map(({ name, href }) => (
          <li key={href}>
            <Outside href={href}>{name}</Outside>
          </li>
        ))}
        <li>
          <Outside href={GOV_UK}>{t('help.govuk')}</Outside>
        </li>
        <li>
          <Outside href={HELP_TO_CLAIM}>{t('help.claim')}</Outside>
        </li>
      </ul>
    </Section>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
