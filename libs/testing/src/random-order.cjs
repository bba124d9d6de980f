const { createHash } = require('node:crypto')

/** Jest's order of test files: one that the seed alone decides (`--seed`). `npm run drill -- chance order` prints it. */
module.exports = class RandomOrder {
  #seed
  constructor({ globalConfig }) {
    this.#seed = globalConfig.seed
  }
  sort(tests) {
    const place = ({ path }) => createHash('sha256').update(`${this.#seed} ${path}`).digest('hex')
    return [...tests].sort((a, b) => place(a).localeCompare(place(b)))
  }
  shard = (tests) => tests
  allFailedTests = (tests) => tests
  cacheResults() {}
}
