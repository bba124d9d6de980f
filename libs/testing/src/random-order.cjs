const { createHash } = require('node:crypto')
const Sequencer = require('@jest/test-sequencer').default

/** Test files in an order that the seed alone decides (`--seed`); `npm run drill -- chance order` prints it. */
module.exports = class RandomOrder extends Sequencer {
  #seed
  constructor({ globalConfig, ...options }) {
    super({ globalConfig, ...options })
    this.#seed = globalConfig.seed
  }
  sort(tests) {
    const place = ({ path }) => createHash('sha256').update(`${this.#seed} ${path}`).digest('hex')
    return [...tests].sort((a, b) => place(a).localeCompare(place(b)))
  }
}
