/** What stands beside words that are saved by themselves; part of the remote's own catalogue. */
export const autosaved = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Not saved yet. Saving...',
  unfinished: 'Not saved yet. Something below needs another look.',
  failed: 'Not saved yet. What you typed is kept here.',
  again: 'Save now',
  conflict: 'This was changed somewhere else',
  conflictText: 'What you typed is still here. Choose which one to keep.',
  mine: 'What you typed here',
  theirs: 'What is saved',
  keepMine: 'Keep what I typed',
  takeTheirs: 'Use what is saved',
} as const
