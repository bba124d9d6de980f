import { foldText } from '@onward/contracts/fold'
import { LANGUAGES } from '@onward/contracts/language'
import { usePortal, useSession } from '@onward/portal-kit'
import { Icon } from '@onward/ui/frame'
import { CommandPalette, type PaletteEntry } from '@onward/ui/over'
import { useState } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { pagesFor } from '../routing/page-table'
import { useToolsMessages } from './tools-catalogue'
import { useFound } from './use-found'

interface CommandsProps {
  remotes: readonly BootRemote[]
  onClose(): void
  onKeys(): void
}
/** People and things that the server finds, what may be done, and every page that this person may open. */
export default function Commands({ remotes, onClose, onKeys }: CommandsProps) {
  const t = useToolsMessages()
  const { viewer } = useSession()
  const { language, setLanguage, signOut } = usePortal()
  const [query, setQuery] = useState('')
  const found = useFound(query)
  const other = LANGUAGES.find((one) => one !== language) ?? language
  const acts: PaletteEntry[] = [
    { id: 'keys', label: t('keys'), face: <Icon name="info" />, run: onKeys },
    { id: 'language', label: t('language'), face: <Icon name="contact" />, run: () => void setLanguage(other) },
    { id: 'sign-out', label: t('signOut'), face: <Icon name="external" />, run: () => void signOut() },
  ]
  const pages = pagesFor(remotes, viewer)
    .filter(({ page }) => !page.path.includes(':') && page.access !== 'public' && page.layout !== 'bare')
    .map(({ page }) => ({ id: page.path, label: page.title[language], to: page.path, face: <Icon name="document" /> }))
  const wanted = foldText(query)
  const named = ({ label }: PaletteEntry) => foldText(label).includes(wanted)
  const groups = [
    ...found.groups,
    { label: t('do'), entries: [...found.acts, ...acts.filter(named)] },
    { label: t('pages'), entries: pages.filter(named) },
  ]
  return (
    <CommandPalette
      open
      label={t('title')}
      closeLabel={t('close')}
      emptyText={found.isSearching ? t('searching') : t('nothing')}
      problem={found.isFailed ? t('failed') : undefined}
      query={query}
      onQuery={setQuery}
      groups={wanted === '' ? [...groups].reverse() : groups}
      onClose={onClose}
      hints={[
        { keys: ['↑', '↓'], label: t('hintMove') },
        { keys: ['Enter'], label: t('hintOpen') },
        { keys: ['?'], label: t('hintKeys') },
      ]}
    />
  )
}
