import ConfigProvider from 'antd/es/config-provider'
import { createContext, type ReactNode, useContext } from 'react'
import { useMedia } from './media'
import { antdLocale, useUiMessages } from './messages'
import './staff.css'
import { themeOf } from './theme'

/** The nonce that the page's policy allows for styles; from the boot document. */
function readNonce(): { nonce: string } | null {
  const boot = document.getElementById('boot')?.textContent
  const { styleNonce } = boot ? (JSON.parse(boot) as { styleNonce?: string }) : {}
  return styleNonce ? { nonce: styleNonce } : null
}
let csp: ReturnType<typeof readNonce> | undefined

/** Menus and lists are drawn in the page's landmark, or in the dialog that lies over it. */
const popupPlace = (trigger?: HTMLElement): HTMLElement => trigger?.closest<HTMLElement>('dialog, main') ?? document.body

const Inside = createContext(false)

/** Wraps antd components: our theme and language, and styles that the content security policy allows. Does nothing inside another one. */
export function AntdTheme({ children }: { children: ReactNode }) {
  return useContext(Inside) ? children : <Outermost>{children}</Outermost>
}

function Outermost({ children }: { children: ReactNode }) {
  const t = useUiMessages()
  const dark = useMedia('screen and (prefers-color-scheme: dark)')
  const roomy = useMedia('(max-width: 767px), (pointer: coarse)')
  csp ??= readNonce()
  return (
    <ConfigProvider theme={themeOf({ dark, roomy })} locale={antdLocale(t)} getPopupContainer={popupPlace} {...(csp && { csp })}>
      <Inside.Provider value={true}>{children}</Inside.Provider>
    </ConfigProvider>
  )
}
