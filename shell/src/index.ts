import { LANGUAGES } from '@onward/contracts/language'
import { installIntegrity } from '@onward/federation/integrity'
import { readBootDocument } from './boot/boot-document'
import { showPlainFailure } from './failure/plain-failure'
import { reportShellFailure } from './loader/shell-failure'

// Everything else is imported after this module: shared modules are lazy, and each script has its hash.
const boot = readBootDocument(document)
if (boot) {
  installIntegrity([boot.shell, ...boot.remotes])
  import('./bootstrap')
    .then(({ start }) => start(boot))
    .catch((error: unknown) => {
      showPlainFailure(document, boot.language)
      reportShellFailure(error, boot.shell, 'evaluation')
    })
} else {
  showPlainFailure(document, LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en')
}
