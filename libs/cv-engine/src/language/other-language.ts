import type { Block } from '../block'
import { littleWordsIn } from './language-of'

/** Fewer words tell no language. */
const ENOUGH_WORDS = 30
/** Little words of other languages that English and Welsh do not have; a name abroad holds one or two. */
const OTHER_WORDS =
  /(?<![\p{L}])(?:de|la|el|los|las|para|con|desde|hasta|une|les|des|du|pour|avec|dans|et|und|der|die|das|mit|für|bei|seit|oraz|się|przez|jest|dla|od|z|w|și|si|sau|pentru|din|del|nel|nella|della|di|che|dos|das|do|da|não|como|ve|ile|için|een|het|voor|met|en|iyo|ka|oo|ku|dhe|në|për|të|ir|su|nuo|és|az|egy|se|pro|ng|sa|ang|mga|và|của)(?![\p{L}])/giu
/** Letters of alphabets that neither language is written in. */
const OTHER_LETTERS =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Greek}\p{Script=Han}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Ethiopic}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/gu
/** Share of all words that are little words of other languages, and how many times those of English and Welsh. */
const OTHER = { share: 0.07, times: 2 }

/** Whether a document is written in another language than English and Welsh. Titles, names and lists alone tell none. */
export function isOtherLanguage(blocks: readonly Pick<Block, 'text'>[]): boolean {
  const text = blocks.map((block) => block.text).join('\n')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if ((text.match(OTHER_LETTERS)?.length ?? 0) * 2 > letters && letters > 0) return true
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  if (words < ENOUGH_WORDS) return false
  const other = text.match(OTHER_WORDS)?.length ?? 0
  const { welsh, english } = littleWordsIn(text)
  return other >= words * OTHER.share && other > (welsh + english) * OTHER.times
}
