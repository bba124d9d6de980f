/** The logo: a path that rises towards a sun. Decorative; the name is beside it. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="#0b5b46" />
      <circle cx="26.5" cy="13.5" r="5.5" fill="#f2b233" />
      <path d="M7 31.5c6.5-.5 8.5-4.5 12-8.5s7-5.5 14-5" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
