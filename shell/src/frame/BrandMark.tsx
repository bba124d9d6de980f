/** A path that rises towards a sun; it says nothing that the word beside it does not. */
export function BrandMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--ow-evergreen, #0b5b46)" />
      <circle cx="22" cy="10.5" r="4.5" fill="#f2b233" />
      <path d="M6 25c5.5 0 6.5-4 9.5-7s5-3.5 10.5-3.5" fill="none" stroke="#fbfaf6" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
