import { LANGUAGES } from '@onward/contracts/language'
import { installIntegrity } from '@onward/federation/integrity'
import { CARRIED_NOTICE } from '@onward/portal-kit/carried-notice'
import { reloadWhenSessionChanged } from './boot/back-forward-cache'
import { readBootDocument } from './boot/boot-document'
import { whenWanted } from './boot/when-wanted'
import { showPlainFailure } from './failure/plain-failure'

// Everything else is imported after this module: shared modules load lazily, and every script is checked against its hash.
const boot = readBootDocument(document)
if (boot) {
  installIntegrity([boot.shell, ...boot.remotes])
  reloadWhenSessionChanged(window)
  const begin = () => {
    for (const { href, integrity } of boot.later ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity }))
    }
    import('./bootstrap')
      .then(({ start }) => start(boot))
      .catch((error: unknown) => {
        showPlainFailure(document, boot.language)
        // Nobody could be told without a connection anyway.
        import('./loader/failing').then(({ reportBootFailure }) => reportBootFailure(error, boot.shell)).catch(() => undefined)
      })
  }
  if (boot.later && !hasNotice()) whenWanted(document, begin)
  else begin()
} else {
  showPlainFailure(document, LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en')
}

/** Whether the previous page left a notice. */
function hasNotice(): boolean {
  try {
    return sessionStorage.getItem(CARRIED_NOTICE) !== null
  } catch {
    return false
  }
}
