/**
 * One subject that people tell of themselves. Wordings are separated by `|` or line breaks; look-up is that of skills (any case, no accents, one
 * wrong letter in long words). Welsh wordings stand in their unmutated form.
 */
export interface Subject {
  /** What somebody has, gets or lives with: "epilepsy", "settled status". Said without any sign of work, it is private. */
  has?: string
  /** What somebody is, as a noun: "wheelchair user", "refugee". Said without any sign of work, it is private. */
  as?: string
  /** What somebody is, as a word that means other things too: "deaf", "single", "Muslim". Private after "I am", and by itself. */
  is?: string
  /** The same, and never private by itself: "Polish" in a list is a language. */
  isOnly?: string
  /** What means other things as a rule: "stroke", "PIP". Private only after words by which people say that they have or get it. */
  hasOnly?: string
  welsh?: { has?: string; as?: string; is?: string }
  /**
   * Clauses that tell it whatever their words, one a line, as regular expressions in lower case. `<I>` stands for the start of a clause about
   * the writer ("I", "I also", or nothing), `<few>` for up to three words, `<kind>` for an adjective, `<relative>` for a relative of theirs, `<number>` for a small number.
   */
  says?: string
  /** The same, where the writer themselves must be named: "I", "my". */
  saysOfMe?: string
}
