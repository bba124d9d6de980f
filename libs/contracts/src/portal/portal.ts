import * as v from 'valibot'
import { ROLES, VISITOR } from '../access'
import { id } from '../endpoint'
import { changedTexts } from '../gateway/portal-texts'
import { inEachLanguage, LANGUAGES, type Language } from '../language'
import { PAGE_SLOT_NAMES } from './page-slots'
import { ICON_NAMES } from './portal-paths'

export * from './page-slots'
export * from './portal-paths'

/** Counters: new messages; applications that wait for the person's answer. */
export const NAVIGATION_COUNTS = ['messages', 'applications'] as const
export type NavigationCount = (typeof NAVIGATION_COUNTS)[number]

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })
const inLanguage = (language: Language) => {
  const missing = `has no text in ${ENGLISH_NAMES.of(language)}: write it beside the other language’s`
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing))
}
const bilingual = v.object(inEachLanguage(inLanguage), `needs a text in each language: ${LANGUAGES.join(' and ')}`)
/** A file beside the scripts, with the hash that its bytes must have. */
const hashedFile = v.object({
  file: v.pipe(v.string(), v.regex(/^[\w.-]+\.html$/)),
  hash: v.pipe(v.string(), v.startsWith('sha256-')),
})
export const prerenderedFiles = v.record(v.string(), v.object(inEachLanguage(() => hashedFile)))
export type PrerenderedFiles = v.InferOutput<typeof prerenderedFiles>
const viewer = v.picklist([...ROLES, VISITOR])
const rule = v.union([v.literal('public'), v.literal('signed-in'), v.array(viewer)])
/** Static half of a remote, `portal.remote.ts`: enough for the shell to draw navigation and route before it loads the remote. */
export const portalManifest = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  contract: v.number(),
  pages: v.array(
    v.object({
      /** Key of `routes` in the remote's entry. */
      id: v.string(),
      /** Absolute, react-router syntax: `/jobs/:id`. */
      path: v.pipe(v.string(), v.startsWith('/')),
      access: rule,
      title: bilingual,
      /** One sentence for search engines and for previews of a link. */
      description: v.optional(bilingual),
      /** `bare`: without frame, for the three sign-in pages. */
      layout: v.optional(v.picklist(['frame', 'bare']), 'frame'),
    }),
  ),
  navigation: v.array(
    v.object({
      /** Address of a page, or one that `links` allows. */
      href: v.string(),
      label: bilingual,
      icon: v.picklist(ICON_NAMES),
      access: rule,
      /** Where the entry is shown; `menu` is the avatar menu. */
      places: v.array(v.picklist(['top', 'side', 'bottom', 'menu', 'footer'])),
      order: v.number(),
      /** Counter shown beside the entry. */
      count: v.optional(v.picklist(NAVIGATION_COUNTS)),
    }),
  ),
  /** Cards for places on pages of other remotes. */
  slots: v.optional(
    v.array(
      v.object({
        slot: v.picklist(PAGE_SLOT_NAMES, `names a place that no page has: use ${PAGE_SLOT_NAMES.join(', ')}`),
        /** Key of `slots` in the remote's entry. */
        id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'use small letters, digits and hyphens')),
        /** Says what the card is, to people and to administrators. */
        title: bilingual,
        access: rule,
        /** Among the cards of a place, until an administrator orders them. */
        order: v.optional(v.number(), 50),
      }),
    ),
    [],
  ),
  /** Where navigation may lead outside the portal: `mailto:`, `tel:`, or the origin of a site, `https://www.gov.uk`. */
  links: v.optional(v.array(v.string())),
  /** `module#export` of every shared module the remote imports, compared with what the shell offers; written by the build. */
  uses: v.optional(v.array(v.string()), []),
  /** `routes` and `slots` of the running half; written by the build. */
  exports: v.optional(v.object({ routes: v.array(v.string()), slots: v.array(v.string()) })),
  /** HTML of pages by id and language, shown to visitors before any script runs; written by the build. */
  html: v.optional(prerenderedFiles),
  /** Texts missing in a language; written by the build. */
  untranslated: v.optional(v.array(v.object({ catalogue: v.string(), key: v.string(), language: v.picklist(LANGUAGES) }))),
})
export type PortalManifest = v.InferOutput<typeof portalManifest>
export type PortalManifestInput = v.InferInput<typeof portalManifest>

const versionFiles = {
  build: v.string(),
  /** Folder of the version's files, `/assets/<name>/<build>/`. */
  base: v.string(),
  /** File name below `base` → `sha256-…`, for every script of the version. */
  integrity: v.record(v.string(), v.string()),
}

/** A remote's version as the shell loads it. */
export const bootRemote = v.object({
  name: v.string(),
  ...versionFiles,
  /** Absolute path of the entry script. */
  entry: v.string(),
  /** Global variable that the entry script sets; includes the build, so that two versions can be on one page. */
  container: v.string(),
  manifest: portalManifest,
  /** Why this version was chosen: `stable`, `canary (bucket 7 < 10)`, `pinned`. */
  reason: v.string(),
})

/** What the gateway puts into the page as `application/json` (element id `boot`). */
export const bootDocument = v.object({
  brand: v.string(),
  language: v.picklist(LANGUAGES),
  /** For antd's styles. */
  styleNonce: v.string(),
  session: v.nullable(
    v.object({
      accountId: id,
      role: v.picklist(ROLES),
      firstName: v.string(),
      lastName: v.string(),
      email: v.string(),
      expiresAt: v.string(),
      /** After so long without anything done the shell signs out; absent where it does not. */
      idleMinutes: v.optional(v.number()),
      /** The account's first session. */
      isFirstSession: v.boolean(),
      /** Staff who have not closed the tour of their pages yet. */
      isTourDue: v.boolean(),
    }),
  ),
  shell: v.object(versionFiles),
  remotes: v.array(bootRemote),
  /** `shell`: this document holds no remote’s code, because its page takes a password. */
  alone: v.optional(v.string()),
  /** What each front end of this page may call, as `GET /api/jobs/board`; of people signed in alone. One that declares nothing is left out. */
  calls: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Without pages of other roles; unknown paths are the 404 page. */
  notFound: v.boolean(),
  /** Sent with reports of how this page loaded; made by the gateway for this page alone. */
  proof: v.string(),
  /** The shortest password of a new account; absent where it is the specification's. */
  minimumPassword: v.optional(v.number()),
  /** What administrators wrote in the place of the front ends' own texts; absent where nothing changed. */
  texts: v.optional(changedTexts),
  /** Whether there is a local mailbox: only in the embedded start. */
  mailbox: v.boolean(),
  /** The document shows the whole page already: these scripts are fetched once somebody uses it. */
  later: v.optional(v.array(v.object({ href: v.string(), integrity: v.string() }))),
})
export type BootDocument = v.InferOutput<typeof bootDocument>
