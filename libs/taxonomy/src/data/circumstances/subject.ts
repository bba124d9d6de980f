/**
 * One kind of private circumstance. Phrases are separated by `|` or line breaks and looked up like skills (any case, no accents, one wrong letter in
 * long words). Welsh phrases are in their unmutated form.
 */
export interface Subject {
  /** What somebody has or receives: "epilepsy", "settled status". Private unless the clause is about work. */
  has?: string
  /** What somebody is, as a noun: "wheelchair user", "refugee". Private unless the clause is about work. */
  as?: string
  /** What somebody is, in a word with other meanings: "deaf", "single", "Muslim". Private after "I am", and alone. */
  is?: string
  /** As `is`, but never private alone: "Polish" in a list is a language. */
  isOnly?: string
  /** Phrases that usually mean something else: "stroke", "PIP". Private only after words such as "have" or "receive". */
  hasOnly?: string
  welsh?: { has?: string; as?: string; is?: string }
  /**
   * Regular expressions in lower case, one a line, for clauses that are private as a whole. `<I>` stands for the start of a clause about the writer
   * ("I", "I also", or nothing), `<few>` for up to three words, `<kind>` for an adjective, `<relative>` for a relative, `<number>` for a small
   * number.
   */
  anySubject?: string
  /** As `anySubject`, but only where the writer is named: "I", "my". */
  firstPerson?: string
}
