import type { ThemeConfig } from 'antd'

/** antd with the frame's tokens. Seeds are plain colours, because antd calculates with them; everything visible is a token. */
export const theme: ThemeConfig = {
  cssVar: { key: 'ow' },
  hashed: false,
  token: {
    fontFamily: 'var(--ow-font)',
    fontSize: 17,
    colorPrimary: '#0b5b46',
    colorInfo: '#1f5fa8',
    colorSuccess: '#1b7a43',
    colorWarning: '#8a5a00',
    colorError: '#b3261e',
    colorText: 'var(--ow-ink)',
    colorTextPlaceholder: 'var(--ow-ink-soft)',
    colorTextQuaternary: 'var(--ow-ink-soft)',
    colorTextDisabled: 'var(--ow-ink-soft)',
    colorIcon: 'var(--ow-ink-soft)',
    colorIconHover: 'var(--ow-ink)',
    colorBgContainer: 'var(--ow-surface)',
    colorBgElevated: 'var(--ow-surface)',
    colorBorder: 'var(--ow-line-strong)',
    borderRadius: 8,
    controlHeight: 44,
    motion: false,
  },
  components: {
    Select: {
      multipleItemBg: 'var(--ow-accent-tint)',
      multipleItemHeight: 32,
      activeBorderColor: 'var(--ow-accent)',
      hoverBorderColor: 'var(--ow-accent)',
      optionActiveBg: 'var(--ow-sunken)',
      optionSelectedBg: 'var(--ow-accent-tint)',
      optionSelectedColor: 'var(--ow-ink)',
    },
  },
}
