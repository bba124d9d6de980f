import { LANGUAGES, type Language } from '@onward/contracts/language'
import { useErrorText, usePortal, useSession } from '@onward/portal-kit'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { drawnJobs } from './drawn-jobs'
import { HomeView } from './HomeView'
import type { ShownJobs } from './JobList'
import { addressOf, type HomeSearch, searchIn, sizeOf } from './search-address'

/** After the last letter; nobody reads a list for half a word. */
const TYPED_MS = 350

/** The first page with its search: the address says what is looked for. */
export default function HomePage() {
  const { viewer } = useSession()
  const { language, setLanguage } = usePortal()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = searchIn(params)
  const address = addressOf(search)
  const [drawn] = useState(() => drawnJobs(document, address, language))
  const [jobs, setJobs] = useState(drawn)
  const isFresh = useRef(drawn !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsked = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds the whole search
  useEffect(() => {
    // The document brought the first list.
    if (isFresh.current) {
      isFresh.current = false
      return
    }
    const calledOff = new AbortController()
    shownJobs(search, language, calledOff.signal).then(
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
  // Whoever pressed the button goes on at what was found.
  useEffect(() => {
    if (!jobs || !isAsked.current) return
    isAsked.current = false
    heading.current?.focus()
  }, [jobs])
  useEffect(() => () => clearTimeout(typed.current), [])

  const asked = (all: boolean): HomeSearch => {
    const fields = new FormData(form.current ?? undefined)
    return { what: String(fields.get('q') ?? '').trim(), where: String(fields.get('where') ?? '').trim(), all, from: 0 }
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(typed.current)
    isAsked.current = true
    const next = addressOf(asked(true))
    // The same search again brings no other answer.
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
      start={viewer === 'user' ? '/dashboard' : '/login'}
      jobs={jobs}
      failure={failure}
      form={form}
      heading={heading}
      onSearch={find}
      onTyping={type}
      onFocus={loadClient}
      onLanguage={() => void setLanguage(other)}
    />
  )
}

/** Whoever looks around only needs none of it. */
const loadClient = () => Promise.all([import('@onward/portal-kit/api'), import('@onward/contracts/jobs/public-jobs')])

async function shownJobs(search: HomeSearch, lang: Language, signal: AbortSignal): Promise<ShownJobs> {
  const [{ call }, { searchPublicJobs }] = await loadClient()
  const { what, where, from } = search
  const query = { q: what, where, lang, from: String(from), limit: sizeOf(search) }
  const { items, total, heading, note, next } = await call(searchPublicJobs, { query, signal })
  return {
    items,
    total,
    heading,
    note,
    all: !search.all && next !== null ? addressOf({ ...search, all: true, from: 0 }) : null,
    next: search.all && next !== null ? addressOf({ ...search, from: next }) : null,
  }
}
