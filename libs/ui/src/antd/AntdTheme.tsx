import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { theme } from './theme'

/** The nonce that the page's policy allows for styles; from the boot document. */
function styleNonce(): string | undefined {
  const boot = document.getElementById('boot')?.textContent
  return boot ? (JSON.parse(boot) as { styleNonce?: string }).styleNonce : undefined
}

/** Wraps antd components: our theme, and styles that the content security policy allows. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const nonce = styleNonce()
  return (
    <ConfigProvider theme={theme} {...(nonce ? { csp: { nonce } } : {})}>
      {children}
    </ConfigProvider>
  )
}
