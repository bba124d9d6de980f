import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { PORTAL_CONTRACT, type PortalManifestInput } from '@onward/contracts/portal/portal'
import type { Prerendered } from '@onward/portal-kit/prerender'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack'
import { FactsPlugin } from './facts-plugin'
import { assetBase, containerName } from './front-ends'
import { HintsPlugin } from './hints'
import { inputName } from './inputs'
import { PortalPlugin } from './portal-plugin'
import { HtmlFilesPlugin, htmlFiles, prerenderConfig } from './prerender'
import { PublicFilesPlugin } from './public-files-plugin'
import { ownClass } from './scoped-styles'
import { ScopedStylesPlugin } from './scoped-styles-plugin'
import { sharedOptions } from './shared-modules'

export interface BuildTarget {
  /** The package's folder, absolute. */
  dir: string
  /** Short name: `shell`, `jobseeker`. */
  name: string
  /** The build's fingerprint; part of the container's name and of the address. */
  build: string
  outDir: string
}

const require = createRequire(import.meta.url)
const loader = (name: string) => require.resolve(name)
const here = fileURLToPath(import.meta.url)
/** Sources in the repository, JavaScript in the installed kit. */
const besideThis = (name: string) => path.join(path.dirname(here), name + path.extname(here))
const CATALOGUE_LOADER = besideThis('catalogue-loader')
const patchFolder = path.join(path.dirname(here), '../../../patches')
const PATCHES = existsSync(patchFolder) ? readdirSync(patchFolder).map((file) => path.join(patchFolder, file)) : []
/** Installed packages but for the kit, whose catalogues are loaded as the repository's are. */
const OTHERS = /[\\/]node_modules[\\/](?!@onward[\\/])/
const INSTALLED_KIT = /[\\/]node_modules[\\/]@onward[\\/]/
/** Otherwise both builds of this package are bundled: 52 kB instead of 27. */
const runtimeCore = path.join(path.dirname(require.resolve('@module-federation/runtime-core')), 'index.js')

/** The registry names every entry script, so the runtime needs no manifest snapshots. */
const LEAN = { target: 'web', disableSnapshot: true } as const

/** What the shell needs none of; `left-out.ts` stands for it. */
const LEFT_OUT =
  /[\\/]@module-federation[\\/](runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)|webpack-bundler-runtime[\\/]dist[\\/]remotes)\.js$/

/** Modules of every first page, in one file: small files compress badly and each costs a request. */
const FIRST_PAGE =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]|[\\/]libs[\\/]portal-kit[\\/]src[\\/](index|router|i18n|hooks|remote|portal-context|error-text)\.|[\\/]libs[\\/]contracts[\\/]src[\\/]calendar-names\.|[\\/]libs[\\/]ui[\\/]src[\\/](frame\.ts|actions|feedback[\\/](?!Drawing|Loaded|Placeholder)|forms[\\/](?!PasswordField|search-field)|icons|layout|structure[\\/](?!AreaNav))/

/** Styles of `@onward/ui/frame`, which the shell shares. */
const SHARED_STYLES = /[\\/]libs[\\/]ui[\\/]src[\\/](actions|feedback|forms|icons|layout|structure)[\\/]/

const routerDir = path.dirname(require.resolve('react-router/package.json'))

/** Sets each chunk's hash in webpack's script loader; see `integrity.ts`. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}\nscript.integrity = globalThis.onwardIntegrity(url);`,
      )
    })
  }
}

/** Class names of remotes contain the build, because two versions can be in one page; the shell's do not, because HTML drawn by remotes uses them. */
const saltOf = (name: string, build: string): string => (name === 'shell' ? 'shell' : build)
const classNames = (name: string, build: string) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is' as const,
  localIdentName: `${name === 'shell' ? '' : ownClass(name)}[name]-[local]-[hash:base64:5]`,
  localIdentHashSalt: saltOf(name, build),
})

/** How TypeScript is compiled; `react` says what becomes of JSX. */
export const scriptsRule = (react: object): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    {
      loader: loader('swc-loader'),
      options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react } } },
    },
    CATALOGUE_LOADER,
  ],
})

