const CIVIL = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/
const FORCES = /^(BFPO)(\d{1,4})$/

/**
 * A postcode as the Post Office writes it, `LS8 4AB` and `BFPO 61`, however it was typed: "ls84ab", "LS8-4AB". What is no whole
 * postcode stays as it is.
 */
export function asPostcode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s.\-\u2010-\u2015]/g, '')
  const [, first, second] = CIVIL.exec(plain) ?? FORCES.exec(plain) ?? []
  return first && second ? `${first} ${second}` : typed
}
