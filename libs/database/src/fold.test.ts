import { foldText } from '@onward/contracts/fold'
import { workerDatabase } from '@onward/testing/database'
import fc from 'fast-check'
import postgres from 'postgres'

let owner: postgres.Sql
beforeAll(async () => {
  owner = postgres((await workerDatabase()).ownerUrl, { max: 1, onnotice: () => {} })
})
afterAll(() => owner?.end())
const inSql = async (texts: readonly string[]) =>
  (
    await owner<{ folded: string }[]>`
    select onward.fold(t) as folded from unnest(${texts as string[]}::text[]) with ordinality as texts (t, at) order by at`
  ).map(({ folded }) => folded)

const NAMES: readonly (readonly [string, string])[] = [
  ['Zoë Łukasiewicz-Şahin', 'zoe lukasiewicz sahin'],
  ['O’Brien', 'obrien'],
  ["O'BRIEN", 'obrien'],
  ['OʼBrien', 'obrien'],
  ['王小明', '王小明'],
  ['Siân Llŷr', 'sian llyr'],
  ['Ŵyn  Ŷ', 'wyn y'],
  ['Đặng Thị Ørsted', 'dang thi orsted'],
  ['Straße, STRAẞE', 'strasse, strasse'],
  ['Æneas Œuvre Þór Iðunn', 'aeneas oeuvre thor idunn'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Ｆｕｌｌ　width', 'full width'],
  ['Олена Іваненко', 'олена іваненко'],
  ['  Okafor—Reed\u00a0', 'okafor reed'],
  ['O＇Brien ŉ⁗″', 'obrien n'],
]

test('a name is folded alike in the browser, the services and the database', async () => {
  const texts = NAMES.map(([text]) => text)
  expect(texts.map(foldText)).toEqual(NAMES.map(([, folded]) => folded))
  expect(await inSql(texts)).toEqual(NAMES.map(([, folded]) => folded))
})

test('so is every text of the letters that names in the United Kingdom have', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x17f }),
    fc.integer({ min: 0x1e00, max: 0x1eff }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.constantFrom(...[..."'’‘ʼʻʹ`´′-‐‑‒–—王小明\u2028\u3000"].map((sign) => sign.codePointAt(0) ?? 0)),
  )
  const names = fc.array(
    letter.map((code) => String.fromCodePoint(code)),
    { maxLength: 20 },
  )
  const texts = fc.sample(names, 2_000).map((signs) => signs.join(''))
  expect(await inSql(texts)).toEqual(texts.map(foldText))
})

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    { numRuns: 1_000 },
  )
})
