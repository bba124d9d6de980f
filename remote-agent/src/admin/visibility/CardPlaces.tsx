import { listCards, type OfferedCard, type SlotOfCards, saveCards } from '@onward/contracts/gateway/cards'
import { usePortal } from '@onward/portal-kit'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Section, StatusBadge } from '@onward/ui/frame'
import styles from '../admin.module.css'
import { Answer, useDecided } from '../parts'
import { useVisibilityMessages } from './catalogue'
import { rolesText } from './reason-text'
import own from './visibility.module.css'

const TONES = { shown: 'success', hidden: 'neutral', waiting: 'warning' } as const

/** Which cards each place shows, and in which order. */
export function CardPlaces() {
  const v = useVisibilityMessages()
  const cards = useEndpoint(listCards)
  return (
    <Section title={v('cards.title')} id="cards">
      <p>{v('cards.text')}</p>
      <Answer of={cards}>
        {({ items }) => (
          <div className={styles.frontEnds}>
            {items.map((place) => (
              <Place key={place.slot} place={place} reload={cards.refetch} />
            ))}
          </div>
        )}
      </Answer>
    </Section>
  )
}

/** The cards that were decided, with another decision for one; the rest still waits. */
export function decided(cards: readonly OfferedCard[], of: OfferedCard, decision: 'show' | 'hide' | 'up') {
  const known = cards.filter((card) => card.state !== 'waiting' || card === of)
  const list = known.map((card) => ({ card, shown: card === of ? decision !== 'hide' : card.state === 'shown' }))
  const at = list.findIndex(({ card }) => card === of)
  if (decision === 'up' && at > 0) list.splice(at - 1, 0, ...list.splice(at, 1))
  return list.map(({ card: { remote, id }, shown }) => ({ remote, id, shown }))
}

function Place({ place: { slot, version, cards }, reload }: { place: SlotOfCards; reload: () => unknown }) {
  const v = useVisibilityMessages()
  const { language } = usePortal()
  const { done, failed } = useDecided(reload)
  const save = useWrite(saveCards)
  const name = v(`cards.slot.${slot}`)
  const act = (card: OfferedCard, decision: 'show' | 'hide' | 'up') =>
    save.mutate(
      { params: { slot }, body: { version, cards: decided(cards, card, decision) } },
      { onSuccess: (answer) => done(v('cards.done', { title: card.title[language] }), answer), onError: failed },
    )
  const button = (card: OfferedCard, decision: 'show' | 'hide' | 'up') => (
    <Button
      variant="secondary"
      size="s"
      aria-label={v(`cards.${decision}Of`, { title: card.title[language] })}
      disabled={save.isPending}
      onClick={() => act(card, decision)}
    >
      {v(`cards.${decision}`)}
    </Button>
  )
  return (
    <section className={styles.part} aria-label={name}>
      <h3 className={styles.label}>{name}</h3>
      {cards.length === 0 && <p className={styles.soft}>{v('cards.none')}</p>}
      <ol className={own.cards}>
        {cards.map((card, index) => (
          <li key={`${card.remote} ${card.id}`}>
            <span className={own.about}>
              <strong>{card.title[language]}</strong>
              <span className={styles.soft}>
                {v('cards.from', {
                  remote: card.remote,
                  builds: card.builds.join(', '),
                  roles: rolesText(v, card.viewers.join(',')),
                })}
              </span>
            </span>
            <span className={own.actions}>
              <StatusBadge tone={TONES[card.state]}>{v(`cards.${card.state}`)}</StatusBadge>
              {card.state !== 'shown' && button(card, 'show')}
              {card.state !== 'hidden' && button(card, 'hide')}
              {card.state === 'shown' && index > 0 && button(card, 'up')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
