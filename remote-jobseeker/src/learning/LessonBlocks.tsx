import type { LessonBlock } from '@onward/contracts/learning/courses'
import { Icon } from '@onward/ui/frame'
import { useLearningMessages } from './catalogue'
import styles from './lesson.module.css'

/** The text of a lesson, in reading order. */
export function LessonBlocks({ blocks }: { blocks: readonly LessonBlock[] }) {
  return (
    <div className={styles.lesson}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's blocks keep their places
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LessonBlock }) {
  const t = useLearningMessages()
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'heading':
      return <h2>{block.text}</h2>
    case 'list':
      return (
        <ul>
          {block.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )
    case 'example':
      return <Example block={block} />
    case 'try':
      return (
        <section className={styles.try}>
          <p className={styles.label}>
            <Icon name="clock" /> {t('block.try')}
          </p>
          <p>{block.text}</p>
          <p className={styles.soft}>{t('block.tryNote')}</p>
        </section>
      )
    case 'key':
      return (
        <section className={styles.key}>
          <p className={styles.label}>
            <Icon name="star" /> {t('block.key')}
          </p>
          <p>{block.text}</p>
        </section>
      )
    case 'help':
      return (
        <section className={styles.help}>
          <p className={styles.label}>
            <Icon name="info" /> {t('block.help')}
          </p>
          <p>{block.text}</p>
          <a href={block.href} rel="noopener noreferrer" target="_blank">
            {block.label} <span className={styles.other}>{t('block.other')}</span>
          </a>
        </section>
      )
  }
}

/** From weak to strong: the label says which is which, not colour alone. */
function Example({ block: { title, weak, strong, why } }: { block: Extract<LessonBlock, { kind: 'example' }> }) {
  const t = useLearningMessages()
  return (
    <figure className={styles.example}>
      <figcaption>{title}</figcaption>
      <div className={styles.versions}>
        {weak && (
          <div className={styles.weak}>
            <p className={styles.label}>
              <Icon name="close" /> {t('block.weak')}
            </p>
            <p>{weak}</p>
          </div>
        )}
        <div className={styles.strong}>
          <p className={styles.label}>
            <Icon name={weak ? 'check' : 'document'} /> {t(weak ? 'block.strong' : 'block.example')}
          </p>
          <p>{strong}</p>
        </div>
      </div>
      <p className={styles.why}>
        <strong>{t('block.why')}:</strong> {why}
      </p>
    </figure>
  )
}