function baseConfig({ dir, name, build, outDir }: BuildTarget): Configuration {
  return {
    name,
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: outDir,
      uniqueName: containerName(name, build),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 8_000,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // The package's default export is its development build.
        'react-router$': path.join(routerDir, 'dist/production/index.mjs'),
        'react-router/dom$': path.join(routerDir, 'dist/production/dom-export.mjs'),
        '@module-federation/runtime-tools/runtime-core': runtimeCore,
        '@module-federation/runtime-core': runtimeCore,
      },
    },
    module: {
      rules: [
        scriptsRule({ runtime: 'automatic' }),
        { test: /\.js$/, include: INSTALLED_KIT, exclude: OTHERS, loader: CATALOGUE_LOADER },
        { test: /\.json$/, exclude: OTHERS, type: 'javascript/esm', loader: CATALOGUE_LOADER },
        {
          test: /\.css$/,
          use: [
            // Relative, because an absolute address would be cached for another build.
            { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } },
            { loader: loader('css-loader'), options: { modules: classNames(name, build) } },
          ],
        },
        { test: /\.(woff2|svg|png|jpg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, '.cache'),
      name,
      buildDependencies: {
        config: [here, besideThis('hints'), besideThis('scoped-styles'), CATALOGUE_LOADER],
        // A package keeps its version when it is patched.
        patches: PATCHES,
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new ChunkIntegrityPlugin(),
      // Positions alone: the sources are the team's own.
      new webpack.SourceMapDevToolPlugin({
        test: /\.js$/,
        filename: '[file].map',
        append: false,
        noSources: true,
        moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
          inputName(absoluteResourcePath, dir),
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Of a remote. */
export const federationOptions = ({ name, build }: BuildTarget) =>
  ({
    name: containerName(name, build),
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './entry': './src/entry.ts' },
    shared: sharedOptions('remote'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // It has no remotes of its own.
    experiments: { optimization: { ...LEAN, disableRemote: true }, externalRuntime: true },
  }) as const

/** Configuration of a remote: exposes only `./entry` and bundles no shared module. */
export function remoteConfig(target: BuildTarget, manifest: PortalManifestInput, pages: Prerendered = {}): Configuration {
  const base = baseConfig(target)
  const { listed, files } = htmlFiles(pages)
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin(federationOptions(target)),
      new PortalPlugin({ kind: 'remote', manifest: { ...manifest, html: listed } }),
      new HtmlFilesPlugin(files),
      new FactsPlugin('remote'),
      new ScopedStylesPlugin(target.name),
      new HintsPlugin({ first: './src/entry.ts', named: 'src/entry.ts' }),
    ],
  }
}

/** Configuration of the shell: provides every shared module, lazily, and the federation runtime. */
export function shellConfig(target: BuildTarget, pages: Prerendered = {}): Configuration {
  const base = baseConfig(target)
  const { listed, files } = htmlFiles(pages)
  const publicPath = assetBase(target.name, target.build)
  return {
    ...base,
    entry: './src/index.ts',
    output: { ...base.output, publicPath },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { first: { name: 'first', chunks: 'async', enforce: true, test: FIRST_PAGE } } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(LEFT_OUT, besideThis('left-out')),
      new ModuleFederationPlugin({
        name: containerName(target.name, target.build),
        shared: sharedOptions('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: LEAN, provideExternalRuntime: true },
      }),
      new HtmlWebpackPlugin({ template: './src/index.html', publicPath, scriptLoading: 'defer', minify: false }),
      new PortalPlugin({ kind: 'shell', contract: PORTAL_CONTRACT, html: listed }),
      new HtmlFilesPlugin(files),
      new PublicFilesPlugin(),
      new FactsPlugin('shell'),
      new HintsPlugin({
        first: './bootstrap',
        named: 'src/messages/shell-messages.ts',
        page: { request: '../sign-in/account-pages', catalogue: 'src/sign-in/sign-in-messages.ts' },
      }),
    ],
  }
}

/** Renders a front end's pages in Node at build time. */
export function pagesConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target)
  const rules = (base.module?.rules ?? []).filter(
    (rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null && String(rule.test) !== String(/\.css$/),
  )
  const css = (name: string) => ({
    loader: loader('css-loader'),
    options: { modules: { ...classNames(name, target.build), exportOnlyLocals: true } },
  })
  return prerenderConfig(
    base,
    [
      ...rules,
      { test: /\.css$/, include: SHARED_STYLES, use: [css('shell')] },
      { test: /\.css$/, exclude: SHARED_STYLES, use: [css(target.name)] },
    ],
    target.outDir,
  )
}

/** The shell and the named remotes as one script and one stylesheet without federation, which `npm run bench` compares with. */
export function singleBundleConfig(target: BuildTarget, runtime: string): Configuration {
  const base = baseConfig(target)
  return {
    ...base,
    entry: './src/index.ts',
    output: { ...base.output, publicPath: assetBase(target.name, target.build), filename: '[name].js' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@module-federation/enhanced/runtime': runtime } },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}
