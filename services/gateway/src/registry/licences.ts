/** SPDX names of licences that ask for no more than being named. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Whether an SPDX expression (`MIT`, `(MIT OR GPL-3.0)`) is fulfilled by accepted licences. */
export function isLicenceAccepted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim()
  return plain.split(/\s+OR\s+/i).some((choice) => choice.split(/\s+AND\s+/i).every((one) => ACCEPTED.has(one.trim())))
}
