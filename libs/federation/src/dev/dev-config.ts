import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { DEV_BUILD, DEV_ENTRY } from '../front-ends'
import { HintsPlugin } from '../hints'
import { ChunkIntegrityPlugin, federationOptions, remoteConfig, scriptsRule } from '../preset'

const here = fileURLToPath(import.meta.url)
/** A source in the repository, JavaScript in the installed kit. */
const HOT_ENTRY = path.join(path.dirname(here), `hot-entry${path.extname(here)}`)
const HOT_LOADER = path.join(path.dirname(here), `hot-loader${path.extname(here)}`)
/** JSX is drawn by components that keep their state; see `families.ts`. */
const HOT_SCRIPTS: RuleSetRule = {
  ...scriptsRule({ runtime: 'automatic', importSource: '@onward/federation/dev', refresh: true, development: true }),
  exclude: [/node_modules/, path.dirname(here)],
}
/** Of a published remote alone. */
const PUBLISHED = [
  HintsPlugin,
  ModuleFederationPlugin,
  ChunkIntegrityPlugin,
  MiniCssExtractPlugin,
  webpack.SourceMapDevToolPlugin,
]

/** Configuration for developing a remote in a running portal: changed modules are put in place of the old ones. Not for publishing. */
export function devConfig(dir: string, outDir: string, manifest: PortalManifestInput): Configuration {
  const target = { dir, name: manifest.name, build: DEV_BUILD, outDir }
  const base = remoteConfig(target, manifest)
  return {
    ...base,
    // Not development: the shell lends React's production build.
    mode: 'production',
    devtool: 'cheap-module-source-map',
    module: {
      rules: [
        HOT_SCRIPTS,
        { ...HOT_SCRIPTS, use: HOT_LOADER, enforce: 'post' },
        { ...scriptsRule({ runtime: 'automatic' }), include: path.dirname(here) },
        ...(base.module?.rules ?? []).filter((rule) => String((rule as RuleSetRule).test) !== String(HOT_SCRIPTS.test)),
      ],
    },
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', assetModuleFilename: '[name][ext]' },
    optimization: {
      minimize: false,
      concatenateModules: false,
      mangleExports: false,
      usedExports: false,
      realContentHash: false,
      moduleIds: 'named',
      chunkIds: 'named',
    },
    cache: { type: 'memory' },
    watchOptions: { aggregateTimeout: 20, ignored: /node_modules|[\\/](dist|\.cache)[\\/]/ },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !PUBLISHED.some((kind) => plugin instanceof kind)),
      new ModuleFederationPlugin({ ...federationOptions(target), filename: DEV_ENTRY, exposes: { './entry': HOT_ENTRY } }),
      // The same names at each build, so that a changed style takes the place of the old one.
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new webpack.NormalModuleReplacementPlugin(/^\.\/entry-place(\.js)?$/, path.join(dir, 'src/entry.ts')),
      new webpack.DefinePlugin({ ONWARD_REMOTE: JSON.stringify(target.name) }),
      new webpack.HotModuleReplacementPlugin(),
    ],
  }
}
