const path = require('node:path')
const { createTransformer } = require('@swc/jest')

/** `@swc/jest`, whose source maps name each file relative to itself, so that the clones of a machine share one cache. */
exports.createTransformer = (options) => {
  const transformer = createTransformer(options)
  return { ...transformer, process: (source, file, more) => transformer.process(source, path.basename(file), more) }
}
