import type { Endpoint, ResponseOf } from '@onward/contracts/endpoint'
import type { Language } from '@onward/contracts/language'
import { isStale, type Reads, type Resource } from '@onward/contracts/resources'
import {
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { createElement, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { ApiError, type CallInput, callAs, createSubmission, wasSentHere } from './api-client'
import { isUndeclared } from './declared-calls'
import { type Caller, CallerContext, type Portal, PortalContext } from './portal-context'
import { withoutNavigating } from './router'

/** The page's one client. The hooks name it themselves, so that pages need no provider. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Only temporary faults are retried; specification section 9 allows three attempts.
      retry: (failures, error) => failures < 3 && error instanceof ApiError && error.transient,
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 8_000) * (0.5 + Math.random() / 2),
    },
    mutations: { retry: false },
  },
})

/** The page's query client, for invalidating and for setting what a write already knows. */
export const useQueryClient = (): QueryClient => client

/** Forgets every answer, for another person's session or another test. */
export const forgetQueries = (): void => {
  client.clear()
  answersLanguage = null
}

/**
 * For components that use `@tanstack/react-query`'s own hooks.
 * @deprecated since contract 1, until 2027-06-30: use `useEndpoint`, `usePages` and `useWrite`, which need no provider.
 */
export const QueryProvider = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)

type Input<E> = Omit<CallInput<E>, 'file' | 'onProgress' | 'idempotencyKey' | 'signal'>

/** Key of an endpoint's answers: `queryKey(readCv)` covers every input, `queryKey(readCv, input)` one. */
export const queryKey = <E extends Endpoint>(endpoint: E, input?: Input<E>): QueryKey =>
  input === undefined ? [endpoint.service + endpoint.path] : [endpoint.service + endpoint.path, input]

/** Refetches what shows one of these, for changes learned of by other means than `useWrite`. */
export const refreshAnswers = (...changed: readonly Resource[]): Promise<void> => refresh(changed)

/** Refetches what shows what this endpoint changes: for a write without `useWrite`, or one that was refused because somebody else was first. */
export const refreshAfter = ({ changes = [] }: Endpoint, keepOnShow?: Endpoint): Promise<void> => refresh(changes, keepOnShow)

/** Marks answers made of what changed as stale and refetches the visible ones, except `keepOnShow`. */
async function refresh(changed: readonly Resource[], keepOnShow?: Endpoint): Promise<void> {
  const isOut = ({ meta }: { meta: Record<string, unknown> | undefined }) => isStale(meta?.reads as Reads | undefined, changed)
  const excludedKey = keepOnShow && queryKey(keepOnShow)[0]
  await Promise.all([
    client.invalidateQueries({ predicate: (query) => isOut(query) && query.queryKey[0] !== excludedKey }),
    excludedKey !== undefined && client.invalidateQueries({ queryKey: [excludedKey], refetchType: 'none' }),
  ])
}

const connected = new WeakSet<Portal['subscribe']>()
/** Keeps answers up to date with the server's announcements, except for this page's own writes. */
function useAnnouncements(): void {
  const subscribe = useContext(PortalContext)?.subscribe
  useEffect(() => {
    if (!subscribe || connected.has(subscribe)) return
    connected.add(subscribe)
    subscribe(({ changed, by }) => {
      if (by === undefined || !wasSentHere(by)) void refresh(changed)
    })
  }, [subscribe])
}

/** The language in which answers were asked for; null before the first. */
let answersLanguage: Language | null = null
/** Answers hold texts in the reader's language, so a switch fetches them again. */
function useAnswersInLanguage(): void {
  const language = useContext(PortalContext)?.language
  useEffect(() => {
    if (!language || language === answersLanguage) return
    if (answersLanguage !== null) void client.invalidateQueries()
    answersLanguage = language
  }, [language])
}

export interface EndpointOptions<E> {
  enabled?: boolean
  /** Milliseconds; false stops. A function sees the latest answer. */
  refetchInterval?: number | false | ((answer: ResponseOf<E> | undefined) => number | false)
  staleTime?: number
  /** Keeps the earlier answer while another input loads. */
  keepPrevious?: boolean
}

/** The answer of a GET endpoint, kept for the page. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  options: EndpointOptions<E> = {},
): UseQueryResult<ResponseOf<E>, ApiError> {
  const { enabled, refetchInterval, staleTime, keepPrevious } = options
  const caller = useContext(CallerContext)
  useAnnouncements()
  useAnswersInLanguage()
  return useQuery<ResponseOf<E>, ApiError>(
    {
      queryKey: keyFor(caller, endpoint, (input ?? {}) as Input<E>),
      queryFn: ({ signal }) => callAs(caller, endpoint, { ...input, signal }) as Promise<ResponseOf<E>>,
      meta: { reads: endpoint.reads },
      ...(enabled !== undefined && { enabled }),
      ...(staleTime !== undefined && { staleTime }),
      ...(keepPrevious && { placeholderData: (previous: ResponseOf<E> | undefined) => previous as never }),
      ...(refetchInterval !== undefined && {
        refetchInterval:
          typeof refetchInterval === 'function'
            ? (query: { state: { data: ResponseOf<E> | undefined } }) => refetchInterval(query.state.data)
            : refetchInterval,
      }),
    },
    client,
  )
}

/** What one remote may not ask for, it does not get from another's answers either. */
const keyFor = <E extends Endpoint>(caller: Caller | null, endpoint: E, input: Input<E>): QueryKey =>
  isUndeclared(endpoint, caller) ? [...queryKey(endpoint, input), `refused to ${caller?.name}`] : queryKey(endpoint, input)

interface Page {
  items: readonly unknown[]
  nextCursor: string | null
}

/** Pages of a list with a cursor, for "Load more": `data.pages`, `fetchNextPage`, `hasNextPage`. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  options: Pick<EndpointOptions<E>, 'enabled' | 'staleTime'> = {},
): UseInfiniteQueryResult<{ pages: ResponseOf<E>[]; pageParams: (string | null)[] }, ApiError> {
  const caller = useContext(CallerContext)
  useAnnouncements()
  useAnswersInLanguage()
  return useInfiniteQuery<
    ResponseOf<E>,
    ApiError,
    { pages: ResponseOf<E>[]; pageParams: (string | null)[] },
    QueryKey,
    string | null
  >(
    {
      queryKey: [...keyFor(caller, endpoint, (input ?? {}) as Input<E>), 'pages'],
      queryFn: ({ signal, pageParam }) => {
        const query = { ...(input as { query?: object } | undefined)?.query, ...(pageParam && { cursor: pageParam }) }
        return callAs(caller, endpoint, { ...input, query, signal }) as Promise<ResponseOf<E>>
      },
      meta: { reads: endpoint.reads },
      initialPageParam: null,
      getNextPageParam: (last) => (last as Page).nextCursor,
      ...options,
    },
    client,
  )
}

export interface WriteOptions<E> {
  onSuccess?: (answer: ResponseOf<E>, input: CallInput<E>) => void | Promise<void>
  onError?: (error: ApiError, input: CallInput<E>) => void
  /** Its visible answers are not refetched by the write. */
  keepOnShow?: Endpoint
}

