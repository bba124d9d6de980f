import type { PracticeQuestion, QuestionReason } from '@onward/contracts/jobseekers/practice'
import { usePracticeMessages } from './catalogue'
import styles from './practice.module.css'

/** The lines that the question was made from, and how to answer it. */
export function WhyThisQuestion({ question: { template, because } }: { question: PracticeQuestion }) {
  const t = usePracticeMessages()
  return (
    <div className={styles.why}>
      <section aria-labelledby="why-question">
        <h2 id="why-question">{t('why.title')}</h2>
        <p className={styles.flat}>{t(`why.${template}`)}</p>
        {because.map((reason) => (
          <figure key={`${reason.from}${reason.line}`} className={styles.reason}>
            <figcaption>{t(reason.from === 'advert' ? 'why.advert' : 'why.cv')}</figcaption>
            <blockquote>
              <Marked reason={reason} />
            </blockquote>
          </figure>
        ))}
      </section>
      <section aria-labelledby="tip-question">
        <h2 id="tip-question">{t('tip.title')}</h2>
        <p className={styles.flat}>{t(`tip.${template}`)}</p>
      </section>
    </div>
  )
}

/** A line with the relevant words marked; no mark where the whole line counts. */
function Marked({ reason: { line, start, end } }: { reason: QuestionReason }) {
  if (end - start >= line.length) return <>{line}</>
  return (
    <>
      {line.slice(0, start)}
      <mark>{line.slice(start, end)}</mark>
      {line.slice(end)}
    </>
  )
}
