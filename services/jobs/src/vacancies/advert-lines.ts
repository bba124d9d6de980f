const DESIRABLE =
  /\b(?:desirable|nice to have|bonus|an? (?:advantage|plus)|advantageous|ideally|preferred|preferable|not essential|would (?:be helpful|help)|useful but)\b/i
/** Skills that the employer will teach are not required. */
const TAUGHT =
  /\b(?:you(?:'|’)?(?:ll| will) learn|we(?:'|’)?(?:ll| will) (?:teach|train|show|help you)|training (?:is |will be )?(?:given|provided|on)|full training|no (?:previous |prior )?experience|learn (?:how )?to|after (?:six|three|a few|\d+) months)\b/i
const HEADING = /^[^.!?]{1,60}:\s*$/

/** Lines that are `required`, `desirable` or taught; a heading applies until the next one. */
export function* linesOf(text: string): Generator<{ line: string; kind: 'required' | 'desirable' | 'taught' }> {
  let under: 'required' | 'desirable' | 'taught' = 'required'
  for (const line of text.split(/\n+/).flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))) {
    const trimmed = line.trim()
    if (!trimmed) continue
    const own = TAUGHT.test(trimmed) ? 'taught' : DESIRABLE.test(trimmed) ? 'desirable' : null
    if (HEADING.test(trimmed)) under = own ?? 'required'
    else yield { line: trimmed, kind: own ?? under }
  }
}
