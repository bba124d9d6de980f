const vm = require('node:vm')
const { statSync } = require('node:fs')
const { default: Runtime } = require('jest-runtime')

const transformed = new Map()
const compiledIn = new WeakMap()
const shared = new Map()
let current
/** Tables, dictionaries and shapes that hold no state, and the thread that judges: they take longer to build than most test files run. */
const SHARED_MODULES = /\/libs\/(?:contracts|taxonomy|matching|cv-engine\/src\/(?:tagging|language|judging))\/(?!.*\.test\.)/

/**
 * Jest loads every module anew for every test file. Here each file still has modules of its own, but what they are made of (text, compiled
 * function) is kept by the worker; among the worker's own globals, packages as Node loads them and tables of ours are kept as they are.
 */
module.exports = class CompileOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { keptContext } = args[1]
    this.keepsModules = !vm.isContext(keptContext)
    if (this.keepsModules) for (const [file, module] of shared) this.registries.getActiveCjsRegistry().set(file, module)
    current = this
    this.requireLate()
    this.transformOnce()
    this.compileOnce(keptContext)
  }

  /** What a kept module asks for later comes from the file that runs then. */
  requireLate() {
    const { requireBuilder } = this
    const requireOf = requireBuilder.for.bind(requireBuilder)
    requireBuilder.for = (module, options) => {
      const require = requireOf(module, options)
      if (!this.keepsModules || !SHARED_MODULES.test(module.filename)) return require
      return Object.assign((name) => current.requireModuleOrMock(module.filename, name), require)
    }
  }

  transformOnce() {
    const { transformCache } = this
    const transform = transformCache.transform.bind(transformCache)
    transformCache.transform = (file, options) => {
      if (options?.isInternalModule) return transform(file, options)
      const { mtimeMs, size } = statSync(file)
      const known = transformed.get(file)
      if (known?.mtimeMs !== mtimeMs || known.size !== size) {
        const code = transform(file, options)
        transformed.set(file, { mtimeMs, size, result: transformCache.transforms.get(file) })
        return code
      }
      transformCache.transforms.set(file, known.result)
      if (known.result.sourceMapPath) transformCache.sourceMaps.set(file, known.result.sourceMapPath)
      return known.result.code
    }
  }

  compileOnce(context) {
    const { executor } = this
    const compiled = compiledIn.get(context) ?? new Map()
    compiledIn.set(context, compiled)
    executor.compile = (source, file) => {
      const known = compiled.get(file)
      if (known?.source === source) return known.run
      const run = vm.compileFunction(source, executor.injectedModuleParameters, {
        filename: file,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
        ...(vm.isContext(context) ? { parsingContext: context } : {}),
      })
      compiled.set(file, { source, run })
      return run
    }
  }

  requireModule(from, name, options, isActual) {
    if (this.keepsModules && name && !options?.isInternalModule && !this._resolution.isCoreModule(name)) {
      const file = this._resolution.resolveCjs(from, name)
      if (/\/node_modules\/.*[.](?:c?js|node)$/.test(file) && !this.transformCache.scriptTransformer.shouldTransform(file))
        return require(file)
    }
    return super.requireModule(from, name, options, isActual)
  }

  teardown() {
    if (this.keepsModules)
      for (const [file, module] of this.registries.getActiveCjsRegistry())
        if (SHARED_MODULES.test(file) && module.loaded) shared.set(file, module)
    super.teardown()
  }
}
module.exports.default = module.exports
