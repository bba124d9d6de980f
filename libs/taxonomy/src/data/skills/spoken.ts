/** How people write that they speak a language; its bare name stands in `ORDINARY_SKILL_WORDS`, since it is a nationality too. */
export const spoken = (...languages: string[]): string =>
  languages
    .flatMap((one) => [
      one,
      `${one} language`,
      `${one} speaker`,
      `${one} speaking`,
      `speak ${one}`,
      `speaks ${one}`,
      `speaking ${one}`,
      `spoken ${one}`,
      `spoke ${one}`,
      `good ${one}`,
      `my ${one}`,
      `fluent ${one}`,
      `fluent in ${one}`,
      `${one} fluent`,
      `native ${one}`,
      `${one} native`,
      `${one} mother tongue`,
      `conversational ${one}`,
      `basic ${one}`,
    ])
    .join('|')
