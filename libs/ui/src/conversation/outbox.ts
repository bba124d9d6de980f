import { sendMessage } from '@onward/contracts/messaging/threads'
import { call } from '@onward/portal-kit/api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A message that was sent and has not reached the server. */
export interface Unsent {
  /** A fixed id: sending it again never makes two. */
  id: string
  threadId: string
  text: string
  state: 'sending' | 'failed'
}

const keyOf = (accountId: string) => `onward.outbox.${accountId}`

/** Unsent messages of the page before; none is being sent any more. */
export function storedOutbox(storage: Storage, accountId: string): Unsent[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(keyOf(accountId)) ?? '[]')
    return Array.isArray(found) ? (found as Unsent[]).map((one) => ({ ...one, state: 'failed' })) : []
  } catch {
    return []
  }
}

/** UUID v4; `crypto.randomUUID` is missing on plain-http addresses. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Messages being sent, one after the other, so that they arrive in order. Failed ones are stored in this tab, also through a reload, and are sent
 * again when the connection returns or on request.
 */
export function useOutbox(accountId: string, onSent: () => Promise<unknown>) {
  const [items, setItems] = useState(() => storedOutbox(window.sessionStorage, accountId))
  const latest = useRef(items)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  })

  const change = useCallback(
    (next: (all: Unsent[]) => Unsent[]) => {
      latest.current = next(latest.current)
      setItems(latest.current)
      try {
        window.sessionStorage.setItem(keyOf(accountId), JSON.stringify(latest.current))
      } catch {
        // Full or disabled storage must not stop writing.
      }
    },
    [accountId],
  )
  const deliver = useCallback(
    (unsent: Unsent) => {
      const mark = (state: Unsent['state']) => change((all) => all.map((one) => (one.id === unsent.id ? { ...one, state } : one)))
      mark('sending')
      line.current = line.current.then(async () => {
        try {
          const { id, threadId, text } = unsent
          await call(sendMessage, { params: { id: threadId }, body: { id, text }, idempotencyKey: id })
        } catch {
          return mark('failed')
        }
        // Loads the thread before removing the message from the outbox, so that it does not flicker.
        await sent.current().catch(() => undefined)
        change((all) => all.filter((one) => one.id !== unsent.id))
      })
    },
    [change],
  )
  useEffect(() => {
    const again = () => latest.current.filter(({ state }) => state === 'failed').forEach(deliver)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [deliver])

  return {
    items,
    send: useCallback(
      (threadId: string, text: string) => {
        const unsent: Unsent = { id: newId(), threadId, text, state: 'sending' }
        change((all) => [...all, unsent])
        deliver(unsent)
      },
      [change, deliver],
    ),
    retry: deliver,
    remove: useCallback((id: string) => change((all) => all.filter((one) => one.id !== id)), [change]),
  }
}
export type Outbox = ReturnType<typeof useOutbox>
