/** Offers a generated file as a download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers still need the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
