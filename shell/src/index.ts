import { installIntegrity } from '@onward/federation/integrity'
import { readBootDocument } from './boot/boot-document'
import { showPlainFailure } from './failure/plain-failure'

// Everything else comes after this module: shared modules are fetched lazily, each script with its hash.
const boot = readBootDocument(document)
if (boot) {
  installIntegrity([boot.shell, ...boot.remotes])
  import('./bootstrap').then(({ start }) => start(boot)).catch(() => showPlainFailure(document, boot.language))
} else {
  showPlainFailure(document, document.documentElement.lang === 'cy' ? 'cy' : 'en')
}
