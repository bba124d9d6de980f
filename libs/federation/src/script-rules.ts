/** How scripts make a field of a password: as a property, an attribute, or HTML. */
const PASSWORD_TYPE = /\btype["'`]?\s*[:=,]\s*[^;{}]{0,40}?["'`]password["'`]|\btype=\\?["']?password\b/i
/** What browsers and their password managers fill in. */
const FILLED_IN = /\b(?:current-password|new-password|one-time-code)\b/i
/** Text that is drawn as dots is a password by another name. */
const DOTS = /text-security["'`]?\s*[:=,]|["'`]?(?:Webkit|Moz)TextSecurity\b/i
/** An element over everything, whatever the style sheets say. */
const OVER_ALL = /position["'`]?\s*[:=,]\s*["'`]?fixed\b/i
/** A label, a hint or a button of the portal's own sign-in, as a whole text. */
const SIGN_IN_TEXTS = [
  'your password',
  'enter your password',
  'confirm your password',
  'eich cyfrinair',
  'rhowch eich cyfrinair',
  'cadarnhewch eich cyfrinair',
  'code from your app',
  'cod o’ch ap',
]
const SIGN_IN_TEXT = new RegExp(`["'\`>]\\s*(${SIGN_IN_TEXTS.join('|')})\\s*[:*]?\\s*["'\`<]`, 'i')

/**
 * What a script of a remote may not do, in sentences: ask for a password or a code, which only the shell does in a document of its own, or
 * lie over the whole portal. It finds what is written plainly; what is put together at run time is not found.
 */
export function scriptFaults(file: string, text: string): string[] {
  const asks = PASSWORD_TYPE.test(text) || FILLED_IN.test(text) || DOTS.test(text)
  const [, label] = SIGN_IN_TEXT.exec(text) ?? []
  return [
    ...(asks
      ? [
          `${file} makes a field for a password or a code: only the portal’s own pages ask for one. Lead to /account, or call an endpoint that asks by itself.`,
        ]
      : []),
    ...(OVER_ALL.test(text)
      ? [`${file} sets position: fixed, which lies over the whole portal: use sticky, or a dialog of the kit.`]
      : []),
    ...(label ? [`${file} says “${label}”, as the portal’s own sign-in does: only the portal’s own pages ask for it.`] : []),
  ]
}
