import type { ThemeConfig } from 'antd'
import antd from 'antd/es/theme'

/** Plain colours, because antd calculates hover and tint steps from them; everything that is seen is a token. */
const SEEDS = {
  light: {
    colorPrimary: '#0b5b46',
    colorInfo: '#1f5fa8',
    colorSuccess: '#1b7a43',
    colorWarning: '#8a5a00',
    colorError: '#b3261e',
  },
  dark: {
    colorPrimary: '#7fd4b4',
    colorInfo: '#93c0f3',
    colorSuccess: '#7ed39c',
    colorWarning: '#f0c15c',
    colorError: '#ff9d94',
  },
} as const

export interface ThemeOptions {
  dark: boolean
  /** Touch or a narrow window: 17 px text and 44 px targets; otherwise 15 px and 36 px. */
  roomy: boolean
}
const known = new Map<string, ThemeConfig>()
/** antd drawn from our tokens; the same object for the same options. */
export function themeOf(options: ThemeOptions): ThemeConfig {
  const key = `${options.dark}${options.roomy}`
  const theme = known.get(key) ?? makeTheme(options)
  known.set(key, theme)
  return theme
}

function makeTheme({ dark, roomy }: ThemeOptions): ThemeConfig {
  const size = roomy ? 17 : 15
  return {
    ...(dark && { algorithm: antd.darkAlgorithm }),
    cssVar: { key: 'ow' },
    hashed: false,
    token: {
      ...SEEDS[dark ? 'dark' : 'light'],
      ...COLOURS,
      fontFamily: 'var(--ow-font)',
      fontSize: size,
      fontSizeSM: 14,
      fontWeightStrong: 650,
      lineHeight: 1.45,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      borderRadius: 8,
      borderRadiusLG: 10,
      borderRadiusSM: 6,
      controlHeight: roomy ? 44 : 36,
      controlHeightSM: 32,
      controlHeightLG: 44,
      controlOutlineWidth: 0,
      boxShadow: 'none',
      boxShadowSecondary: '0 0 0 1px var(--ow-line), 0 12px 32px rgba(20, 35, 31, 0.14)',
      boxShadowTertiary: 'none',
      lineWidthFocus: 3,
      motion: false,
    },
    components: COMPONENTS,
  }
}

const COLOURS = {
  colorText: 'var(--ow-ink)',
  colorTextHeading: 'var(--ow-ink)',
  colorTextLabel: 'var(--ow-ink-soft)',
  colorTextDescription: 'var(--ow-ink-soft)',
  colorTextSecondary: 'var(--ow-ink-soft)',
  colorTextTertiary: 'var(--ow-ink-soft)',
  colorTextQuaternary: 'var(--ow-ink-soft)',
  colorTextPlaceholder: 'var(--ow-ink-soft)',
  colorTextDisabled: 'var(--ow-ink-soft)',
  colorTextLightSolid: 'var(--ow-on-accent)',
  colorIcon: 'var(--ow-ink-soft)',
  colorIconHover: 'var(--ow-ink)',
  colorBgLayout: 'var(--ow-paper)',
  colorBgContainer: 'var(--ow-surface)',
  colorBgElevated: 'var(--ow-surface)',
  colorBgMask: 'rgba(15, 30, 26, 0.45)',
  colorFillQuaternary: 'var(--ow-sunken)',
  colorFillTertiary: 'var(--ow-sunken)',
  colorFillSecondary: 'var(--ow-line)',
  colorBorder: 'var(--ow-line-strong)',
  colorBorderSecondary: 'var(--ow-line)',
  colorSplit: 'var(--ow-line)',
  colorLink: 'var(--ow-accent)',
  colorLinkHover: 'var(--ow-accent-strong)',
  controlItemBgHover: 'var(--ow-sunken)',
  controlItemBgActive: 'var(--ow-accent-tint)',
  controlItemBgActiveHover: 'var(--ow-accent-tint)',
  colorPrimaryBorder: 'var(--ow-marigold)',
} as const

const COMPONENTS: ThemeConfig['components'] = {
  Button: {
    colorPrimary: 'var(--ow-accent)',
    colorPrimaryHover: 'var(--ow-accent-strong)',
    colorPrimaryActive: 'var(--ow-accent-strong)',
    fontWeight: 600,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    defaultColor: 'var(--ow-accent)',
    defaultBorderColor: 'var(--ow-line-strong)',
    paddingInline: 14,
  },
  Dropdown: { colorError: 'var(--ow-danger)', colorTextLightSolid: 'var(--ow-surface)', controlItemBgHover: 'var(--ow-sunken)' },
  Select: {
    optionActiveBg: 'var(--ow-sunken)',
    optionSelectedBg: 'var(--ow-accent-tint)',
    optionSelectedColor: 'var(--ow-ink)',
    activeBorderColor: 'var(--ow-accent)',
    hoverBorderColor: 'var(--ow-accent)',
  },
  Splitter: { splitBarSize: 1, splitTriggerSize: 12 },
  Drawer: { footerPaddingBlock: 12 },
}
