import { fireEvent, screen, within } from '@testing-library/react'

/** For tests: the panel of a part, which is opened where it is closed. */
export async function openPart(name: string) {
  const details = await screen.findByRole('button', { name: `Details: ${name}` })
  if (details.getAttribute('aria-expanded') === 'false') fireEvent.click(details)
  return within(screen.getByRole('region', { name }))
}
