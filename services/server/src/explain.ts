/** One sentence for whoever starts the process. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return 'The port is in use; set PORT to another one.'
  if (/^(ECONN|ENOTFOUND|EAI_|CONNECT)/.test(code)) return `The database of DATABASE_URL does not answer (${code}).`
  if (/^(28|3D)/.test(code)) return `The database of DATABASE_URL refuses us: ${error.message}.`
  return error.message
}
