export type Scheme = 'system' | 'light' | 'dark'

const original = new WeakMap<CSSMediaRule, string>()

/** Shows the page as someone with that system setting sees it: the tokens ask the system, so its media rules are answered here. */
export function showScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      const asked = original.get(rule) ?? rule.media.mediaText
      if (!asked.includes('prefers-color-scheme: dark')) continue
      original.set(rule, asked)
      rule.media.mediaText = scheme === 'system' ? asked : scheme === 'dark' ? 'all' : 'not all'
    }
  }
}
