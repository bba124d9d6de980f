import { VISITOR } from '@onward/contracts/access'
import { jobLists, waysOfPage } from '@onward/contracts/jobs/public-list'
import { LANGUAGES, type Language } from '@onward/contracts/language'
import { useErrorText, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { useNearMe } from '@onward/portal-kit/near-me'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { drawnJobs } from './drawn-jobs'
import { HomeView } from './HomeView'
import type { JobsFound } from './JobList'
import { addressOf, type HomeSearch, searchIn, sizeOf } from './search-address'

/** Wait after the last keystroke, to search for whole words. */
const TYPED_MS = 350

/** For people signed in: visitors load nothing of it. */
const Cards = lazy(async () => {
  const { Slot } = await import('@onward/portal-kit/slot')
  return { default: () => <Slot name="public.home" /> }
})

/** The first page with its search, which is in the address. */
export default function HomePage() {
  const { viewer } = useSession()
  const { language, setLanguage } = usePortal()
  const errorText = useErrorText()
  const t = useMessages()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = searchIn(params)
  const address = addressOf(search)
  const [drawn] = useState(() => drawnJobs(document, address, language))
  const [jobs, setJobs] = useState(drawn)
  const isFresh = useRef(drawn !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isMounted, setMounted] = useState(false)
  // The shell names the page once it is there.
  useEffect(() => setMounted(true), [])
  usePageTitle(isMounted && jobs && (search.what || search.where || search.near) ? jobs.heading : t('home.pageTitle'))
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsked = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds the whole search
  useEffect(() => {
    // The document came with the first list.
    if (isFresh.current) {
      isFresh.current = false
      return
    }
    const calledOff = new AbortController()
    loadJobs(search, language, calledOff.signal).then(
      (found) => {
        setFailure(null)
        setJobs(found)
      },
      (error: unknown) => {
        if (!calledOff.signal.aborted) setFailure(errorText(error))
      },
    )
    return () => calledOff.abort()
  }, [address, language])
  // After the button, the focus moves to the results.
  useEffect(() => {
    if (!jobs || !isAsked.current) return
    isAsked.current = false
    heading.current?.focus()
  }, [jobs])
  useEffect(() => () => clearTimeout(typed.current), [])

  const asked = (all: boolean): HomeSearch => {
    const fields = new FormData(form.current ?? undefined)
    const where = String(fields.get('where') ?? '').trim()
    return { what: String(fields.get('q') ?? '').trim(), where, near: where ? '' : search.near, all, from: 0 }
  }
  const near = useNearMe((position) => {
    clearTimeout(typed.current)
    const place = form.current?.elements.namedItem('where')
    if (place instanceof HTMLInputElement) place.value = ''
    isAsked.current = true
    void navigate(addressOf({ ...asked(true), where: '', near: position }))
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(typed.current)
    isAsked.current = true
    const next = addressOf(asked(true))
    // Repeating the same search fetches nothing, so the focus moves at once.
    if (next === address) heading.current?.focus()
    void navigate(next)
  }
  const type = () => {
    clearTimeout(typed.current)
    typed.current = setTimeout(() => void navigate(addressOf(asked(search.all)), { replace: true }), TYPED_MS)
  }
  const other = LANGUAGES.find((one) => one !== language) ?? language
  return (
    <HomeView
      what={search.what}
      where={search.where}
      jobs={jobs}
      failure={failure}
      form={form}
      heading={heading}
      onSearch={find}
      onTyping={type}
      onFocus={loadClient}
      near={{ state: near.state === 'idle' && search.near ? 'found' : near.state, ask: near.isOffered ? near.ask : null }}
      onLanguage={() => void setLanguage(other)}
      cards={
        viewer !== VISITOR && (
          <Suspense fallback={null}>
            <Cards />
          </Suspense>
        )
      }
    />
  )
}

/** Visitors who do not search never load it. */
const loadClient = () => Promise.all([import('@onward/portal-kit/api'), import('@onward/contracts/jobs/public-jobs')])

async function loadJobs(search: HomeSearch, lang: Language, signal: AbortSignal): Promise<JobsFound> {
  const [{ call }, { searchPublicJobs }] = await loadClient()
  const { what, where, near, from } = search
  const query = { q: what, where, ...(near && { near }), lang, from: String(from), limit: sizeOf(search) }
  const found = await call(searchPublicJobs, { query, signal })
  const { total, heading, note, next, cards } = found
  return {
    total,
    heading,
    note,
    cards,
    ...waysOfPage(found, { q: what, where }),
    lists: jobLists(found, from),
    all: !search.all && next !== null ? addressOf({ ...search, all: true, from: 0 }) : null,
    next: search.all && next !== null ? addressOf({ ...search, from: next }) : null,
  }
}
