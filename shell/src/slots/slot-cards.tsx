import type { LoadFailure } from '@onward/contracts/gateway/load-failures'
import { cardKey, type PageSlot } from '@onward/contracts/portal/page-slots'
import { usePortal } from '@onward/portal-kit'
import { CallerContext } from '@onward/portal-kit/host'
import { type Catalogue, createMessages, withCatalogues } from '@onward/portal-kit/i18n'
import { Button, VisuallyHidden } from '@onward/ui/frame'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { FailureBoundary } from '../failure/FailureBoundary'
import { Drawn } from '../loader/Drawn'
import { InsteadOfDrawn } from '../loader/InsteadOfDrawn'
import type { PageLoad, PageLoader } from '../loader/page-loader'
import { loadUnfinished } from '../loader/unfinished'
import { useShellMessages } from '../messages/shell-messages'
import { tell } from '../report/tell'
import { note } from '../report/watch'
import type { SlotSource } from '../session/portal'
import type en from './messages/en.json'
import styles from './slots.module.css'

const NAMESPACE = 'slots'
const catalogue: Catalogue = { namespace: NAMESPACE, load: (language) => import(`./messages/${language}.json`) }
const useSlotMessages = createMessages<typeof en>(NAMESPACE)

/** A card is waited for no longer, though the browser has work. */
const IDLE_LIMIT_MS = 2_000

type Card = BootRemote['manifest']['slots'][number]
interface SlotCardsProps {
  name: PageSlot
  /** What the place knows: a card's properties. */
  given: object
}

/** Draws the cards of a place, in the order that the registry gave. */
export const slotCards = async ({ remotes, loader }: SlotSource): Promise<ComponentType<SlotCardsProps>> => {
  const drawn = async () => ({
    default: ({ name, given }: SlotCardsProps) => {
      const t = useSlotMessages()
      const cards = remotes
        .flatMap((remote) => remote.manifest.slots.map((card) => ({ remote, card })))
        .filter(({ card }) => card.slot === name)
        .sort((a, b) => a.card.order - b.card.order)
      return (
        <ul className={styles.cards} aria-label={t('label')}>
          {cards.map(({ remote, card }) => (
            <li key={`${remote.name} ${card.id}`} className={styles.card} data-card={`${remote.name} ${card.id}`}>
              {loader && <SlotCard loader={loader} remote={remote} card={card} given={given} />}
            </li>
          ))}
        </ul>
      )
    },
  })
  return (await withCatalogues([catalogue], drawn)()).default
}

interface SlotCardProps {
  loader: PageLoader
  remote: BootRemote
  card: Card
  given: object
}
/** One card: it loads once the page is drawn, and its failure is its own. */
function SlotCard({ loader, remote, card, given }: SlotCardProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PageLoad | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let current = true
    const stop = whenIdle(() => {
      void loader.load(remote, cardKey(card.id)).then((outcome) => {
        if (current) setState(outcome)
      })
    })
    return () => {
      current = false
      stop()
    }
  }, [loader, remote, card.id, attempt])
  if (state === null) return <Waiting card={card} />
  const failed = { remote, card }
  if (state.kind === 'failed') {
    const again = () => {
      loadUnfinished(remote)
      setState(null)
      setAttempt((before) => before + 1)
    }
    const { failure, message, error, fatal } = state
    return <FailedCard {...failed} failure={failure} message={message} error={error} onAgain={fatal ? null : again} />
  }
  const Page = state.Page as ComponentType<object>
  return (
    <FailureBoundary
      key={state.of.build}
      fallback={(error, again) => (
        <InsteadOfDrawn
          loader={loader}
          load={state}
          part={cardKey(card.id)}
          error={error}
          waiting={<Waiting card={card} />}
          onReady={setState}
        >
          <FailedCard card={card} remote={state.of} failure="render" error={error} onAgain={again} />
        </InsteadOfDrawn>
      )}
    >
      <Suspense fallback={<Waiting card={card} />}>
        <CallerContext.Provider value={state.of}>
          <Page {...given} />
        </CallerContext.Provider>
        <Drawn load={state} path={cardKey(card.id)} failed={remote} />
      </Suspense>
    </FailureBoundary>
  )
}

const Waiting = ({ card: { title } }: { card: Card }) => {
  const t = useSlotMessages()
  const { language } = usePortal()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('loading', { title: title[language] })}</VisuallyHidden>
    </div>
  )
}

interface FailedCardProps {
  remote: BootRemote
  card: Card
  failure: LoadFailure
  /** Of the loader; else the text of what was thrown is sent. */
  message?: string
  error: unknown
  onAgain: (() => void) | null
}
/** Says that a card failed, in its own place, and reports it with the version. */
function FailedCard({ remote: { name, build, base }, card: { id, title }, failure, message, error, onAgain }: FailedCardProps) {
  const t = useSlotMessages()
  const shell = useShellMessages()
  const { language } = usePortal()
  useEffect(() => {
    note({ kind: 'failed', remote: name, build, failure, error })
    const event = { kind: 'remote-failed', path: cardKey(id), remote: name, build, failure } as const
    void tell({ ...event, ...(message !== undefined && { message }) }, { error, base })
  }, [name, build, base, id, failure, message, error])
  return (
    <div className={styles.failed} data-failure={failure}>
      <p>{t('failed', { title: title[language] })}</p>
      {onAgain && (
        <Button variant="secondary" size="s" onClick={onAgain}>
          {shell('failed.again')}
        </Button>
      )}
    </div>
  )
}

/** Once the browser has nothing else to do; gives what calls it off. */
function whenIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS })
  return () => cancelIdleCallback(handle)
}
