import { deprecationSentence, isOver } from '@onward/federation/deprecations'
import { isRemote, type LiveFrontEnd, type ShellPortal, type Version } from './resolve'

/**
 * What a version uses of the live shells that will go, in sentences. `over`: its last day has passed; a version that uses it could break
 * with any next shell, and is refused.
 */
export function deprecatedUses(version: Version, live: readonly LiveFrontEnd[], now: Date): { soon: string[]; over: string[] } {
  const shells = live
    .filter(({ name }) => name === 'shell')
    .flatMap(({ stable, canary }) => (canary ? [stable, canary] : [stable]))
    .map(({ portal }) => portal as ShellPortal)
  const [soon, over] = [new Set<string>(), new Set<string>()]
  for (const use of isRemote(version) ? version.portal.uses : [])
    for (const { deprecated } of shells) {
      const deprecation = deprecated?.[use]
      const [module = '', name = ''] = use.split('#')
      if (deprecation) (isOver(deprecation, now) ? over : soon).add(deprecationSentence(name, module, deprecation, now))
    }
  return { soon: [...soon], over: [...over] }
}