/** What becomes of one `mutate`. */
export interface WriteEnd<E> {
  onSuccess?: (answer: ResponseOf<E>, input: CallInput<E>) => void
  onError?: (error: ApiError, input: CallInput<E>) => void
}
type WithoutMutate<Result> = Result extends unknown ? Omit<Result, 'mutate'> : never
export type Write<E> = WithoutMutate<UseMutationResult<ResponseOf<E>, ApiError, CallInput<E>>> & {
  /**
   * `end` is called once also when the form has gone by then: a receipt or a failure is always told. Where its page was left meanwhile, it takes
   * nobody to another one.
   */
  mutate(input: CallInput<E>, end?: WriteEnd<E>): void
}

/** A write: `mutate(input)`, `isPending`, `error`. Trying the same input again after a failure repeats the same submit. */
export function useWrite<E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}): Write<E> {
  const write = useSubmission(endpoint, options)
  const { mutateAsync } = write
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  // The last of several presses with the same input is the one that is answered.
  const [ends] = useState(() => new Map<string, WriteEnd<E>>())
  const mutate = useCallback(
    (input: CallInput<E>, end: WriteEnd<E> = {}) => {
      const press = JSON.stringify(input)
      const page = window.location.pathname
      ends.set(press, end)
      const finish = (run: () => void) => {
        if (ends.get(press) !== end) return
        ends.delete(press)
        if (isGone.current && window.location.pathname !== page) withoutNavigating(run)
        else run()
      }
      mutateAsync(input).then(
        (answer) => finish(() => end.onSuccess?.(answer, input)),
        (error: ApiError) => finish(() => end.onError?.(error, input)),
      )
    },
    [mutateAsync, ends],
  )
  return { ...write, mutate }
}

function useSubmission<E extends Endpoint>(
  endpoint: E,
  { onSuccess, onError, keepOnShow }: WriteOptions<E>,
): UseMutationResult<ResponseOf<E>, ApiError, CallInput<E>> {
  const caller = useContext(CallerContext)
  const [submission] = useState(createSubmission)
  const [underWay] = useState(() => new Map<string, Promise<ResponseOf<E>>>())
  return useMutation<ResponseOf<E>, ApiError, CallInput<E>>(
    {
      mutationFn: async (input) => {
        const { params, query, body, file } = input as { params?: unknown; query?: unknown; body?: unknown; file?: unknown }
        const idempotencyKey = submission.keyFor({ params, query, body, file })
        // A second press before the form is drawn as sending gets the first one's answer.
        const first = underWay.get(idempotencyKey)
        if (first) return first
        const asked = callAs(caller, endpoint, { idempotencyKey, ...input }) as Promise<ResponseOf<E>>
        underWay.set(idempotencyKey, asked)
        try {
          const answer = await asked
          submission.done()
          return answer
        } finally {
          underWay.delete(idempotencyKey)
        }
      },
      onSuccess: async (answer, input) => {
        if (endpoint.changes) await refresh(endpoint.changes, keepOnShow)
        await onSuccess?.(answer, input)
      },
      ...(onError && { onError: (error: ApiError, input: CallInput<E>) => onError(error, input) }),
    },
    client,
  )
}
