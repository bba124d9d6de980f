declare module 'nspell' {
  interface Nspell {
    correct(word: string): boolean
  }
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Nspell
}
