import { asPostcode } from './postcode'

it.each([
  ['LS8-4AB', 'LS8 4AB'],
  ['ls84ab', 'LS8 4AB'],
  ['LS8–4AB', 'LS8 4AB'],
  ['ec1a 1bb', 'EC1A 1BB'],
  ['M1\u00a01AE', 'M1 1AE'],
  ['B.33.8.TH', 'B33 8TH'],
  ['bf1 2ax', 'BF1 2AX'],
  ['BFPO61', 'BFPO 61'],
  ['bfpo 5422', 'BFPO 5422'],
  ['LS8', 'LS8'],
  ['Leeds', 'Leeds'],
  ['', ''],
])('writes %s as %s', (typed, written) => expect(asPostcode(typed)).toBe(written))
