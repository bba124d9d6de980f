import { spawnSync } from 'node:child_process'

/** What Git says of a folder; each answer is empty where there is no Git. */
export function checkoutAt(root: string) {
  const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')
  return {
    commit: (): string => git('rev-parse', 'HEAD'),
    isClean: (): boolean => git('rev-parse', 'HEAD') !== '' && git('status', '--porcelain') === '',
    /** Where this branch left the main one; on the main branch itself, the last commit. */
    baseOfChange: (): string => {
      const base = git('merge-base', 'HEAD', 'main')
      return base && base !== git('rev-parse', 'HEAD') ? base : 'HEAD'
    },
    /** Files that differ from a commit, and those that Git does not know yet. */
    changedSince: (base: string): string[] => [
      ...lines(git('diff', '--name-only', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ],
  }
}
