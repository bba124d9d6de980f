import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-webpack5'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
// The loaders that build the portal, so that a class name means the same in a story.
const require = createRequire(path.join(root, 'libs/federation/package.json'))
const MiniCssExtractPlugin = require('mini-css-extract-plugin') as typeof import('mini-css-extract-plugin')

// By name, because a pattern would make webpack walk every build in the repository.
const folders = ['libs/ui', 'shell', ...readdirSync(root).filter((name) => name.startsWith('remote-'))]

const isCssRule = (rule: unknown) =>
  typeof rule === 'object' && rule !== null && 'test' in rule && rule.test instanceof RegExp && rule.test.test('a.css')

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: folders.map((folder) => `../${folder}/src/**/*.stories.tsx`),
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: { hints: false },
    resolve: {
      ...webpack.resolve,
      alias: { ...webpack.resolve?.alias, '#read-texts$': path.join(root, '.storybook/read-texts.ts') },
    },
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []).filter((rule) => !isCssRule(rule)),
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: '[name]-[local]-[hash:base64:5]',
                },
              },
            },
          ],
        },
      ],
    },
    plugins: [...(webpack.plugins ?? []), new MiniCssExtractPlugin()],
  }),
}
export default config
